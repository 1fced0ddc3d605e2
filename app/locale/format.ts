import { type Day, day } from "#domain/calendar/day.ts";
import { epochMs, type Instant } from "#domain/calendar/instant.ts";
import type { Form } from "#domain/inventory/form.ts";
import { unitFraction } from "#domain/inventory/unit-fraction.ts";
import { defaultLocale, type Language, languageTag } from "#domain/locale/locales.ts";
import { UNKNOWN_MOMENT } from "#domain/stored-values.ts";

/** How each language writes dates and numbers; the locale's country changes nothing of it. */
const tagOf = (language: Language): string => languageTag(defaultLocale(language));

const DAY = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
const WHOLE_DAY = { ...DAY, weekday: "long" } as const;
const SHORT_DAY = { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" } as const;
const DAY_AND_MONTH = { day: "numeric", month: "short", timeZone: "UTC" } as const;
const MONTH = { month: "long", year: "numeric", timeZone: "UTC" } as const;
const DAY_OF_YEAR = { day: "numeric", month: "long", timeZone: "UTC" } as const;
const WEEKDAY = { weekday: "short", timeZone: "UTC" } as const;
const WEEKDAY_NAME = { weekday: "long", timeZone: "UTC" } as const;
const MOMENT = { dateStyle: "long", timeStyle: "short" } as const;
const SHORT_MOMENT = {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
} as const;
/** English and Spanish write an hour alone without a leading zero, and here as well. */
const SHORT_MOMENT_ELSEWHERE = { ...SHORT_MOMENT, hour: "numeric" } as const;
const TIME = { timeStyle: "short" } as const;
const HOUR = { timeStyle: "short", timeZone: "UTC" } as const;
const NAMES = { numeric: true } as const;
const LIST = { type: "conjunction" } as const;
const QUANTITY = { maximumFractionDigits: 3 } as const;

/** `21 novembre 2026`, `1er novembre 2026`, `November 21, 2026`, `21 de noviembre de 2026`. */
export function formatDay(day: Day, language: Language): string {
  return withFrenchFirst(dates(language, DAY).format(Date.parse(day)), language);
}

/** The date of a text, as precise as it is known: `1er juillet 2023`, `03/2008`, `2021`. */
export function formatTextDate(date: string, language: Language): string {
  const [year, month, dayOfMonth] = date.split("-");
  if (month === undefined) return date;
  return dayOfMonth === undefined ? `${month}/${year}` : formatDay(day(date), language);
}

/** For tables: `21/11/2026`, `11/21/2026`. */
export function formatShortDay(day: Day, language: Language): string {
  return dates(language, SHORT_DAY).format(Date.parse(day));
}

/** Under a chart, where days stand close together: `21 nov.`, `Nov 21`. */
export function formatDayAndMonth(day: Day, language: Language): string {
  return withFrenchFirst(dates(language, DAY_AND_MONTH).format(Date.parse(day)), language);
}

/** Over a calendar: `novembre 2026`, `November 2026`, `noviembre de 2026`. */
export function formatMonth(day: Day, language: Language): string {
  return dates(language, MONTH).format(Date.parse(day));
}

/** In a sentence about this year: `28 novembre`, `November 28`, `28 de noviembre`. */
export function formatDayOfYear(day: Day, language: Language): string {
  return withFrenchFirst(dates(language, DAY_OF_YEAR).format(Date.parse(day)), language);
}

/** For somebody who asks which day it is: `vendredi 27 novembre 2026`, `Friday, November 27, 2026`. */
export function formatWholeDay(day: Day, language: Language): string {
  return withFrenchFirst(dates(language, WHOLE_DAY).format(Date.parse(day)), language);
}

/** Under the seven days of a week: `sam.`, `Sat`, `sáb`. */
export function formatWeekday(day: Day, language: Language): string {
  return dates(language, WEEKDAY).format(Date.parse(day));
}

/** In a sentence: `lundi`, `Monday`, `lunes`. @param weekday 1 is Monday, 7 is Sunday */
export function formatWeekdayName(weekday: number, language: Language): string {
  // The first of January 2001 was a Monday.
  return dates(language, WEEKDAY_NAME).format(Date.UTC(2001, 0, weekday));
}

/** Several things in a sentence: `08:00, 12:00 et 20:00`. */
export function formatList(words: readonly string[], language: Language): string {
  return lists(language, LIST).format(words);
}

/** Which of two names stands first in a list for somebody who reads this language: `Doliprane 500` before `Doliprane 1000`. */
export function compareNames(one: string, other: string, language: Language): number {
  return collators(language, NAMES).compare(one, other);
}

/** A moment where this browser is: `21 novembre 2026 à 08:05`. */
export function formatMoment(moment: Instant, language: Language): string {
  if (moment === UNKNOWN_MOMENT) return DASH;
  return withFrenchFirst(dates(language, MOMENT).format(epochMs(moment)), language);
}

/** For tables: `21/11/2026 08:05`. */
export function formatShortMoment(moment: Instant, language: Language): string {
  if (moment === UNKNOWN_MOMENT) return DASH;
  const options = language === "fr" ? SHORT_MOMENT : SHORT_MOMENT_ELSEWHERE;
  return dates(language, options).format(epochMs(moment));
}

/** The hour of a moment where this browser is: `08:05`, `8:05 AM`. */
export function formatTime(moment: Instant, language: Language): string {
  if (moment === UNKNOWN_MOMENT) return DASH;
  return dates(language, TIME).format(epochMs(moment));
}

/** An hour of the wall, `HH:MM` or `HH:MM:SS`, as the language writes it. */
export function formatHour(hour: string, language: Language): string {
  return dates(language, HOUR).format(Date.parse(`1970-01-01T${hour}Z`));
}

/** At most three decimals, as quantities are stored: `1 234,5`. */
export function formatNumber(value: number, language: Language): string {
  return numbers(language, QUANTITY).format(value);
}

const BYTES_PER_MB = 1_000_000;
const BYTES_PER_GB = 1_000_000_000;

/** Room on a disk, never more than there is: `151 Mo`, and from a gigabyte on `5,2 Go`. */
export function formatBytes(bytes: number, language: Language): string {
  const [megabytes, gigabytes] = language === "fr" ? ["Mo", "Go"] : ["MB", "GB"];
  return bytes < BYTES_PER_GB
    ? `${formatNumber(Math.floor(bytes / BYTES_PER_MB), language)}\u00A0${megabytes}`
    : `${formatNumber(Math.floor(bytes / (BYTES_PER_GB / 10)) / 10, language)}\u00A0${gigabytes}`;
}

/** How many units, millilitres or grams: `2`, `2,5`, and of units that are divided `½`, `1 ½`. */
export function formatUnits(form: Form, quantity: number, language: Language): string {
  return unitFraction(form, quantity) ?? formatNumber(quantity, language);
}

const DASH = "—";

/** French names the first day of a month by its ordinal, and no other one: `1er juillet 2026`. ICU does not. */
function withFrenchFirst(written: string, language: Language): string {
  return language === "fr" ? written.replace(/(?<=^|\p{L} )1(?= )/u, "1er") : written;
}

const dates = memoized(
  (language, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tagOf(language), options),
);
const lists = memoized(
  (language, options: Intl.ListFormatOptions) => new Intl.ListFormat(tagOf(language), options),
);
const collators = memoized(
  (language, options: Intl.CollatorOptions) => new Intl.Collator(tagOf(language), options),
);
const numbers = memoized(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tagOf(language), options),
);

/** Making a formatter costs more than a thousand uses of it, and tables have a thousand rows. */
function memoized<Options extends object, Format>(
  make: (language: Language, options: Options) => Format,
): (language: Language, options: Options) => Format {
  const known = new Map<Options, Partial<Record<Language, Format>>>();
  return (language, options) => {
    const byLanguage = known.get(options) ?? {};
    known.set(options, byLanguage);
    const format = byLanguage[language] ?? make(language, options);
    byLanguage[language] = format;
    return format;
  };
}

/** What a country is called: `Espagne`. */
export function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames(tagOf(language), { type: "region" }).of(country) ?? country;
}

/** What a language is called in another: `français`, `French`. */
export function languageName(named: Language, language: Language): string {
  return new Intl.DisplayNames(tagOf(language), { type: "language" }).of(named) ?? named;
}
