import { withDecimalMark } from "../../illness/written-degrees.ts";

/**
 * A text that is nothing but what a thermometer shows: `32,5 °C`, as the illness log writes it, `température à 44`,
 * `fever of 110`. Within other words a number may count anything.
 */
const READING =
  /^\s*(?<word>(?:temp[ée]rature|temp|temperatura|fi[eè]vre|fever|fiebre)(?:(?: ?[:=]| [àa]| de| of| at)? ?))?(?<degrees>\d{2,3}(?:[.,]\d{1,2})?)(?<unit> ?[°º] ?[cf]?| ?(?:degr[ée]s|degrees|grados)| ?[cf])?\s*$/iu;

/** What shows less, or more, measures no body. */
const CELSIUS_LEAST = 26;
const CELSIUS_MOST = 45;

/** Degrees Celsius of a text that is a body temperature and nothing else; null of any other text. */
export function thermometerReading(text: string): number | null {
  const { word, degrees, unit } = READING.exec(withDecimalMark(text))?.groups ?? {};
  // A number alone may be an age, or a dose.
  if (degrees === undefined || (word === undefined && unit === undefined)) return null;
  const value = Number.parseFloat(degrees.replace(",", "."));
  const isFahrenheit = /f/iu.test(unit ?? "") || (!/c/iu.test(unit ?? "") && value > CELSIUS_MOST);
  // To the hundredth, as the log keeps it: 95 °F are 35 °C and no less.
  const celsius = Math.round((isFahrenheit ? ((value - 32) * 5) / 9 : value) * 100) / 100;
  return celsius >= CELSIUS_LEAST && celsius <= CELSIUS_MOST ? celsius : null;
}
