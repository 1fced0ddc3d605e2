import { type Day, daysBetween } from "../calendar/day.ts";

/** An age as people say it: days in the first month, months until the second birthday, years from then on. */
export interface Age {
  readonly unit: "days" | "months" | "years";
  readonly count: number;
}

const MONTHS_PER_YEAR = 12;
const YEARS_FROM = 2;

/**
 * Completed months; a month without the day of birth is complete when the next one begins. Born on 29 February, one
 * is a year older on 1 March of a common year: a dose by age never comes a day early.
 * @throws RangeError for a birth after today.
 */
export function ageInMonths(bornOn: Day, today: Day): number {
  if (bornOn > today) throw new RangeError(`Born after ${today}`);
  const [birthYear, birthMonth, birthDate] = partsOf(bornOn);
  const [year, month, date] = partsOf(today);
  const months = (year - birthYear) * MONTHS_PER_YEAR + month - birthMonth;
  return date < birthDate ? months - 1 : months;
}

/** @throws RangeError for a birth after today. */
export function ageOn(bornOn: Day, today: Day): Age {
  const months = ageInMonths(bornOn, today);
  if (months === 0) return { unit: "days", count: daysBetween(bornOn, today) };
  return months < YEARS_FROM * MONTHS_PER_YEAR
    ? { unit: "months", count: months }
    : { unit: "years", count: Math.floor(months / MONTHS_PER_YEAR) };
}

function partsOf(day: Day): [year: number, month: number, date: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))];
}
