import type { Language } from "#domain/locale/locales.ts";
import type { BodyDraft, BodyEntry } from "#domain/profiles/body-draft.ts";
import { HEIGHT, storedMeasure, WEIGHT } from "#domain/profiles/typed-measure.ts";
import type { FactsChange, ProfileFacts } from "../profile-facts.ts";

/** Stored measures as a form shows them. */
export function toBodyForm(
  { weightKg, weightMeasuredOn, heightCm, units }: ProfileFacts,
  language: Language,
): BodyDraft {
  return {
    weight: storedMeasure(WEIGHT, weightKg, units.weight, language),
    weighedOn: weightMeasuredOn ?? "",
    height: storedMeasure(HEIGHT, heightCm, units.height, language),
  };
}

export function bodyChange({ units, ...measures }: BodyEntry): FactsChange {
  const { weightKg, weightMeasuredOn, isWeightConfirmed, heightCm } = measures;
  return { profile: { weightKg, weightMeasuredOn, isWeightConfirmed, heightCm }, units };
}

/** The same, once somebody said yes to the question about an unusual measure. */
export function confirmedBody<Entry extends Pick<BodyEntry, "isWeightConfirmed">>(
  entry: Entry,
): Entry {
  return { ...entry, isWeightConfirmed: true };
}
