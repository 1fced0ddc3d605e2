import { type ChosenSymptom, everythingSaid } from "../list/symptom.ts";
import { mentionsIn } from "../recognition/mentions.ts";
import { withoutAmbient } from "./ambient-temperature.ts";
import type { GuideFacts } from "./guide-facts.ts";
import { thermometerReading } from "./thermometer-reading.ts";

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

/** A thermometer has tenths; so has a scale, and a price. */
const TENTHS = /(?:^|[^\d.,])(?:4[0-5]|10[4-8])[.,]\d(?![\d.,])/u;
const OF_TENTHS =
  /p[eè]se|poids|weigh|\bpes[oa]\b|kilo|\bkg\b|\bcm\b|taille|mesure|\bmide|tall|size|talla|prix|price|euro|[€$]/iu;

/** Whether a temperature was said, or noted in the illness log, that is for a doctor whatever the age. */
export function isHighFever({ chosen, noted }: Pick<GuideFacts, "chosen" | "noted">): boolean {
  return everythingSaid(chosen, noted).some((each) => measuresFrom(each, DOCTOR_CELSIUS));
}

/** Whether a chip says a temperature that is an emergency in itself. */
export const isExtremeFever = (chosen: ChosenSymptom) => measuresFrom(chosen, EMERGENCY_CELSIUS);

const measuresFrom = ({ text }: ChosenSymptom, from: number) =>
  measuredIn(text).some((celsius) => celsius >= from);

/** `quarante et un`, `cuarenta`, `a hundred and four`; `et un peu` counts nothing. */
const WRITTEN =
  /\b(?:(quarante|forty|cuarenta)(?:(?: et | y |[ -]|-et-)(une?(?! peu)|uno|one|deux|two|dos)\b)?|(?:(?:an?|one) )?hundred(?: and)? (three|four|five|six))\b/giu;
const UNITS: ReadonlyMap<string, number> = new Map([
  ...["un", "une", "uno", "one"].map((word) => [word, 1] as const),
  ...["deux", "two", "dos"].map((word) => [word, 2] as const),
  ...["three", "four", "five", "six"].map((word, at) => [word, at + 3] as const),
]);

const withDigits = (text: string) =>
  text.replaceAll(WRITTEN, (_, forty?: string, unit?: string, ofHundred?: string) => {
    const ones = UNITS.get((unit ?? ofHundred ?? "").toLowerCase()) ?? 0;
    return String((forty === undefined ? 100 : 40) + ones);
  });

/** What has numbers like those of a temperature, `HR 105`, `tension 11`. */
const OTHER_MEASURE =
  /\b(?:heart rate|hr|bpm|pulse|bp|blood pressure|pouls|tension|fc|pulso|pulsaciones|frecuencia|fr[eé]quence)(?: [\p{L}]+){0,2}[ :]+\d+(?:[./]\d+)?/giu;

/** The temperatures of a fever that a text says, in degrees Celsius. */
function measuredIn(said: string): number[] {
  const reading = thermometerReading(said);
  if (reading !== null) return [reading];
  const text = withoutAmbient(withDigits(said)).replaceAll(OTHER_MEASURE, "");
  if (!/\d/u.test(text)) return [];
  const mentions = mentionsIn(text);
  // A number alone may count anything: "il a 41 points".
  const isOfTemperature =
    DEGREES.test(text) ||
    (TENTHS.test(text) && !OF_TENTHS.test(text)) ||
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
