import type { Day } from "../../calendar/day.ts";
import type { Instant } from "../../calendar/instant.ts";
import type { ContentLanguage } from "../../locale/locales.ts";
import type { RedFlagId } from "../emergencies/red-flag.ts";

/** The same words in each language of the reference data. */
export type Translations = Readonly<Record<ContentLanguage, string>>;

/** The countries that the reference lists name medicines for. */
export const LIST_COUNTRIES = ["FR", "US", "ES"] as const;

export type ListCountry = (typeof LIST_COUNTRIES)[number];

export const SEVERITIES = ["urgent", "doctor", "mild"] as const;

/** `Urgent`, `Médecin`, `Léger`. */
export type Severity = (typeof SEVERITIES)[number];

/** Where a line comes from, and the day somebody last compared it with that. */
export interface ReviewedSource {
  readonly name: string;
  readonly url: string | null;
  readonly reviewedOn: Day;
}

/** One line of the reference list of symptoms. */
export interface Symptom {
  readonly key: string;
  readonly name: Translations;
  readonly synonyms: Readonly<Record<ContentLanguage, readonly string[]>>;
  /** As each country calls them; or the phrase that sends to a doctor. */
  readonly medicines: Readonly<Record<ListCountry, readonly string[]>>;
  readonly needsPrescription: Readonly<Record<ListCountry, boolean>>;
  readonly severity: Severity;
  /** Only of an urgent one. */
  readonly redFlag: RedFlagId | null;
  /** When to see a doctor or a pharmacist. */
  readonly advice: Translations;
  /** Medicines that the list of references does not hold, in French. */
  readonly unlisted: readonly string[];
  readonly source: ReviewedSource;
}

/** In letters: fewer fit too many lines of the list to suggest one. Second specification, section 9. */
export const SUGGEST_FROM = 2;

/** A symptom somebody chose from the list, or wrote where nothing of the list matched. */
export interface ChosenSymptom {
  /** As it stands on its chip. */
  readonly text: string;
  /** Null for free text. */
  readonly symptom: Symptom | null;
  /** When it was noted in the illness log: nobody asked about it now. */
  readonly notedAt?: Instant;
  /** What was typed, where the line was chosen for it afterwards: its words are facts as others are. */
  readonly said?: string;
}

/** All that was said of somebody: what was chosen, the words a line was chosen for, and what the illness log holds. */
export function everythingSaid(
  chosen: readonly ChosenSymptom[],
  noted: readonly ChosenSymptom[] | null | undefined,
): readonly ChosenSymptom[] {
  const typed = chosen.flatMap(({ said }) =>
    said === undefined ? [] : { text: said, symptom: null },
  );
  return [...chosen, ...typed, ...(noted ?? [])];
}

const NEAREST: Readonly<Record<string, ListCountry>> = {
  FR: "FR",
  BE: "FR",
  CH: "FR",
  LU: "FR",
  ES: "ES",
  MX: "ES",
  AR: "ES",
};

/**
 * The country whose medicines are named to somebody: their own, else the nearest of the three.
 * @param country ISO 3166-1 alpha-2, in any case
 */
export function listCountry(country: string): ListCountry {
  return NEAREST[country.toUpperCase()] ?? "US";
}
