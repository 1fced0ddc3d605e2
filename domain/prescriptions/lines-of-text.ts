import { withoutBullet } from "../inventory/typed-boxes/box-line.ts";
import { plainLine } from "../plain-text.ts";
import { directionsStart, hasDirections } from "./directions.ts";
import { LINE_MAX_LENGTH } from "./prescription-line.ts";

/** Lines of one prescription, as the database bounds them. */
export const LINES_MAX = 30;

/** A strength: what tells the line of a medicine from an address, a name and a date. */
const STRENGTH =
  /(?<![\p{L}\d.,/])(?:\d{1,3} ?\d{3}|\d{1,6})(?:[.,]\d{1,3})?(?: ?\/ ?\d{1,4})? ?(?:mg|g|µg|μg|mcg|ui|iu|ml|%|microgrammes?|micrograms?|microgramos?)(?!\p{L})/iu;
const FORM =
  /(?<!\p{L})(?:comprim[ée]s?|g[ée]lules?|sachets?|sirop|suppositoires?|collyre|pommade|cr[èe]me|gouttes|tablets?|capsules?|syrup|suppositor(?:y|ies)|ointment|cream|drops|comprimidos?|c[áa]psulas?|sobres?|packets?|jarabe|supositorios?|pomada|crema|gotas|inhalateur|inhaler|inhalador)(?!\p{L})/iu;
/** About the paper, and no medicine: `À renouveler 2 fois` is no dose. */
const REFILLS = /renouvel|refill|repetirse|renovar|renovaci/i;
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
const WORD = /\p{L}{4}/u;
const NUMBERING = /^[^\p{L}\d]*(?:\d{1,2} ?[.)°/-]+ +)?[^\p{L}\d]*/u;

/**
 * The lines of a recognized text that name a medicine, each with the directions that follow it. All others (who wrote it, for
 * whom, when) are left out: what was misread there concerns no medicine.
 */
export function linesOfText(text: string): string[] {
  const found: string[] = [];
  let isOpen = false;
  for (const typed of text.split(LINE_BREAK)) {
    const line = plainLine(typed).replace(NUMBERING, "").slice(0, LINE_MAX_LENGTH);
    if (line === "") continue;
    if (namesMedicine(line)) {
      found.push(line);
      isOpen = true;
    } else if (isOpen && hasDirections(line) && !REFILLS.test(line)) {
      found.push(`${found.pop()}, ${line}`.slice(0, LINE_MAX_LENGTH));
    } else {
      isOpen = false;
    }
  }
  return found.slice(0, LINES_MAX);
}

/**
 * The lines of a text that was pasted into the line of a form, without their bullets and numbers. None is joined to another, and
 * none is left out: the person who pastes them looks at each.
 */
export function pastedLines(text: string): string[] {
  return text
    .split(LINE_BREAK)
    .map((line) => withoutBullet(line, Number.POSITIVE_INFINITY))
    .filter((line) => line !== "");
}

/** Whether several lines came into a text at once; a line break that is typed is one sign. */
export function isPaste(before: string, after: string): boolean {
  return after.length > before.length + 1 && pastedLines(after).length > 1;
}

/** Directions alone may have a strength or a form too: `1 comprimé matin et soir`. */
function namesMedicine(line: string): boolean {
  const medicine = line.slice(0, directionsStart(line));
  return WORD.test(medicine) && (STRENGTH.test(medicine) || FORM.test(medicine));
}

/**
 * Whether a text names a medicine by itself: a word, then a strength. Directions may come after it; `gélules de 500 mg` is a part of
 * another.
 */
export function namesWholeMedicine(text: string): boolean {
  const medicine = text.slice(0, directionsStart(text));
  const strength = STRENGTH.exec(medicine);
  if (!strength) return false;
  const name = medicine.slice(0, strength.index);
  return WORD.test(name) && !FORM.test(name);
}
