/**
 * What always means "call emergency", by the names of the safety document's table, and two of newborns that it has not:
 * `baby_cold` (below 35.5 to 36 °C; UNICEF, danger signs of newborns; Larousse médical) and `newborn_jaundice` with
 * sleepiness, poor feeding or a high-pitched cry (NHS, Health for Under 5s: newborn jaundice). Both read on 2026-11-23,
 * not yet reviewed by a professional.
 */
export const RED_FLAGS = [
  "chest_pain",
  "breathing",
  "unconscious",
  "not_breathing",
  "stroke_face",
  "stroke_arm",
  "stroke_speech",
  "vision_loss",
  "thunder_headache",
  "confusion",
  "seizure",
  "stiff_neck_fever",
  "purpura",
  "choking",
  "anaphylaxis",
  "blue_lips",
  "bleeding",
  "vomit_blood",
  "cough_blood",
  "black_stool",
  "abdominal",
  "poisoning",
  "overdose",
  "button_battery",
  "co",
  "suicidal",
  "head_injury",
  "spine",
  "burn",
  "drowning",
  "major_trauma",
  "baby_fever",
  "baby_cold",
  "newborn_jaundice",
  "baby_drowsy",
  "dehydration",
  "pregnancy",
  "diabetic",
] as const;

export type RedFlagId = (typeof RED_FLAGS)[number];

/** Words that together speak of an emergency, where no rule says of which. */
export const UNNAMED = "unnamed";

/** What an emergency was recognized as. */
export type EmergencyFlag = RedFlagId | typeof UNNAMED;

export function isRedFlagId(text: string): text is RedFlagId {
  return (RED_FLAGS as readonly string[]).includes(text);
}
