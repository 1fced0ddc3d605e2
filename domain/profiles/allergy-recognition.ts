import { fold } from "../locale/fold.ts";
import { contentLanguage, type Language } from "../locale/locales.ts";
import { KNOWN_ALLERGENS, knownAllergen } from "../medicines/molecules/known-allergens.ts";
import { type ParsedAllergy, parseAllergy } from "../medicines/molecules/molecule-allergy.ts";
import { knownNames, similarNames } from "../medicines/names/similar-names.ts";
import { holdsAllergy } from "./allergies.ts";

/** The allergies of a profile, with what somebody answered about them. */
export interface StoredAllergies {
  /** As typed or picked. */
  readonly allergies: readonly string[];
  /** Those chosen from the lists of substances, classes and foods. */
  readonly pickedAllergies: readonly string[];
  /** Those kept as typed after the question whether another name was meant. */
  readonly unrecognizedAllergies: readonly string[];
}

export interface RecognizedAllergy extends ParsedAllergy {
  /**
   * `medicine`: a substance, a brand or a class; `other`: food and the like; `similar`: it resembles a known name, and
   * nobody has answered yet; `unknown`: no list has it.
   */
  readonly recognition: "medicine" | "other" | "similar" | "unknown";
}

/** Every allergy as far as it is recognised, in the order of the profile. */
export function recognizeAllergies({
  allergies,
  pickedAllergies,
  unrecognizedAllergies,
}: StoredAllergies): RecognizedAllergy[] {
  return allergies.map((typed) => {
    const isPicked = holdsAllergy(pickedAllergies, typed);
    const parsed = parseAllergy(typed, isPicked || holdsAllergy(unrecognizedAllergies, typed));
    return { ...parsed, recognition: recognitionOf(parsed, isPicked) };
  });
}

/** Names that an allergy may have been meant to be, where no list has it as it is typed. */
export function allergySuggestions(typed: string): string[] {
  return parseAllergy(typed).resembles.size === 0
    ? []
    : similarNames(typed).map(({ name }) => name);
}

const CHOICES_FROM = 2;
const CHOICES_MAX = 8;

/**
 * What the lists have of which a word begins with what is typed: substances, brands, classes, food and the like. Those
 * that begin with it come first.
 */
export function allergyChoices(typed: string, language: Language): string[] {
  const wanted = fold(typed);
  if (wanted.length < CHOICES_FROM) return [];
  const own = contentLanguage(language);
  const names = [...KNOWN_ALLERGENS.map(({ name }) => name[own]), ...knownNames()];
  const byKey = new Map(names.map((name) => [fold(name), name]));
  const beginning = [...byKey].filter(([key]) => key.startsWith(wanted));
  const inside = [...byKey].filter(
    ([key]) => !key.startsWith(wanted) && key.includes(` ${wanted}`),
  );
  return [...beginning, ...inside].map(([, name]) => name).slice(0, CHOICES_MAX);
}

function recognitionOf(
  { typed, substances, resembles }: ParsedAllergy,
  isPicked: boolean,
): RecognizedAllergy["recognition"] {
  if (substances.size > 0) return "medicine";
  if (knownAllergen(typed)) return "other";
  if (isPicked) return "medicine";
  return resembles.size > 0 ? "similar" : "unknown";
}
