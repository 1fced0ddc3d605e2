import type { Emergency } from "./guidance.ts";
import type { Patient } from "./guide-facts.ts";
import { normalizeWording } from "./normalize-wording.ts";
import { phrase } from "./phrase.ts";
import type { RedFlagId } from "./red-flag.ts";
import { redFlagsIn } from "./red-flags.ts";
import type { ChosenSymptom } from "./symptom.ts";
import { FEVER, WORD_LISTS } from "./word-lists.ts";
import { YOUNG_BABY_MONTHS } from "./young-baby.ts";

/** What a page knows of somebody before it has read their profile. */
type PartialPatient = Pick<Patient, "ageInMonths" | "circumstances">;

/** Who does not speak of themselves: what is so in a baby is not in an adult. */
const BABY_MONTHS = 24;

const mentionsFever = phrase(FEVER, WORD_LISTS);

/**
 * What is an emergency before anything is looked up: a line of the list that says so, a wording, several chips that
 * are one only together, and a fever in the first months of life.
 */
export function emergencies(
  chosen: readonly ChosenSymptom[],
  patient: PartialPatient,
): Emergency[] {
  const found: Emergency[] = chosen.flatMap((each) =>
    flagsOf(each).map((flag) => ({ flag, chosen: [each] })),
  );
  const known = (flag: RedFlagId) => found.some((each) => each.flag === flag);
  const feverish = chosen.filter(isFever);
  if (isYoungBaby(patient) && feverish.length > 0 && !known("baby_fever")) {
    found.push({ flag: "baby_fever", chosen: feverish });
  }
  const together = [...chosen.map(({ text }) => text), ...contextOf(patient)].join(", ");
  for (const flag of redFlagsIn(together)) if (!known(flag)) found.push({ flag, chosen });
  return found;
}

/** Whether a chip speaks of a fever. */
export function isFever({ text, symptom }: ChosenSymptom): boolean {
  return (
    mentionsFever(normalizeWording(text)) ||
    (symptom !== null && mentionsFever(normalizeWording(symptom.name.fr)))
  );
}

function flagsOf({ text, symptom }: ChosenSymptom): (RedFlagId | null)[] {
  return symptom?.severity === "urgent" ? [symptom.redFlag] : redFlagsIn(text);
}

function isYoungBaby({ ageInMonths }: PartialPatient): boolean {
  return ageInMonths !== null && ageInMonths < YOUNG_BABY_MONTHS;
}

function contextOf({ ageInMonths, circumstances }: PartialPatient): string[] {
  const isBaby = ageInMonths !== null && ageInMonths < BABY_MONTHS;
  return [...(isBaby ? ["bébé"] : []), ...(circumstances.includes("pregnant") ? ["enceinte"] : [])];
}
