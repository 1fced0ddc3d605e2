import type { Language } from "../../locale/locales.ts";
import { isMolecule, listed, SOMETHING_ELSE, type Substance, substancesOf } from "./molecule.ts";
import { substanceName } from "./substance-name.ts";

/** What a medicine or a box is made of, as far as its list or its name tells. */
export interface Contents {
  readonly name: string;
  readonly dosage: string;
  /** Of the list of medicines; null for a box that was typed by hand. */
  readonly activeMolecule: string | null;
}

/** Medicines of one list that are made of the same, and the boxes at home that are, or are in part. */
export interface SubstanceGroup<Medicine, Box> {
  readonly key: string;
  /** The substances in the words of the list. */
  readonly molecule: string;
  /** In the order in which they were found, whatever their names. */
  readonly medicines: readonly Medicine[];
  /** Boxes of exactly these substances. */
  readonly same: readonly Box[];
  /** Boxes that have one of these substances and something else, or not all of them. */
  readonly partly: readonly Box[];
}

export interface ComparedWithHome<Medicine, Box> {
  readonly groups: readonly SubstanceGroup<Medicine, Box>[];
  /** Boxes of which nobody knows what is in them: they may hold any of these substances. */
  readonly unknown: readonly Box[];
}

/** Sorts medicines by what they are made of, and finds what of it is at home. */
export function compareWithHome<Medicine, Box>(
  medicines: readonly Medicine[],
  boxes: readonly Box[],
  contentsOf: {
    readonly medicine: (medicine: Medicine) => Contents;
    readonly box: (box: Box) => Contents;
  },
): ComparedWithHome<Medicine, Box> {
  const held = boxes.map((box) => ({ box, substances: keysOf(contentsOf.box(box)) }));
  const bySubstance = Map.groupBy(medicines, (medicine) =>
    keysOf(contentsOf.medicine(medicine)).toSorted().join(SEPARATOR),
  );
  const groups = [...bySubstance].map(([key, own]) => {
    const wanted = key === "" ? [] : key.split(SEPARATOR);
    const sharing = held.filter(({ substances }) =>
      substances.some((each) => wanted.includes(each)),
    );
    const isSame = (substances: readonly Substance[]) =>
      substances.length === wanted.length && substances.every((each) => wanted.includes(each));
    const [first] = own;
    return {
      key,
      molecule: (first && contentsOf.medicine(first).activeMolecule) ?? "",
      medicines: own,
      same: sharing.filter(({ substances }) => isSame(substances)).map(({ box }) => box),
      partly: sharing.filter(({ substances }) => !isSame(substances)).map(({ box }) => box),
    };
  });
  const unknown = held.filter(
    ({ substances }) => substances.length === 0 || substances.includes(SOMETHING_ELSE),
  );
  return { groups, unknown: unknown.map(({ box }) => box) };
}

/**
 * What the substances that a list writes are called in a language; null unless each of them has a name in it.
 * @param activeMolecule as the list has it: `Paracétamol + Codéine`
 */
export function listedNames(activeMolecule: string, language: Language): string | null {
  const substances = listed(activeMolecule);
  if (substances.length === 0 || !substances.every(isMolecule)) return null;
  return substances.map((each) => substanceName(each, language)).join(SEPARATOR);
}

const SEPARATOR = " + ";

/** The tablets that are taken every day against clots hold the same substance as those against pain. */
function keysOf(contents: Contents): readonly Substance[] {
  const substances = substancesOf(contents).map((each) =>
    each === "low-dose-aspirin" ? "aspirin" : each,
  );
  return [...new Set(substances)];
}
