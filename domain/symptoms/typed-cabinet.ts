import { day } from "../calendar/day.ts";
import { type Form, isSingleDose } from "../inventory/form.ts";
import { UNKNOWN_DOSAGE } from "../inventory/medication-draft.ts";
import type { BoxLine } from "../inventory/typed-boxes/box-line.ts";
import type { CabinetBox } from "./facts/guide-facts.ts";
import { unitMilligrams } from "./rules/unit-strength.ts";

/** What a rule about symptoms has to know of a box and its line does not say. */
export type MissingFact = "form" | "expiresOn" | "strength";

/** The strength of a tablet decides for whom it is; what a syrup holds is measured by its own leaflet. */
export function missingFacts({ form, expiresOn, dosage }: BoxLine): MissingFact[] {
  const isMissing: readonly (readonly [MissingFact, boolean])[] = [
    ["form", form === null],
    ["expiresOn", expiresOn === null],
    ["strength", (form === null || isSingleDose(form)) && unitMilligrams(dosage) === null],
  ];
  return isMissing.filter(([, isSo]) => isSo).map(([fact]) => fact);
}

/**
 * A box of a list that nobody saved, as the rules about symptoms read it. One with a missing fact is compared with nothing: it
 * is refused, and its substances count all the same.
 */
export function typedBox(line: BoxLine, id: string): CabinetBox {
  const { typedName: name, dosage, form, quantity, left, boxes, expiresOn, openedOn, lot } = line;
  const units = left ?? (quantity === null ? null : quantity * boxes);
  return {
    id,
    name,
    dosage: dosage || UNKNOWN_DOSAGE,
    form: form ?? WORST_FORM,
    currentQuantity: units ?? 1,
    ...(units === null && { isQuantityUnknown: true }),
    expiresOn: expiresOn ?? LONG_PAST,
    openedOn,
    lot,
    activeMolecule: null,
    needsPrescription: null,
    ownerId: null,
    ...(missingFacts(line).length > 0 && { isUnreadable: true }),
  };
}

const WORST_FORM: Form = "Comprimé";
const LONG_PAST = day("1900-01-01");

/** What was answered about a box, each as typed: the word of a form, `06/2030`, `1000 mg`. */
export type TypedFacts = Partial<Record<MissingFact, string>>;

/** The line with what was answered about it, so that all of it stays one text. */
export function completedLine(line: string, { dosage }: BoxLine, facts: TypedFacts): string {
  const { strength = "", form = "", expiresOn = "" } = facts;
  const bare = /^\d[\d.,/]*$/.test(dosage) ? line.lastIndexOf(dosage) : -1;
  const isInPlace = strength !== "" && bare >= 0;
  const strong = isInPlace
    ? `${line.slice(0, bare)}${strength}${line.slice(bare + dosage.length)}`
    : line;
  return [strong, isInPlace ? "" : strength, form, expiresOn].filter(Boolean).join(", ");
}
