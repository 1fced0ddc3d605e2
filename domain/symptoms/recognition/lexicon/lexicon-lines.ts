import { ENGLISH } from "./en.ts";
import { SPANISH } from "./es.ts";
import { EVERYDAY } from "./everyday.ts";
import { FRENCH } from "./fr.ts";
import { HARM } from "./harm.ts";
import { HARMLESS_PHRASES } from "./harmless-phrases.ts";
import { INJURIES } from "./injuries.ts";
import { PICTURES } from "./pictures.ts";
import { PLACES } from "./places.ts";
import { SIGNS } from "./signs.ts";
import { SITUATIONS } from "./situations.ts";
import { SUBSTANCES } from "./substances.ts";
import { TREATMENTS } from "./treatments.ts";

const linesOf = (texts: readonly string[]) => texts.flatMap((lines) => lines.trim().split("\n"));

/** The words of the three languages together: people mix them. */
export const LEXICON_LINES: readonly string[] = linesOf([
  FRENCH,
  ENGLISH,
  SPANISH,
  SUBSTANCES,
  EVERYDAY,
  HARMLESS_PHRASES,
]);

/** Lines whose several words are read alone as well. */
export const OPEN_LINES: readonly string[] = linesOf([
  HARM,
  INJURIES,
  PICTURES,
  PLACES,
  SIGNS,
  SITUATIONS,
  TREATMENTS,
]);
