import { fold } from "../../locale/fold.ts";
import { once } from "../../once.ts";
import { remember } from "../../remember.ts";
import { moleculesIn, wordsOf } from "../molecules/molecule.ts";
import { COMBINATIONS } from "../molecules/molecule-combinations.ts";
import { MOLECULE_NAMES, type Molecule } from "../molecules/molecule-names.ts";

/** A name that a typed one may stand for. */
export interface ResemblingName {
  /** What was typed, with the name spelled as the list spells it. */
  readonly corrected: string;
  readonly molecules: readonly Molecule[];
}

/** More answers are no longer one question. */
const MAX_NAMES = 6;
/** Shorter words resemble too many others. */
const MIN_LETTERS = 5;
/** From this length on a word may differ by two letters. */
const MIN_LETTERS_FOR_TWO = 7;

interface KnownName {
  readonly spelled: string;
  readonly words: readonly string[];
  readonly molecules: readonly Molecule[];
}

const KNOWN: readonly KnownName[] = [
  ...Object.entries(MOLECULE_NAMES).flatMap(([key, written]) =>
    written.split("|").flatMap((names) => knownNames(names, [key as Molecule])),
  ),
  ...Object.entries(COMBINATIONS).flatMap(([keys, names]) =>
    knownNames(names, keys.split(" ") as Molecule[]),
  ),
];

function knownNames(list: string, molecules: readonly Molecule[]): KnownName[] {
  return list
    .split(",")
    .map((name) => ({ spelled: name.trim(), words: wordsOf(name), molecules }))
    .filter(({ words }) => words.length > 0);
}

/**
 * The names that a typed one may stand for: those it misspells by a letter or two, or those that begin with its word
 * (`Humex` is no medicine, `Humex rhume` is). None where it names a substance already, and one for each composition.
 */
export function resemblingNames(typed: string): ResemblingName[] {
  if (moleculesIn(typed).length > 0) return [];
  const words = typed.split(/\s+/u).filter((word) => fold(word) !== "");
  for (const [at, word] of words.entries()) {
    const found = namesLike(fold(word));
    if (found.length === 0) continue;
    return found.map(({ spelled, molecules }) => ({
      corrected: words.map((other, index) => (index === at ? spelled : other)).join(" "),
      molecules,
    }));
  }
  return [];
}

function namesLike(word: string): KnownName[] {
  if (word.length < MIN_LETTERS) return [];
  const most = word.length < MIN_LETTERS_FOR_TWO ? 1 : 2;
  const begun = KNOWN.filter(({ words }) => words.length > 1 && words[0] === word);
  return onePerComposition(begun.length > 0 ? begun : nearest(word, () => most)).slice(
    0,
    MAX_NAMES,
  );
}

/** The single words that differ least, in at most so many letters. */
function nearest(
  word: string,
  mostOf: (name: string) => number,
  names: readonly KnownName[] = KNOWN,
): KnownName[] {
  const near = names.flatMap((name) => {
    const [only = "", ...others] = name.words;
    if (others.length > 0 || only.length < MIN_LETTERS) return [];
    const distance = distanceWithin(word, only, mostOf(only));
    return distance === null ? [] : [{ name, distance }];
  });
  const least = Math.min(...near.map(({ distance }) => distance));
  return near.filter(({ distance }) => distance === least).map(({ name }) => name);
}

/** From this length of a name on two slips are still the same name. */
const TWO_SLIPS_FROM = 9;
/**
 * What people say and write of all else, as near to a name: of the words of a French, an English and a Spanish dictionary
 * those that are no other medicine.
 */
const ORDINARY: ReadonlySet<string> = new Set(
  (
    "aciron acriban action acton admiro adoro aduro aleje alele alene alese alexia algesic algido algidos aliseda " +
    "alisedas alive analgesic aortal aprontado aprontados artal asare aspeo aspero aspiring aspiro astral astro atara " +
    "ataraxy austral bufen buffering caballine caribal caribean catalane catalina cataloging catalogise catalogize " +
    "catalogne celebre celebree celebren celebrer celebres celebrez cleve colchica comen constan contrada contrail " +
    "contramano contrames contrapas contrata contratad contratan contratar contratas corco criban dacron daisy dally " +
    "dermalgia dolar dolio dollar dolora doloras domen dopar dormida dormidito dormilona dormiria dormirian dramatice " +
    "dramatise dramatize dramming elector eleve factum falco falcon fatum flecto frenado frenados glutamine hautaine " +
    "horco indocil iodine lector lindane lleve macron mamen melodica melodicas metalizo methane mimen molen momean " +
    "moment momes monocromo monologic monoprix morco moren morphing morrina motin motril motriz moyen narco norbo " +
    "normo odium palsy panado panados pecto pedes pedia pedrea pelea pepito peplo perdonan perea perfilan pesto petto " +
    "phenylamine polemicen polyamine porco potassic proferir repto sedea septo skean solarize sonador suenan tachon " +
    "tacon tapetado tapetados temera tempera templa tempora tempura terylene tinner tomen toner torco tramado " +
    "tramador tramados ultra ultras unison ventanillo voltaient women zofra"
  ).split(" "),
);

/** A text is read again at each key, by several rules. */
const WORDS_KEPT = 256;

/**
 * What a word with a slip stands for, `dolipranne`: the compositions of the nearest names, where `isMeant` accepts one.
 * None for a word that people say of all else.
 */
export function misspelledNames(
  isMeant: (molecule: Molecule) => boolean,
): (word: string) => (readonly Molecule[])[] {
  const names = once(() => KNOWN.filter(({ molecules }) => molecules.some(isMeant)));
  return remember((word) => {
    const typed = fold(word);
    if (typed.length < MIN_LETTERS || ORDINARY.has(typed)) return [];
    // Few words are near to any of them: only then all names are compared.
    if (nearest(typed, slipsIn, names()).length === 0) return [];
    const meant = nearest(typed, slipsIn).filter(({ molecules }) => molecules.some(isMeant));
    return onePerComposition(meant).map(({ molecules }) => molecules);
  }, WORDS_KEPT);
}

const slipsIn = ({ length }: string) => (length < TWO_SLIPS_FROM ? 1 : 2);

function onePerComposition(names: readonly KnownName[]): KnownName[] {
  const byComposition = new Map<string, KnownName>();
  for (const name of names) {
    const key = name.molecules.toSorted().join(" ");
    if (!byComposition.has(key)) byComposition.set(key, name);
  }
  return [...byComposition.values()];
}

/** How many letters to change, add, drop or swap with the next; null where that is more than `most`. */
function distanceWithin(one: string, other: string, most: number): number | null {
  if (Math.abs(one.length - other.length) > most) return null;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = next;
  }
  const distance = last[other.length] ?? 0;
  return distance <= most ? distance : null;
}
