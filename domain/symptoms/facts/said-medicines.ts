import { isLongTerm } from "../../interactions/treatments.ts";
import { isIn, namesIn, type Substance, wordsOf } from "../../medicines/molecules/molecule.ts";
import type { Molecule } from "../../medicines/molecules/molecule-names.ts";
import { isDenying, partsOfSpeech } from "./said-parts.ts";

/** A medicine that somebody's words name as taken. */
export interface SaidMedicine {
  /** As typed. */
  readonly name: string;
  readonly substances: readonly Substance[];
  /** Whether it is a treatment that goes on, and not a dose. */
  readonly isTreatment: boolean;
}

const TAKEN: ReadonlySet<string> = new Set(
  (
    "prends prend prenons prenez prennent pris prise avale avalee donne donnee donnes donnons " +
    "take takes taking took taken gave given giving had swallowed " +
    "tomo tomos toma tomamos toman tomado tomada tomando di dio dado dada dimos"
  ).split(" "),
);
/** Right before the name: `I'm on lisinopril`, `sous cortisone`. */
const UNDER: ReadonlySet<string> = new Set(["sous", "on", "bajo"]);
const UNDER_WITHIN = 2;
/** Between the verb and the name: `pris hier soir vers 22 h un Doliprane`. */
const BEFORE_NAME = 8;
/** `Doliprane donné`, `ibuprofen was taken`. */
const AFTER_NAME = 2;

/** Whoever asks whether it may be taken has not taken it. */
const ASKING =
  /(?:^| )(?:puis je|peut on|peut il|peut elle|peux|peux tu|pouvons|est ce que je peux|dois je|faut il|can|could|may|should|shall|puedo|puede|podemos|debo)(?: |$)/u;

const ALLERGIES: ReadonlySet<string> = new Set(
  (
    "allergie allergique allergies allergic allergy alergia alergico alergica intolerant intolerante intolerance " +
    "intolerancia"
  ).split(" "),
);
const isNotTaken = (word: string) => isDenying(word) || ALLERGIES.has(word);
const DENIED_WITHIN = 4;

/** Brands that are also the names of people. */
const PEOPLE: ReadonlySet<string> = new Set(["jasmine", "yasmin", "mirena"]);

/**
 * The medicines that words name and do not deny: a long-term treatment by its name alone, which nobody writes without a
 * reason, and any other where the words say that it was taken or given. When, nobody reads.
 */
export function saidMedicines(text: string): SaidMedicine[] {
  const found = partsOfSpeech(text).flatMap((part): SaidMedicine[] => {
    const words = wordsOf(part);
    const isAsking = ASKING.test(words.join(" "));
    return namesIn(part).flatMap(({ name, molecules, from, until }) => {
      const before = words.slice(Math.max(0, from - BEFORE_NAME), from);
      const after = words.slice(until, until + AFTER_NAME);
      const near = [...before, ...after];
      if (before.slice(-DENIED_WITHIN).some(isNotTaken)) return [];
      const isUnder = before.slice(-UNDER_WITHIN).some((word) => UNDER.has(word));
      const isTaken = !isAsking && (isUnder || near.some((word) => TAKEN.has(word)));
      const isTreatment = molecules.some(isContinued) && !PEOPLE.has(wordsOf(name).join(" "));
      return isTreatment || isTaken ? [{ name, substances: molecules, isTreatment }] : [];
    });
  });
  return [...new Map(found.map((each) => [each.substances.join("+"), each])).values()];
}

/** Taken for years, and in no class of such treatments. */
const ALSO_CONTINUED: readonly Molecule[] = [
  "low-dose-aspirin",
  "lithium",
  "methotrexate",
  "digoxin",
  "insulin",
  "metformin",
];

/** What is taken every day; an anti-inflammatory or a painkiller is a dose, long as it may be taken. */
const isContinued = (substance: Substance) =>
  ALSO_CONTINUED.some((each) => each === substance) ||
  (isLongTerm(substance) && !isIn(["nsaids", "opioids"], substance));
