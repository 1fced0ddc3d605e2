import type { RedFlagId } from "./red-flag.ts";

/** First aid for a child who is awake: to feed one who is not lets them choke. */
const OF_WHO_IS_AWAKE: readonly RedFlagId[] = [
  "baby_fever",
  "baby_drowsy",
  "newborn_jaundice",
  "dehydration",
];

/** First aid that gives a person another position than chest compressions need, or waits for their breath. */
const OF_WHO_BREATHES: ReadonlySet<RedFlagId> = new Set<RedFlagId>([
  ...OF_WHO_IS_AWAKE,
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

/** First aid that sits a person up, or says what to do once they stop responding. */
const OF_WHO_RESPONDS: ReadonlySet<RedFlagId> = new Set<RedFlagId>([
  ...OF_WHO_IS_AWAKE,
  "breathing",
  "blue_lips",
  "chest_pain",
  "stroke_face",
  "stroke_arm",
  "stroke_speech",
  "vision_loss",
  "cough_blood",
  "confusion",
  "diabetic",
]);

/**
 * The red flags whose first aid is said: beside somebody who does not breathe, none that is for who breathes, and beside
 * somebody who does not respond, none that is for who does.
 */
export function firstAidFlags(flags: readonly RedFlagId[]): RedFlagId[] {
  if (flags.includes("not_breathing")) return flags.filter((flag) => !OF_WHO_BREATHES.has(flag));
  if (flags.includes("unconscious")) return flags.filter((flag) => !OF_WHO_RESPONDS.has(flag));
  return [...flags];
}
