import { isChildOfUnknownAge } from "../../profiles/plausible-measures.ts";
import { withoutAmbient } from "../facts/ambient-temperature.ts";
import type { Patient } from "../facts/guide-facts.ts";
import { isExtremeFever } from "../facts/measured-fever.ts";
import { isStatement } from "../facts/stated-words.ts";
import { thermometerReading } from "../facts/thermometer-reading.ts";
import type { Emergency } from "../guidance.ts";
import type { ChosenSymptom } from "../list/symptom.ts";
import { mentionsIn } from "../recognition/mentions.ts";
import {
  isToldCalmly,
  type KnownOfPerson,
  type Recognition,
  recognize,
  recognizeWords,
} from "../recognition/recognize.ts";
import type { EmergencyFlag, RedFlagId } from "./red-flag.ts";

/** What a page knows of somebody before it has read their profile. */
type PartialPatient = Pick<Patient, "ageInMonths" | "circumstances"> &
  Partial<Pick<Patient, "conditions" | "type">>;

/** Who does not speak of themselves: what is so in a baby is not in an adult. */
const BABY_MONTHS = 24;

/** Nor does a child before school: "diarrhée, ne boit plus" is said of it. */
const YOUNG_CHILD_MONTHS = 6 * 12;

/** Any fever is an emergency before this age. */
const YOUNG_BABY_MONTHS = 3;

/**
 * Degrees Celsius below which a body is in danger: in the first months of life, as the red flag `baby_cold` has it, and
 * at any age (NHS, "Hypothermia": below 35 °C, to be treated in hospital; read on 2026-11-29).
 */
const BABY_COLD_CELSIUS = 36;
const COLD_CELSIUS = 35;

/**
 * What is an emergency before anything is looked up: a line of the list that says so, a wording, several chips that
 * are one only together, a fever or a cold body in the first months of life, and a temperature that is dangerous in itself.
 */
export function emergencies(
  chosen: readonly ChosenSymptom[],
  patient: PartialPatient,
): Emergency[] {
  const known = knownOf(patient);
  const found: Emergency[] = chosen.flatMap((each) => emergenciesOf(each, known, patient));
  const isFound = (flag: RedFlagId) => found.some((each) => each.flag === flag);
  const isYoung = isYoungBaby(patient);
  const cold = chosen.filter(({ text }) =>
    isColderThan(text, isYoung ? BABY_COLD_CELSIUS : COLD_CELSIUS),
  );
  if (isYoung && cold.length > 0 && !isFound("baby_cold")) {
    found.push({ flag: "baby_cold", words: cold.map(({ text }) => text), chosen: cold });
  }
  const feverish = isYoung
    ? chosen.filter((each) => !cold.includes(each) && (isFever(each) || isExtremeFever(each)))
    : [];
  if (feverish.length > 0 && !isFound("baby_fever")) {
    const words = feverish.map(({ text }) => text);
    found.push({ flag: "baby_fever", words, chosen: feverish });
  }
  const extreme = chosen.filter((each) => isExtremeFever(each) || cold.includes(each));
  if (found.length === 0 && extreme.length > 0) {
    found.push({ flag: null, words: extreme.map(({ text }) => text), chosen: extreme });
  }
  // An urgent line of the list has said all that it says, and calm words beside others are as calm as alone.
  const together = chosen
    .filter(
      ({ symptom, text }) =>
        symptom?.severity !== "urgent" && !(symptom === null && isToldCalmly(text, known)),
    )
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

function isColderThan(text: string, celsius: number): boolean {
  const reading = thermometerReading(text);
  return reading !== null && reading < celsius;
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
  patient: PartialPatient,
): readonly Recognition<Flag>[] {
  const found = read(known);
  if (!isYoungChild(patient)) return found;
  const isDehydration = ({ flag }: Recognition<Flag>) => flag === "dehydration";
  if (found.some(isDehydration)) return found;
  return [...found, ...read([...known, "child"]).filter(isDehydration)];
}

/** A line of the list says as much of somebody with diabetes as of others: "vomiting" alone is none of its emergencies. */
const ofAnyWord = (known: readonly KnownOfPerson[]) => known.filter((each) => each !== "diabetic");

/** A child whose date of birth is missing may be young. */
function isYoungChild({ type = "adult", ageInMonths }: PartialPatient): boolean {
  if (ageInMonths === null) return isChildOfUnknownAge({ type, ageInMonths });
  return ageInMonths >= BABY_MONTHS && ageInMonths < YOUNG_CHILD_MONTHS;
}

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
