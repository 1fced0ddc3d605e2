import { ENGLISH } from "./en.ts";
import { SPANISH } from "./es.ts";
import { EVERYDAY } from "./everyday.ts";
import { FRENCH } from "./fr.ts";
import { SUBSTANCES } from "./substances.ts";

/** The words of the three languages together: people mix them. */
export const LEXICON_LINES: readonly string[] = [
  FRENCH,
  ENGLISH,
  SPANISH,
  SUBSTANCES,
  EVERYDAY,
].flatMap((lines) => lines.trim().split("\n"));
