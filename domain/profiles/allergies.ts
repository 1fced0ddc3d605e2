import { type Checked, isLongerThan } from "../draft.ts";
import { fold } from "../locale/fold.ts";

export type AllergyWrong = "required" | "twice" | "too-long";

const ALLERGY_MAX_LENGTH = 100;

/** The list with one more, trimmed. Case and accents make no other allergy: `penicilline` is `Pénicilline`. */
export function addAllergy(
  list: readonly string[],
  typed: string,
): Checked<readonly string[], AllergyWrong> {
  const allergy = typed.trim().replace(/\s+/gu, " ");
  if (allergy === "") return { ok: false, wrong: "required" };
  if (isLongerThan(allergy, ALLERGY_MAX_LENGTH)) return { ok: false, wrong: "too-long" };
  if (holdsAllergy(list, allergy)) return { ok: false, wrong: "twice" };
  return { ok: true, value: [...list, allergy] };
}

/**
 * Two people changed the list at once: what either added is there, what either removed is not.
 * @param base what both started from
 */
export function mergeAllergies(
  base: readonly string[],
  saved: readonly string[],
  mine: readonly string[],
): readonly string[] {
  const kept = saved.filter(
    (allergy) => holdsAllergy(mine, allergy) || !holdsAllergy(base, allergy),
  );
  const added = mine.filter(
    (allergy) => !holdsAllergy(base, allergy) && !holdsAllergy(saved, allergy),
  );
  return [...kept, ...added];
}

export function areSameAllergies(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((allergy) => holdsAllergy(b, allergy));
}

/** Whether a list has an allergy, in whatever case and accents. */
export function holdsAllergy(list: readonly string[], allergy: string): boolean {
  return list.some((other) => fold(other) === fold(allergy));
}
