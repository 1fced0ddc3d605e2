import { expect, test } from "vitest";
import type { Form } from "../../inventory/form.ts";
import type { Molecule } from "../../medicines/molecules/molecule-names.ts";
import type { Moment } from "../facts/stated-words.ts";
import { CONDITION_SOURCES, type ConditionSourceKey } from "./condition-sources.ts";
import { momentRefusals } from "./moment-checks.ts";

interface Case {
  readonly moment: Moment;
  readonly substance: Molecule;
  readonly form?: Form;
  /** Unknown without. */
  readonly months?: number;
  readonly said: readonly [reason: string, source: ConditionSourceKey] | null;
}

/** The rules of "Facts to decide" and of the leaflets read for it, each with what is nearly the same. */
const CASES: readonly Case[] = [
  { moment: "blood-in-stool", substance: "loperamide", said: ["condition", "loperamide"] },
  { moment: "fever", substance: "loperamide", said: ["condition", "loperamide"] },
  { moment: "antibiotic", substance: "loperamide", said: ["condition", "loperamide"] },
  { moment: "vomiting", substance: "loperamide", said: null },
  { moment: "blood-in-stool", substance: "racecadotril", said: ["ask-first", "unchecked"] },
  {
    moment: "blood-in-stool",
    substance: "bismuth-subsalicylate",
    said: ["ask-first", "unchecked"],
  },
  { moment: "fever", substance: "racecadotril", said: ["ask-first", "unchecked"] },
  { moment: "antibiotic", substance: "racecadotril", said: null },
  { moment: "fever", substance: "aspirin", months: 215, said: ["ask-first", "aspirin-fever"] },
  { moment: "fever", substance: "aspirin", said: ["ask-first", "aspirin-fever"] },
  { moment: "fever", substance: "aspirin", months: 216, said: null },
  { moment: "bleeding", substance: "ibuprofen", said: ["condition", "ibuprofen-leaflet"] },
  { moment: "vomiting", substance: "ibuprofen", said: ["ask-first", "ibuprofen-leaflet"] },
  { moment: "diarrhea", substance: "ibuprofen", said: ["ask-first", "ibuprofen-leaflet"] },
  { moment: "rash", substance: "ibuprofen", said: ["ask-first", "ansm-chickenpox"] },
  { moment: "fever", substance: "ibuprofen", said: null },
  {
    moment: "diarrhea",
    substance: "paracetamol",
    form: "Suppositoire",
    said: ["condition", "paracetamol-suppository"],
  },
  { moment: "diarrhea", substance: "paracetamol", form: "Comprimé", said: null },
  { moment: "vomiting", substance: "paracetamol", form: "Suppositoire", said: null },
  { moment: "alcohol", substance: "doxylamine", said: ["condition", "interactions-index"] },
  { moment: "alcohol", substance: "paracetamol", said: null },
  { moment: "belly-pain", substance: "macrogol", said: ["ask-first", "macrogol"] },
  { moment: "belly-pain", substance: "bisacodyl", said: ["ask-first", "bisacodyl-leaflet"] },
  { moment: "belly-pain", substance: "paracetamol", said: null },
];

test.each(CASES)("$moment with $substance, $form, at $months months", (each) => {
  const { moment, substance, form = null, months = null, said } = each;
  const about = { substances: [substance], names: [], form, ageInMonths: months };
  const found = momentRefusals(new Set([moment]), about);
  expect(found.map(({ reason, moment: of }) => [reason, of?.what, of?.source])).toEqual(
    said ? [[said[0], moment, CONDITION_SOURCES[said[1]].text]] : [],
  );
});

test("what is said of nothing speaks against nothing", () => {
  const about = {
    substances: ["ibuprofen", "loperamide"] as const,
    names: ["Ibuprofène effervescent"],
    form: null,
    ageInMonths: 400,
  };
  expect(momentRefusals(new Set(), about)).toEqual([]);
});
