import { moleculesIn, type Substance, wordsOf } from "./molecule.ts";
import { ALLERGIC_TO_ALL, CLASS_NAMES, CLASSES, type MoleculeClass } from "./molecule-classes.ts";

/** An allergy as typed, and what it forbids. */
export interface ParsedAllergy {
  readonly typed: string;
  /** Empty where no name in it is known to us. */
  readonly substances: ReadonlySet<Substance>;
  /** For names that we do not know but a box may carry. */
  readonly words: readonly string[];
}

const NAMED_CLASSES = Object.entries(CLASS_NAMES).map(([key, names]) => ({
  members: CLASSES[key as MoleculeClass] as readonly Substance[],
  names: names.split(",").map(wordsOf),
}));

export function parseAllergy(typed: string): ParsedAllergy {
  const words = wordsOf(typed);
  const named = NAMED_CLASSES.filter(({ names }) => names.some((name) => holds(words, name)));
  const molecules: readonly Substance[] = moleculesIn(typed);
  const whole = ALLERGIC_TO_ALL.map((key): readonly Substance[] => CLASSES[key]).filter((members) =>
    molecules.some((molecule) => members.includes(molecule)),
  );
  return {
    typed,
    substances: new Set([
      ...molecules,
      ...named.flatMap(({ members }) => members),
      ...whole.flat(),
    ]),
    words,
  };
}

/** The allergy that forbids something, null where none is known to. */
export function allergyTo(
  allergies: readonly ParsedAllergy[],
  { substances, names }: { substances: readonly Substance[]; names: readonly string[] },
): ParsedAllergy | null {
  const forbids = (allergy: ParsedAllergy) =>
    substances.some((substance) => allergy.substances.has(substance)) ||
    (allergy.words.length > 0 && names.some((name) => holds(wordsOf(name), allergy.words)));
  return allergies.find(forbids) ?? null;
}

function holds(words: readonly string[], part: readonly string[]): boolean {
  return words.some((_, at) => part.every((word, index) => words[at + index] === word));
}
