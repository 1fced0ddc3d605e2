import { withoutAmbient } from "../facts/ambient-temperature.ts";
import type { Patient } from "../facts/guide-facts.ts";
import { isExtremeFever } from "../facts/measured-fever.ts";
import { isStatement } from "../facts/stated-words.ts";
import type { Emergency } from "../guidance.ts";
import type { ChosenSymptom } from "../list/symptom.ts";
import { mentionsIn } from "../recognition/mentions.ts";
import {
  type KnownOfPerson,
  type Recognition,
  recognize,
  recognizeWords,
} from "../recognition/recognize.ts";
import type { EmergencyFlag, RedFlagId } from "./red-flag.ts";

/** What a page knows of somebody before it has read their profile. */
type PartialPatient = Pick<Patient, "ageInMonths" | "circumstances"> &
  Partial<Pick<Patient, "conditions">>;

/** Who does not speak of themselves: what is so in a baby is not in an adult. */
const BABY_MONTHS = 24;

/** Nor does a child before school: "diarrhée, ne boit plus" is said of it. */
const YOUNG_CHILD_MONTHS = 6 * 12;

/** Any fever is an emergency before this age. */
const YOUNG_BABY_MONTHS = 3;

/**
 * What is an emergency before anything is looked up: a line of the list that says so, a wording, several chips that
 * are one only together, a fever in the first months of life, and a temperature that is dangerous in itself.
 */
export function emergencies(
  chosen: readonly ChosenSymptom[],
  patient: PartialPatient,
): Emergency[] {
  const known = knownOf(patient);
  const found: Emergency[] = chosen.flatMap((each) => emergenciesOf(each, known, patient));
  const isFound = (flag: RedFlagId) => found.some((each) => each.flag === flag);
  const feverish = isYoungBaby(patient) ? chosen.filter(isFever) : [];
  if (feverish.length > 0 && !isFound("baby_fever")) {
    const words = feverish.map(({ text }) => text);
    found.push({ flag: "baby_fever", words, chosen: feverish });
  }
  const extreme = chosen.filter(isExtremeFever);
  if (found.length === 0 && extreme.length > 0) {
    found.push({ flag: null, words: extreme.map(({ text }) => text), chosen: extreme });
  }
  // An urgent line of the list has said all that it says.
  const together = chosen
    .filter(({ symptom }) => symptom?.severity !== "urgent")
    .map(({ text }) => withoutAmbient(text))
    .join("\n");
  for (const { flag, words } of withDryingChild(
    (each) => recognize(together, each),
    ofAnyWord(known),
    patient,
  )) {
    if (!isFound(flag)) found.push({ flag, words, chosen });
  }
  return found;
}

/** Whether a chip is words that nobody can read: no line of the list, and more than who somebody is. */
export function isUnknown({ text, symptom }: ChosenSymptom): boolean {
  return symptom === null && !isStatement(text);
}

/** Whether a chip speaks of a fever. */
export function isFever({ text, symptom }: ChosenSymptom): boolean {
  return mentionsFever(text) || (symptom !== null && mentionsFever(symptom.name.fr));
}

const mentionsFever = (text: string) =>
  mentionsIn(withoutAmbient(text)).some(
    ({ concept, isDenied }) => concept === "fever" && !isDenied,
  );

function emergenciesOf(
  chosen: ChosenSymptom,
  known: readonly KnownOfPerson[],
  patient: PartialPatient,
): Emergency[] {
  const { text, symptom } = chosen;
  const said = withoutAmbient(text);
  if (symptom?.severity === "urgent") {
    return [{ flag: symptom.redFlag, words: [text], chosen: [chosen] }];
  }
  const found =
    symptom === null
      ? withDryingChild((each) => recognizeWords(said, each), known, patient)
      : withDryingChild((each) => recognize(said, each), ofAnyWord(known), patient);
  return found.map(({ flag, words }) => ({ flag, words, chosen: [chosen] }));
}

/**
 * A young child that dries out is an emergency whether the words name a child or not. Nothing else that words mean
 * beside one is: "abattu" is written of every fever.
 */
function withDryingChild<Flag extends EmergencyFlag>(
  read: (known: readonly KnownOfPerson[]) => readonly Recognition<Flag>[],
  known: readonly KnownOfPerson[],
  { ageInMonths }: PartialPatient,
): readonly Recognition<Flag>[] {
  const found = read(known);
  const isYoungChild =
    ageInMonths !== null && ageInMonths >= BABY_MONTHS && ageInMonths < YOUNG_CHILD_MONTHS;
  if (!isYoungChild) return found;
  const isDehydration = ({ flag }: Recognition<Flag>) => flag === "dehydration";
  if (found.some(isDehydration)) return found;
  return [...found, ...read([...known, "child"]).filter(isDehydration)];
}

/** A line of the list says as much of somebody with diabetes as of others: "vomiting" alone is none of its emergencies. */
const ofAnyWord = (known: readonly KnownOfPerson[]) => known.filter((each) => each !== "diabetic");

function isYoungBaby({ ageInMonths }: PartialPatient): boolean {
  return ageInMonths !== null && ageInMonths < YOUNG_BABY_MONTHS;
}

function knownOf({ ageInMonths, circumstances, conditions = [] }: PartialPatient): KnownOfPerson[] {
  const isDiabetic = conditions.some(
    ({ condition, isUnknown }) => condition === "diabetes" && !isUnknown,
  );
  const isBaby = ageInMonths !== null && ageInMonths < BABY_MONTHS;
  return [
    ...(isBaby ? (["baby"] as const) : []),
    ...(circumstances.includes("pregnant") ? (["pregnant"] as const) : []),
    ...(isDiabetic ? (["diabetic"] as const) : []),
  ];
}
