import { fold } from "../locale/fold.ts";
import { normalizeWording } from "./normalize-wording.ts";
import { phrase } from "./phrase.ts";
import { FEVER, WORD_LISTS } from "./word-lists.ts";

/** Any fever is an emergency before this age. */
export const YOUNG_BABY_MONTHS = 3;

const DAYS_A_MONTH = 30;

const DAYS_BY_UNIT: readonly (readonly [RegExp, number])[] = [
  [/^(?:mois|months?|mes|meses)$/u, DAYS_A_MONTH],
  [/^(?:semaines?|weeks?|semanas?)$/u, 7],
  [/^(?:jours?|days?|dias?)$/u, 1],
];
const COUNT: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  one: 1,
  a: 1,
  uno: 1,
  una: 1,
  deux: 2,
  two: 2,
  dos: 2,
  trois: 3,
  three: 3,
  tres: 3,
};
const AN_AGE =
  /(?<since>(?:depuis|pendant|for|since|desde|hace|durante|apres|il y a) (?:\w+ )?)?(?<below>(?:moins|less|menos|menor|mas joven|under|below|younger|pas encore) (?:de |d |than |que )?)?\b(?<count>\d{1,2}|[a-z]+)[ -](?<unit>mois|months?|mes|meses|semaines?|weeks?|semanas?|jours?|days?|dias?)\b/gu;

const isFever = phrase(FEVER, WORD_LISTS);
const isTemperature = /\b(?:38|39|40|41)(?:[.,]\d)?\b/u;
const isOfAChild = phrase("@child", WORD_LISTS);
/** `Two month old`, `âgée de 6 semaines`: an age and no duration. */
const isAnAge = /\b(?:old|agee?|edad|ans?|anos?|moins|under|less|menor|menos)\b/u;

/** Whether a text says that somebody is feverish, and younger than three months. */
export function isYoungBabysFever(text: string): boolean {
  const said = normalizeWording(text);
  const folded = fold(text);
  const isFeverish = isFever(said) || (isTemperature.test(folded) && isOfAChild(said));
  const isAboutAge = isOfAChild(said) || isAnAge.test(folded);
  return isFeverish && isAboutAge && [...folded.matchAll(AN_AGE)].some(isYoung);
}

function isYoung({ groups = {} }: RegExpExecArray): boolean {
  const { since, below, count = "", unit = "" } = groups;
  if (since) return false;
  const perUnit = DAYS_BY_UNIT.find(([pattern]) => pattern.test(unit))?.[1] ?? Number.NaN;
  const days = (Number(count) || (COUNT[count] ?? Number.NaN)) * perUnit;
  const limit = YOUNG_BABY_MONTHS * DAYS_A_MONTH;
  return below ? days <= limit : days < limit;
}
