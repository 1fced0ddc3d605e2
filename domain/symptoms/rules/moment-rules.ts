import type { Form } from "../../inventory/form.ts";
import type { MoleculeClass } from "../../medicines/molecules/molecule-classes.ts";
import type { Molecule } from "../../medicines/molecules/molecule-names.ts";
import type { Moment } from "../facts/stated-words.ts";
import type { ConditionSourceKey } from "./condition-sources.ts";

/** What is so today, and what it means for a substance: all that is given here together. */
export interface MomentRule {
  readonly moment: Moment;
  readonly level: "refuse" | "ask";
  readonly molecules?: readonly Molecule[];
  readonly classes?: readonly MoleculeClass[];
  /** Whatever dissolves with a sodium salt, as the name of the box says. */
  readonly isEffervescent?: true;
  /** Boxes of this form alone. */
  readonly form?: Form;
  readonly underMonths?: number;
  readonly source: ConditionSourceKey;
}

const years = (count: number) => count * 12;

/** What leaflets say of a symptom of today, whatever the profile says. A rule that nobody has checked in a text asks. */
export const MOMENT_RULES: readonly MomentRule[] = [
  { moment: "blood-in-stool", level: "refuse", molecules: ["loperamide"], source: "loperamide" },
  { moment: "fever", level: "refuse", molecules: ["loperamide"], source: "loperamide" },
  {
    moment: "antibiotic",
    level: "refuse",
    molecules: ["loperamide"],
    source: "loperamide",
  },
  {
    moment: "blood-in-stool",
    level: "ask",
    molecules: ["racecadotril", "bismuth-subsalicylate"],
    source: "unchecked",
  },
  {
    moment: "fever",
    level: "ask",
    molecules: ["racecadotril", "bismuth-subsalicylate"],
    source: "unchecked",
  },
  {
    moment: "fever",
    level: "ask",
    classes: ["salicylates"],
    underMonths: years(18),
    source: "aspirin-fever",
  },
  { moment: "bleeding", level: "refuse", classes: ["nsaids"], source: "ibuprofen-leaflet" },
  { moment: "vomiting", level: "ask", classes: ["nsaids"], source: "ibuprofen-leaflet" },
  { moment: "diarrhea", level: "ask", classes: ["nsaids"], source: "ibuprofen-leaflet" },
  {
    moment: "diarrhea",
    level: "refuse",
    molecules: ["paracetamol"],
    form: "Suppositoire",
    source: "paracetamol-suppository",
  },
  { moment: "rash", level: "ask", classes: ["nsaids"], source: "ansm-chickenpox" },
  { moment: "alcohol", level: "refuse", classes: ["sedatives"], source: "interactions-index" },
  { moment: "low-salt", level: "ask", molecules: ["alginate"], source: "alginate-leaflet" },
  {
    moment: "low-salt",
    level: "ask",
    isEffervescent: true,
    source: "effervescent-paracetamol",
  },
  {
    moment: "belly-pain",
    level: "ask",
    molecules: ["macrogol"],
    source: "macrogol",
  },
  {
    moment: "belly-pain",
    level: "ask",
    classes: ["stimulant-laxatives"],
    source: "bisacodyl-leaflet",
  },
];
