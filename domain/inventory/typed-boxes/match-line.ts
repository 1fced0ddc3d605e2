import { fold } from "../../locale/fold.ts";
import type { Form } from "../form.ts";
import { ageOf } from "./age-words.ts";
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

/** What a line says and none of the choices has, as typed. */
export interface Lack {
  readonly of: "strength" | "form" | "age";
  readonly typed: string;
}

export interface LineMatch<Medicine> {
  /** The only listed medicine that all of the line is true of; null where several are, or none. */
  readonly sure: Medicine | null;
  /** Those to ask about, the likelier ones first. */
  readonly choices: readonly Medicine[];
  /** What none of the choices has. */
  readonly lacks: readonly Lack[];
}

/**
 * Which listed medicine a typed line means. A name, a strength or a form that is not that of the list makes it a question, as do two
 * medicines that differ in what the line does not say: no form is guessed. What is for a child is for one where the list says so.
 * @param found in the order of the search
 */
export function matchLine<Medicine extends ListedMedicine>(
  line: Pick<BoxLine, "name" | "dosage" | "form" | "quantity">,
  found: readonly Medicine[],
): LineMatch<Medicine> {
  const typed = wordsOf(line.name);
  const words = typed.filter((word) => ageOf(word) === null);
  const named = found.filter((medicine) => {
    const known = wordsOf(`${medicine.name} ${medicine.molecule}`);
    return words.every((word) => known.includes(word)) && isForAges(typed, medicine);
  });
  if (words.length === 0 || named.length === 0) {
    const { choices, lacks } = narrowed(line, typed, ofBrand(words[0], found));
    return { sure: null, choices, lacks };
  }
  const ofName = named.filter((medicine) => wordsOf(medicine.name).join(" ") === typed.join(" "));
  const { choices, lacks } = narrowed(line, typed, ofName.length > 0 ? ofName : named);
  if (lacks.length > 0) return { sure: null, choices, lacks };
  const packed = choices.filter(({ defaultQuantity }) => defaultQuantity === line.quantity);
  const last = packed.length > 0 ? packed : choices;
  const [only, ...others] = last;
  return { sure: only && others.length === 0 ? only : null, choices: last, lacks };
}

/** Those that have what was typed; where none has it, all of them, and that is said. */
function narrowed<Medicine extends ListedMedicine>(
  { dosage, form }: Pick<BoxLine, "dosage" | "form">,
  typed: readonly string[],
  medicines: readonly Medicine[],
): { choices: readonly Medicine[]; lacks: readonly Lack[] } {
  const ages = typed.filter((word) => ageOf(word) !== null).join(" ");
  const asked: readonly [Lack, (medicine: Medicine) => boolean][] = [
    [{ of: "age", typed: ages }, (medicine) => isForAges(typed, medicine)],
    [{ of: "strength", typed: dosage }, (medicine) => isSameStrength(dosage, medicine.dosage)],
    [{ of: "form", typed: form ?? "" }, (medicine) => medicine.form === form],
  ];
  let choices = medicines;
  const lacks: Lack[] = [];
  for (const [lack, has] of asked) {
    if (lack.typed === "" || choices.length === 0) continue;
    const having = choices.filter(has);
    if (having.length > 0) choices = having;
    else lacks.push(lack);
  }
  return { choices, lacks };
}

/** Whether the list says of a medicine every age that was typed. */
function isForAges(typed: readonly string[], { name }: ListedMedicine): boolean {
  const known = new Set(wordsOf(name).map(ageOf));
  return typed.every((word) => ageOf(word) === null || known.has(ageOf(word)));
}

/** Of a brand that was found, no other brand with its substance; else whatever the search found. */
function ofBrand<Medicine extends ListedMedicine>(
  brand: string | undefined,
  found: readonly Medicine[],
): readonly Medicine[] {
  if (brand === undefined) return found;
  const isFound = found.some(({ name }) => wordsOf(name).includes(brand));
  if (!isFound) return found;
  return found.filter(({ name }) => wordsOf(name).some((word) => word.startsWith(brand)));
}

/**
 * Whether a name is that of a substance, and the listed medicine has the name of a maker as well: which maker's box it is, nobody
 * said.
 */
export function isWithoutMaker(
  typed: string,
  { name, molecule }: Pick<ListedMedicine, "name" | "molecule">,
): boolean {
  const words = wordsOf(typed).filter((word) => ageOf(word) === null);
  const known = wordsOf(molecule);
  // One substance of several is not what the box is called.
  const isSubstance = !molecule.includes("+") && words.every((word) => known.includes(word));
  return isSubstance && wordsOf(name).join(" ") !== words.join(" ");
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
