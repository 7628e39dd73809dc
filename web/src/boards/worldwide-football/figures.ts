/** Numbers as they are printed on cards. */

/** +1, −1, 0, with a true minus. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/** 1–6, or 3 where it is one alone; faces that do not follow each other are listed. */
export function range(faces: number[]): string {
  const [first, last] = [faces[0], faces.at(-1)];
  if (first === undefined || last === undefined) return "";
  if (first === last) return String(first);
  return last - first + 1 === faces.length ? `${first}–${last}` : faces.join(", ");
}
