/** The parts of a report, as they are laid out: what stands above the first heading, then section by section. */
import type { ReportPart, ReportShown } from "../contract/server";

export interface Section { title: string; parts: ReportPart[] }
export interface Layout {
  score: ReportPart | null;
  /** What stands first: large. */
  lead: string;
  /** What stands beside it. */
  about: string[];
  /** The story, side by side, and everything else. */
  story: Section[];
  rest: Section[];
  /** What the report was written from: its last line. */
  source: string;
}

const isProse = (section: Section) => section.parts.length > 0 && section.parts.every((part) => part.kind === "paragraph");

export function laidOut(report: ReportShown): Layout {
  const parts = [...report.parts];
  const source = parts.at(-1)?.kind === "paragraph" && parts.length > 1 ? (parts.pop() as ReportPart).words : "";
  const first = parts.findIndex((part) => part.kind === "heading");
  const head = parts.slice(0, first < 0 ? undefined : first);
  const sections: Section[] = [];
  for (const part of first < 0 ? [] : parts.slice(first)) {
    if (part.kind === "heading") sections.push({ title: part.words, parts: [] });
    else sections.at(-1)?.parts.push(part);
  }
  const [lead = "", ...about] = head.filter((part) => part.kind === "paragraph").map((part) => part.words);
  const others = head.filter((part) => part.kind !== "paragraph" && part.kind !== "score");
  return {
    score: head.find((part) => part.kind === "score") ?? null,
    lead,
    about,
    story: sections.filter(isProse),
    rest: [...(others.length ? [{ title: "", parts: others }] : []), ...sections.filter((section) => !isProse(section))],
    source,
  };
}
