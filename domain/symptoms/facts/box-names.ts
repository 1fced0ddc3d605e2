import { moleculesIn, type Substance, wordsOf } from "../../medicines/molecules/molecule.ts";

/** The word by which people call a box of their home, and what is in it. */
export interface BoxName {
  readonly word: string;
  /** As printed. */
  readonly name: string;
  readonly substances: readonly Substance[];
}

interface Named {
  readonly name: string;
  readonly molecules: readonly Substance[];
  readonly from: number;
  readonly until: number;
}

/** In letters: shorter words say too much else. */
const LEAST = 5;
/** With these a box begins that has no name of its own, or one that says what it is for. */
const EVERYDAY: ReadonlySet<string> = new Set(
  (
    "cough night sinus throat fever children childrens child infants infant adult adults baby headache migraine period " +
    "stomach allergy sleep relief extra strong natural saline " +
    "rhume fievre douleur douleurs enfant enfants adulte adultes gorge sommeil grippe estomac ventre allergie serum " +
    "fiebre dolor garganta ninos infantil adultos noche gripe resfriado estomago alergia suero"
  ).split(" "),
);

/** The names of boxes that no list of ours has: it may be a brand of another country. */
export function boxNamesOf(
  boxes: readonly {
    readonly box: { readonly name: string };
    readonly substances: readonly Substance[];
  }[],
): BoxName[] {
  return boxes.flatMap(({ box, substances }): BoxName[] => {
    const [word = ""] = wordsOf(box.name);
    const isName = word.length >= LEAST && !EVERYDAY.has(word) && moleculesIn(word).length === 0;
    const [name = word] = box.name.trim().split(/\s+/u);
    return isName && substances.length > 0 ? [{ word, name, substances }] : [];
  });
}

/** The medicines that words name, with those of the home among them, in the order of the words. */
export function withBoxNames(
  named: readonly Named[],
  words: readonly string[],
  boxes: readonly BoxName[],
): readonly Named[] {
  const isKnown = (at: number) => named.some(({ from, until }) => from <= at && at < until);
  const ofBoxes = words.flatMap((word, at): Named[] => {
    const box = isKnown(at) ? undefined : boxes.find((each) => each.word === word);
    return box ? [{ name: box.name, molecules: box.substances, from: at, until: at + 1 }] : [];
  });
  return [...named, ...ofBoxes].sort((one, other) => one.from - other.from);
}
