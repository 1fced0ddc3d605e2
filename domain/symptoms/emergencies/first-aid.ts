import type { RedFlagId } from "./red-flag.ts";

/** First aid that gives a person another position than chest compressions need, or waits for their breath. */
const OF_WHO_BREATHES: ReadonlySet<RedFlagId> = new Set<RedFlagId>([
  "breathing",
  "unconscious",
  "blue_lips",
  "chest_pain",
  "seizure",
  "stroke_face",
  "stroke_arm",
  "stroke_speech",
  "anaphylaxis",
  "cough_blood",
  "vomit_blood",
  "confusion",
]);

/** The red flags whose first aid is said: beside somebody who does not breathe, none that is for who breathes. */
export function firstAidFlags(flags: readonly RedFlagId[]): RedFlagId[] {
  if (!flags.includes("not_breathing")) return [...flags];
  return flags.filter((flag) => !OF_WHO_BREATHES.has(flag));
}
