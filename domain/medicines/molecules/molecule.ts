import { fold } from "../../locale/fold.ts";
import { once } from "../../once.ts";
import { CLASSES, type MoleculeClass } from "./molecule-classes.ts";
import { COMBINATIONS, OTHER_BOX_WORDS } from "./molecule-combinations.ts";
import { MOLECULE_NAMES, type Molecule } from "./molecule-names.ts";

/** A molecule we know, or the folded name of one we do not. */
export type Substance = string;

/** Stands for what else a box may hold, where its name says only that there is more. */
export const SOMETHING_ELSE: Substance = "?";

interface Name {
  readonly words: readonly string[];
  readonly molecules: readonly Molecule[];
  readonly isBrand: boolean;
}

/** How brands glue a form to their name: `DolipraneTabs`. */
const GLUED =
  /(?<=.{4})(?:orodoz|tabs|caps|flash|med|odis|liquicaps|actigo|effigel|gel|stix|liquiz|eff|hop|fem|pro|plast|lyo|spe|ophta|ophtabak)$/u;
const SEPARATOR = /[^\p{L}\p{N}]+/u;

/** By their first word, those with more words first: `carbonate de calcium` is not calcium. */
const names = once(() =>
  byFirstWord([
    ...Object.entries(MOLECULE_NAMES).flatMap(([key, written]) => {
      const molecules = [key as Molecule];
      const [names = "", brands = ""] = written.split("|");
      return [...namesOf(names, molecules, false), ...namesOf(brands, molecules, true)];
    }),
    // After the single ones: `Spasfon` is both, and holds both.
    ...Object.entries(COMBINATIONS).flatMap(([keys, brands]) =>
      namesOf(brands, keys.split(" ") as Molecule[], true),
    ),
  ]),
);
const otherBoxWords = once(() => new Set(fold(OTHER_BOX_WORDS).split(", ")));

/** The molecules a text names, by whatever name, each once, in the order of the text. */
export function moleculesIn(text: string): Molecule[] {
  return read(text).molecules;
}

/** A medicine that a text names. */
export interface NamedMolecules {
  /** As written. */
  readonly name: string;
  readonly molecules: readonly Molecule[];
  /** The places of its words among those of the text; `until` is the one after. */
  readonly from: number;
  readonly until: number;
}

/** Each name of a medicine in a text, and where it stands. */
export function namesIn(text: string): NamedMolecules[] {
  const words = wordsOf(text);
  const written = text.split(SEPARATOR).filter((word) => fold(word) !== "");
  const found: NamedMolecules[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const name = nameAt(words, from);
    if (!name) continue;
    const until = from + name.words.length;
    found.push({
      name: written.slice(from, until).join(" "),
      molecules: name.molecules,
      from,
      until,
    });
    from = until - 1;
  }
  return found;
}

/**
 * What is in a box, as far as it can be told. Nothing where neither its reference nor its name says.
 * @param activeMolecule of its reference, `Paracétamol + Codéine`; null for a box typed by hand
 */
export function substancesOf(box: {
  readonly name: string;
  readonly dosage: string;
  readonly activeMolecule: string | null;
}): Substance[] {
  const found = box.activeMolecule === null ? fromName(box.name) : listed(box.activeMolecule);
  return isLowDoseAspirin(found, box.dosage) ? ["low-dose-aspirin"] : found;
}

/** What a medicine of a list is made of; its own folded name where we do not know it. */
export function listed(medicine: string): Substance[] {
  const parts = medicine.split("+").filter((part) => fold(part) !== "");
  const each = parts.flatMap((part): Substance[] => {
    const known = moleculesIn(part);
    return known.length > 0 ? known : [fold(part)];
  });
  return [...new Set(each)];
}

export function isMolecule(substance: Substance): substance is Molecule {
  return Object.hasOwn(MOLECULE_NAMES, substance);
}

export function isIn(classes: readonly MoleculeClass[], substance: Substance): boolean {
  return classes.some((each) => (CLASSES[each] as readonly Substance[]).includes(substance));
}

/** Classes whose members treat infections by bacteria. */
export const ANTIBIOTICS = [
  "penicillins",
  "cephalosporins",
  "macrolides",
  "tetracyclines",
  "fluoroquinolones",
  "sulfonamides",
] as const satisfies readonly MoleculeClass[];

export const isAntibiotic = (substance: Substance): boolean => isIn(ANTIBIOTICS, substance);

function fromName(name: string): Substance[] {
  const { molecules, words, hasBrand } = read(name);
  const isAnotherBox = hasBrand && words.some((word) => otherBoxWords().has(word));
  return isAnotherBox ? [...molecules, SOMETHING_ELSE] : molecules;
}

/** Taken every day against clots; no pain killer. */
function isLowDoseAspirin(substances: readonly Substance[], dosage: string): boolean {
  if (substances.length !== 1 || substances[0] !== "aspirin") return false;
  const [, milligrams] = /^(\d+) ?mg\b/iu.exec(dosage.trim()) ?? [];
  return Number(milligrams) > 0 && Number(milligrams) <= LOW_DOSE_MG;
}

const LOW_DOSE_MG = 160;

interface Reading {
  readonly molecules: Molecule[];
  /** Those that are part of no name. */
  readonly words: string[];
  readonly hasBrand: boolean;
}

function read(text: string): Reading {
  const words = wordsOf(text);
  const molecules = new Set<Molecule>();
  const others: string[] = [];
  let hasBrand = false;
  for (let at = 0; at < words.length; ) {
    const name = nameAt(words, at);
    if (name) {
      for (const molecule of name.molecules) molecules.add(molecule);
      hasBrand ||= name.isBrand;
    } else {
      others.push(words[at] ?? "");
    }
    at += name?.words.length ?? 1;
  }
  return { molecules: [...molecules], words: others, hasBrand };
}

function nameAt(words: readonly string[], at: number): Name | undefined {
  const word = words[at] ?? "";
  const fits = (name: Name) => name.words.every((each, index) => words[at + index] === each);
  const found = names().get(word)?.find(fits);
  if (found) return found;
  const brand = word.replace(GLUED, "");
  return names()
    .get(brand)
    ?.find((name) => name.words.length === 1);
}

export function wordsOf(text: string): string[] {
  return partsOf(fold(text));
}

function partsOf(folded: string): string[] {
  return folded.split(SEPARATOR).filter((word) => word !== "");
}

function namesOf(list: string, molecules: readonly Molecule[], isBrand: boolean): Name[] {
  // Folded at once: there are thousands of names.
  return fold(list)
    .split(",")
    .map((name) => ({ words: partsOf(name), molecules, isBrand }))
    .filter(({ words }) => words.length > 0);
}

function byFirstWord(names: readonly Name[]): Map<string, Name[]> {
  const found = new Map<string, Name[]>();
  for (const name of names) {
    const first = name.words[0] ?? "";
    const others = (found.get(first) ?? []).filter(
      (other) => other.words.join(" ") !== name.words.join(" "),
    );
    found.set(
      first,
      [...others, name].sort((one, other) => other.words.length - one.words.length),
    );
  }
  return found;
}
