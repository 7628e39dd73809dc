/** Many small marks as one path: `mark` draws the one in a column and a row. */
export const marks = (columns: [number, number], rows: [number, number], mark: (column: number, row: number) => string): string => {
  const drawn: string[] = [];
  for (let column = columns[0]; column < columns[1]; column += 1) for (let row = rows[0]; row < rows[1]; row += 1) drawn.push(mark(column, row));
  return drawn.join("");
};
