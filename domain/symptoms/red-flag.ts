/** What always means "call emergency", by the names of the safety document's table. */
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
  "baby_drowsy",
  "dehydration",
  "pregnancy",
  "diabetic",
] as const;

export type RedFlagId = (typeof RED_FLAGS)[number];

export function isRedFlagId(text: string): text is RedFlagId {
  return (RED_FLAGS as readonly string[]).includes(text);
}
