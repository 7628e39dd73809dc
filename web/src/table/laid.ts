/** What a seat sees: what everybody does, and over it what is told to that seat alone. */
import type { Frame } from "../contract/kernel";
import type { Past, Version, WholeState } from "../contract/server";

export const laid = (told: Past | Version | WholeState): Frame => ({ ...(told.public as Frame), ...told.private });
