import { similarNames } from "../names/similar-names.ts";
import { knownAllergen } from "./known-allergens.ts";
import { moleculesIn, type Substance, wordsOf } from "./molecule.ts";
import { ALLERGIC_TO_ALL, CLASS_NAMES, CLASSES, type MoleculeClass } from "./molecule-classes.ts";

/** An allergy as typed, and what it forbids. */
export interface ParsedAllergy {
  readonly typed: string;
  /** Empty where no name in it is known to us. */
  readonly substances: ReadonlySet<Substance>;
  /** For names that we do not know but a box may carry. */
  readonly words: readonly string[];
  /** What names mean that it may be a misspelling of; empty where a name in it is known, or somebody was asked. */
  readonly resembles: ReadonlySet<Substance>;
}

const NAMED_CLASSES = Object.entries(CLASS_NAMES).map(([key, names]) => ({
  members: CLASSES[key as MoleculeClass] as readonly Substance[],
  names: names.split(",").map(wordsOf),
}));

/** @param isAnswered whether somebody picked it from a list, or said that no other name was meant */
export function parseAllergy(typed: string, isAnswered = false): ParsedAllergy {
  const words = wordsOf(typed);
  const named = NAMED_CLASSES.filter(({ names }) => names.some((name) => holds(words, name)));
  const molecules: readonly Substance[] = moleculesIn(typed);
  const substances = new Set([
    ...molecules,
    ...named.flatMap(({ members }) => members),
    ...wholeClassesOf(molecules),
  ]);
  const isKnown = substances.size > 0 || isAnswered || knownAllergen(typed) !== null;
  const similar = isKnown ? [] : similarNames(typed).flatMap((each) => each.substances);
  return {
    typed,
    substances,
    words,
    resembles: new Set([...similar, ...wholeClassesOf(similar)]),
  };
}

/** Whether a name of a substance or of a class stands in it: without what it may be a misspelling of, which takes long. */
export function namesAllergen(typed: string): boolean {
  const words = wordsOf(typed);
  return (
    moleculesIn(typed).length > 0 ||
    NAMED_CLASSES.some(({ names }) => names.some((name) => holds(words, name)))
  );
}

/** All members of the classes of which one member stands for all. */
function wholeClassesOf(substances: readonly Substance[]): Substance[] {
  return ALLERGIC_TO_ALL.map((key): readonly Substance[] => CLASSES[key])
    .filter((members) => substances.some((each) => members.includes(each)))
    .flat();
}

/** The first allergy whose unanswered question may be about one of these substances. */
export function resemblingAllergy(
  allergies: readonly ParsedAllergy[],
  substances: readonly Substance[],
): ParsedAllergy | null {
  return allergies.find(({ resembles }) => substances.some((each) => resembles.has(each))) ?? null;
}

/** The allergy that forbids something, null where none is known to. */
export function allergyTo(
  allergies: readonly ParsedAllergy[],
  { substances, names }: { substances: readonly Substance[]; names: readonly string[] },
): ParsedAllergy | null {
  const forbids = (allergy: ParsedAllergy) =>
    substances.some((substance) => allergy.substances.has(substance)) ||
    (allergy.words.length > 0 &&
      [...names, ...substances].some((name) => holds(wordsOf(name), allergy.words)));
  return allergies.find(forbids) ?? null;
}

function holds(words: readonly string[], part: readonly string[]): boolean {
  return words.some((_, at) => part.every((word, index) => words[at + index] === word));
}
