import type { Language } from "#domain/locale/locales.ts";
import type { BodyDraft, BodyEntry } from "#domain/profiles/body-draft.ts";
import { HEIGHT, storedMeasure, WEIGHT } from "#domain/profiles/typed-measure.ts";
import type { FactsChange, ProfileFacts } from "../profile-facts.ts";

/** Stored measures as a form shows them. */
export function toBodyForm(
  { weightKg, heightCm, units }: ProfileFacts,
  language: Language,
): BodyDraft {
  return {
    weight: storedMeasure(WEIGHT, weightKg, units.weight, language),
    height: storedMeasure(HEIGHT, heightCm, units.height, language),
  };
}

export function bodyChange({ weightKg, heightCm, units }: BodyEntry): FactsChange {
  return { profile: { weightKg, heightCm }, units };
}
