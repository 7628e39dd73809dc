import type { AgreementShown } from "../contract/server";

/** The edition that is played, by its name; nothing where a file of one's own takes its place. */
export const editionOf = ({ options, files }: AgreementShown): unknown => (files.includes("edition") ? undefined : options["edition"]);
