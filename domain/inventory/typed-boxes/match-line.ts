import { fold } from "../../locale/fold.ts";
import type { Form } from "../form.ts";
import type { BoxLine } from "./box-line.ts";
import { isSameStrength } from "./typed-strength.ts";

/** A medicine as a search finds it. */
export interface ListedMedicine {
  readonly id: string;
  readonly name: string;
  readonly dosage: string;
  /** Null where the list names a form that a cabinet does not know. */
  readonly form: Form | null;
  readonly molecule: string;
  /** Units of a full pack. */
  readonly defaultQuantity: number | null;
}

export interface LineMatch<Medicine> {
  /** The only listed medicine that all of the line is true of; null where several are, or none. */
  readonly sure: Medicine | null;
  /** Those to ask about, the likelier ones first. */
  readonly choices: readonly Medicine[];
}

/**
 * Which listed medicine a typed line means. A name, a strength or a form that is not that of the list makes it a question, as do two
 * medicines that differ in what the line does not say: no form is guessed.
 * @param found in the order of the search
 */
export function matchLine<Medicine extends ListedMedicine>(
  { name, dosage, form, quantity }: Pick<BoxLine, "name" | "dosage" | "form" | "quantity">,
  found: readonly Medicine[],
): LineMatch<Medicine> {
  const words = wordsOf(name);
  const named = found.filter((medicine) => {
    const known = wordsOf(`${medicine.name} ${medicine.molecule}`);
    return words.every((word) => known.includes(word));
  });
  const isStrong = (medicine: Medicine) => dosage === "" || isSameStrength(dosage, medicine.dosage);
  if (words.length === 0 || named.length === 0) {
    const alike = found.filter(isStrong);
    return { sure: null, choices: alike.length > 0 ? alike : found };
  }
  const ofName = named.filter((medicine) => wordsOf(medicine.name).join(" ") === words.join(" "));
  const candidates = ofName.length > 0 ? ofName : named;
  const strong = candidates.filter(isStrong);
  if (strong.length === 0) return { sure: null, choices: candidates };
  const formed = strong.filter((medicine) => form === null || medicine.form === form);
  if (formed.length === 0) return { sure: null, choices: strong };
  const packed = formed.filter(({ defaultQuantity }) => defaultQuantity === quantity);
  const last = packed.length > 0 ? packed : formed;
  const [only, ...others] = last;
  return only && others.length === 0
    ? { sure: only, choices: [only] }
    : { sure: null, choices: last };
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
