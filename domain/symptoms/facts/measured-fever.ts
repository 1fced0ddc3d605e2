import { type ChosenSymptom, everythingSaid } from "../list/symptom.ts";
import { mentionsIn } from "../recognition/mentions.ts";
import type { GuideFacts } from "./guide-facts.ts";

/**
 * Degrees Celsius from which a fever is for a doctor whatever the age. American Academy of Pediatrics, "Fever: When to Call
 * the Pediatrician" (a child of any age, above 104 °F repeatedly); Cleveland Clinic, "Fever: When to Call the Doctor" (an
 * adult, above 103 °F for two hours).
 */
const DOCTOR_CELSIUS = 40;

/**
 * Degrees Celsius from which a body temperature is dangerous in itself. MSD Manual, "Fever in Infants and Children" (above
 * 41 °C); Cleveland Clinic, as above (an adult, above 105 °F without an answer to treatment).
 */
const EMERGENCY_CELSIUS = 41;

/** Above it a number is read as degrees Fahrenheit: nobody has as many degrees Celsius. */
const CELSIUS_MAX = 45;

const DEGREES = /°|º|degr|grad|celsius|fahrenheit/iu;

/** Whether a temperature was said, or noted in the illness log, that is for a doctor whatever the age. */
export function isHighFever({ chosen, noted }: Pick<GuideFacts, "chosen" | "noted">): boolean {
  return everythingSaid(chosen, noted).some((each) => measuresFrom(each, DOCTOR_CELSIUS));
}

/** Whether a chip says a temperature that is an emergency in itself. */
export const isExtremeFever = (chosen: ChosenSymptom) => measuresFrom(chosen, EMERGENCY_CELSIUS);

const measuresFrom = ({ text }: ChosenSymptom, from: number) =>
  measuredIn(text).some((celsius) => celsius >= from);

/** The temperatures of a fever that a text says, in degrees Celsius. */

function measuredIn(text: string): number[] {
  if (!/\d/u.test(text)) return [];
  const mentions = mentionsIn(text);
  // A number alone may count anything: "il a 41 points".
  const isOfTemperature =
    DEGREES.test(text) ||
    mentions.some(
      ({ concept, words }) =>
        (concept === "fever" || concept === "temp_word") && !/\d/u.test(words),
    );
  if (!isOfTemperature) return [];
  return mentions
    .filter(({ concept, isDenied }) => concept === "measured_fever" && !isDenied)
    .map(({ words }) => toCelsius(Number.parseFloat(words)));
}

const toCelsius = (degrees: number) => (degrees > CELSIUS_MAX ? ((degrees - 32) * 5) / 9 : degrees);
