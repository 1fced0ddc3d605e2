import { isIn, type NamedMolecules } from "../../medicines/molecules/molecule.ts";
import type { Molecule } from "../../medicines/molecules/molecule-names.ts";
import { misspelledNames } from "../../medicines/names/resembling-names.ts";
import { SEDATING_ANTIHISTAMINES } from "../rules/condition-rules.ts";
import { isAgainstFever } from "../rules/fever-medicines.ts";

/** What is given in doses, and of which one more may be too much: a treatment is read by itself. */
const isOfDoses = (molecule: Molecule) =>
  isAgainstFever(molecule) ||
  molecule === "loperamide" ||
  isIn(["salicylates", "opioids"], molecule) ||
  SEDATING_ANTIHISTAMINES.includes(molecule);

const namesLike = misspelledNames(isOfDoses);

/** `doliprane1000`. */
const GLUED_STRENGTH = /(?<!\d)\d{1,4}(?:mg|g|ml)?$/u;

/** The medicines that words name, with those that they misspell: `dolipranne`, `apirretal`. */
export function withMisspelled(
  named: readonly NamedMolecules[],
  words: readonly string[],
): NamedMolecules[] {
  const isKnown = (at: number) => named.some(({ from, until }) => from <= at && at < until);
  const misspelled = words.flatMap((word, at) =>
    isKnown(at)
      ? []
      : namesLike(word.replace(GLUED_STRENGTH, "")).map((molecules) => ({
          name: word,
          molecules,
          from: at,
          until: at + 1,
        })),
  );
  return [...named, ...misspelled].sort((one, other) => one.from - other.from);
}
