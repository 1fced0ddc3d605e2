import { wordsOf } from "../medicines/molecules/molecule.ts";
import { CLASSES, type MoleculeClass } from "../medicines/molecules/molecule-classes.ts";
import { MOLECULE_NAMES } from "../medicines/molecules/molecule-names.ts";
import { substanceName } from "../medicines/molecules/substance-name.ts";
import { isHomeopathic, moleculeOf, straightName } from "../medicines/official/substances.ts";

/** What acts, whatever the brand, the form and the salt. */
export interface IdentifiedSubstance {
  /** A key of the molecules that rules know, else the official name in words joined by hyphens. */
  readonly id: string;
  /** Null where only the list of another country names it. */
  readonly innFr: string | null;
  readonly innEn: string | null;
  readonly innEs: string | null;
  readonly classIds: readonly MoleculeClass[];
}

/** Molecules by each of their names, which hold no brand. */
const BY_NAME: ReadonlyMap<string, string> = new Map([
  ...Object.entries(MOLECULE_NAMES).flatMap(([key, written]) =>
    (written.split("|")[0] ?? "").split(",").map((name) => [wordsOf(name).join(" "), key] as const),
  ),
  ["trimethyl ether du phloroglucinol", "trimethylphloroglucinol"] as const,
]);

/** Of these the other half of a compound may act: `pidolate de magnésium` is not magnesium. */
const MINERAL =
  /^(?:sodium|potassium|calcium|magnesium|zinc|fer|fluor|iode|iodure|aluminium|lithium|argent|cuivre|selenium|bismuth|soufre|glycerol)\b/;

/** The substance that an official name means. */
export interface NamedSubstance {
  readonly substance: IdentifiedSubstance;
  /** Whether the name means a salt, an ester, a hydrate or an extract, and not the substance alone. */
  readonly isSalt: boolean;
}

/** Reads each name once: an edition has thirty thousand lines with four thousand names. */
export function createIdentification(): (officialName: string) => NamedSubstance {
  const known = new Map<string, NamedSubstance>();
  return (officialName) => {
    const named = known.get(officialName) ?? identify(officialName);
    known.set(officialName, named);
    return named;
  };
}

/** @param officialName of CIS_COMPO: `PHOSPHATE DE CODÉINE HÉMIHYDRATÉ` is a salt of codeine */
export function identify(officialName: string): NamedSubstance {
  const substance = substanceOf(officialName);
  const isSalt = wordsOf(plainName(officialName)).join() !== wordsOf(substance.innFr ?? "").join();
  return { substance, isSalt };
}

/** Without what does not change what is weighed. */
function plainName(name: string): string {
  return straightName(name.toLowerCase()).replace(
    / (?:anhydre|base|élément|micronisée?)(?= |$)/g,
    "",
  );
}

/** The molecule that rules know by exactly these words, in any of the three languages. */
export function moleculeNamed(words: readonly string[]): string | undefined {
  return BY_NAME.get(words.join(" "));
}

function substanceOf(name: string): IdentifiedSubstance {
  const french = moleculeOf(name);
  // What is diluted does not act as the substance does.
  if (isHomeopathic([{ name }])) {
    return unnamed(`${slug(french)}-homeopathic`, `${french} (homéopathie)`);
  }
  const words = wordsOf(french);
  const key = BY_NAME.get(words.join(" ")) ?? leading(words) ?? behind(words);
  return key === undefined ? unnamed(slug(french), french) : knownSubstance(key);
}

/** A molecule that rules know, by its key. */
export function knownSubstance(key: string): IdentifiedSubstance {
  return {
    id: key,
    innFr: substanceName(key, "fr"),
    innEn: substanceName(key, "en"),
    innEs: substanceName(key, "es"),
    classIds: (Object.keys(CLASSES) as MoleculeClass[]).filter((each) =>
      (CLASSES[each] as readonly string[]).includes(key),
    ),
  };
}

/** `diclofénac de diéthylamine` is diclofenac. */
function leading(words: readonly string[]): string | undefined {
  if (MINERAL.test(words[0] ?? "")) return undefined;
  for (let count = words.length - 1; count > 0; count -= 1) {
    const key = BY_NAME.get(words.slice(0, count).join(" "));
    if (key !== undefined) return key;
  }
  return undefined;
}

/** `épolamine de diclofénac` is diclofenac too. */
function behind(words: readonly string[]): string | undefined {
  for (const [at, word] of words.entries()) {
    const rest = words.slice(at + 1);
    if (!/^(?:de|d|du)$/.test(word) || MINERAL.test(rest[0] ?? "")) continue;
    const key = BY_NAME.get(rest.join(" "));
    if (key !== undefined) return key;
  }
  return undefined;
}

function unnamed(id: string, french: string): IdentifiedSubstance {
  return { id, innFr: french, innEn: null, innEs: null, classIds: [] };
}

/** Letters that the alphabet of keys does not have are left out. */
export function slug(name: string): string {
  return wordsOf(name.toLowerCase())
    .map((word) => word.replace(/[^a-z0-9]/g, ""))
    .filter((word) => word !== "")
    .join("-");
}
