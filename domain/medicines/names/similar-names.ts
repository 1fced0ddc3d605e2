import { fold } from "../../locale/fold.ts";
import { once } from "../../once.ts";
import { type Substance, wordsOf } from "../molecules/molecule.ts";
import { CLASS_NAMES, CLASSES, type MoleculeClass } from "../molecules/molecule-classes.ts";
import { COMBINATIONS } from "../molecules/molecule-combinations.ts";
import { MOLECULE_NAMES } from "../molecules/molecule-names.ts";
import { typingDistance } from "./typing-distance.ts";

/** A substance, a brand or a class by one of its names. */
export interface KnownName {
  /** As it is written. */
  readonly name: string;
  readonly substances: readonly Substance[];
}

interface IndexedName extends KnownName {
  readonly key: string;
  readonly isOneWord: boolean;
}

/** A shorter word is too near to too many others. */
const SIMILAR_FROM = 5;
/** From this length on two slips are still the same word. */
const TWO_SLIPS_FROM = 8;
const SUGGESTIONS_MAX = 3;

/** What people write around the name of an allergy, and general words that are near to a name. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  "allergie,allergies,allergique,allergy,allergic,alergia,alergias,alergico,medicament,medicaments,medicine,medicines,medicamento,medicamentos,produit,produits,intolerance,intolerancia"
    .split(",")
    .map(fold),
);

/** Names of substances, brands and classes that a text may have meant: the nearest, at most three, the nearest first. */
export function similarNames(typed: string): KnownName[] {
  const words = wordsOf(typed).filter((word) => !OTHER_WORDS.has(word));
  const keys = [...new Set([words.join(""), ...words].map(soundOf))].filter(
    (key) => key.length >= SIMILAR_FROM,
  );
  const [whole] = keys;
  const found = indexedNames().flatMap((name) => {
    const distances = keys
      .filter((key) => key === whole || name.isOneWord)
      .map((key) => slipsBetween(key, name.key));
    const distance = Math.min(...distances, TOO_MANY);
    return distance === TOO_MANY ? [] : [{ name, distance }];
  });
  const nearest = Math.min(...found.map(({ distance }) => distance));
  const byName = new Map<string, KnownName>();
  for (const { name, distance } of found) {
    if (distance > nearest) continue;
    const { substances = [], ...first } = byName.get(name.key) ?? { name: name.name };
    // One name may be that of a substance and of its class: it stands for both.
    byName.set(name.key, {
      ...first,
      substances: [...new Set([...substances, ...name.substances])],
    });
  }
  return [...byName.values()].slice(0, SUGGESTIONS_MAX);
}

const TOO_MANY = 3;

/** 0 to 2, or `TOO_MANY`. */
function slipsBetween(key: string, name: string): number {
  const most = Math.min(key.length, name.length) >= TWO_SLIPS_FROM ? 2 : 1;
  const distance = typingDistance(key, name, most);
  return distance > most ? TOO_MANY : distance;
}

/** Letters that sound alike are one in the three languages: `ibuprophene` and `ibuprofene`. */
function soundOf(word: string): string {
  return fold(word)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/ph/gu, "f")
    .replace(/th/gu, "t")
    .replace(/y/gu, "i")
    .replace(/(\p{L})\1/gu, "$1");
}

const indexedNames = once((): readonly IndexedName[] => [
  ...Object.entries(MOLECULE_NAMES).flatMap(([molecule, written]) => namesIn(written, [molecule])),
  ...Object.entries(COMBINATIONS).flatMap(([molecules, written]) =>
    namesIn(written, molecules.split(" ")),
  ),
  ...Object.entries(CLASS_NAMES).flatMap(([key, written]) =>
    namesIn(written, CLASSES[key as MoleculeClass]),
  ),
]);

/** As they are written. */
export const knownNames = (): readonly string[] => indexedNames().map(({ name }) => name);

function namesIn(written: string, substances: readonly Substance[]): IndexedName[] {
  return written
    .split(/[,|]/u)
    .map((name) => name.trim())
    .map((name) => ({
      name,
      substances,
      key: soundOf(name),
      isOneWord: wordsOf(name).length === 1,
    }))
    .filter(({ key }) => key.length >= SIMILAR_FROM);
}
