import { fold } from "../locale/fold.ts";

/** What directions come to where they say it plainly: at which hours, how much, for how long. */
export interface DirectedPlan {
  readonly doses: readonly { readonly time: string; readonly quantity: number }[];
  /** For so many days; null where the directions do not say. */
  readonly days: number | null;
}

/** Words of time, in three languages, folded. What stands before the first of them is the medicine. */
const TIME =
  /(?<![a-z])(?:matins?|midi|soirs?|coucher|fois|par jour|jour|toutes les|chaque|pendant|si besoin|en cas de|si douleur|si fievre|mornings?|noon|evenings?|bedtime|night|times|daily|twice|once|every|per day|a day|as needed|if needed|manana|mediodia|noche|veces|vez|cada|al dia|diari[ao]|durante|desayuno|comida|cena|si precisa|si es necesario|en caso de|si dolor|si fiebre)(?![a-z])|(?<![\d/-])\d ?- ?\d ?- ?\d(?![\d/-])/;

const COUNT_WORDS: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  one: 1,
  una: 1,
  uno: 1,
  deux: 2,
  two: 2,
  dos: 2,
  trois: 3,
  three: 3,
  tres: 3,
  quatre: 4,
  four: 4,
  cuatro: 4,
};

const COUNT =
  "(?:\\d{1,2}(?:[.,]\\d{1,2})?|un|une|one|una|uno|deux|two|dos|trois|three|tres|quatre|four|cuatro)";
const UNIT =
  "(?:comprimes?|cps?|gelules?|sachets?|gouttes?|bouffees?|doses?|cuilleres?|mesures?|pipettes?|ml|applications?|suppositoires?|tablets?|capsules?|drops?|puffs?|spoonfuls?|teaspoons?|sprays?|comprimidos?|capsulas?|sobres?|gotas?|inhalaciones|inhalacion|cucharadas?|supositorios?|pulverisations?|pulverizaciones)";

/** Where a dose begins: a number, or the verb before it. Of several the last one before the word of time counts. */
const DOSE_START = new RegExp(
  `(?<![a-z\\d.,/])(?:(?:a )?prendre|take|tomar|tome|appliquer|apply|aplicar|(?:${COUNT}(?: ?(?:a|ou|to|or|o|-|/) ?${COUNT})?|[½¼]) ?${UNIT}(?![a-z])|${COUNT}(?= ?$)|[x×] ?$)`,
  "g",
);

/** A dose stands at most so far before its first word of time. */
const REACH = 45;

/**
 * Where the directions begin in a line about one medicine; its length where it has none.
 * @param line in one line, with single spaces
 */
export function directionsStart(line: string): number {
  const text = folded(line);
  const time = TIME.exec(text);
  if (!time) return line.length;
  const before = text.slice(0, time.index);
  const near = before.slice(-REACH);
  const starts = [...near.matchAll(DOSE_START)].map(({ index }) => index);
  const first = starts.find((at) => isOneDose(near.slice(at))) ?? starts.at(-1);
  return first === undefined ? time.index : before.length - near.length + first;
}

/** Whether something between a number and the word of time begins another thing, such as `14 gélules : 1 gélule`. */
function isOneDose(text: string): boolean {
  return !/[:;,–—]|(?<=\d) mg(?![a-z])/.test(text);
}

export const hasDirections = (line: string): boolean => TIME.test(folded(line));

/** What is not every day, not certain, or not one number is no plan: a person sets the hours. */
const UNCERTAIN =
  /si besoin|besoin|en cas|si douleur|si fievre|as needed|if needed|needed|si precisa|si es necesario|en caso|si dolor|si fiebre|max|par semaine|hebdo|weekly|(?:a|per) week|(?:a la|por) semana|un jour sur|jour sur|every other|alterne|alternos|cada dos dias|par mois|monthly|al mes|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes|sabado|domingo|\d ?(?:a|ou|to|or|o) ?\d|(?<![\d-])\d-\d(?![\d-])|(?<!\d)1 ?\/ ?[234]|½|¼|demi|half|medi[ao]|puis|then|luego|despues/;

const BY_COUNT: Readonly<Record<number, readonly string[]>> = {
  1: ["08:00"],
  2: ["08:00", "20:00"],
  3: ["08:00", "13:00", "20:00"],
  4: ["08:00", "12:00", "16:00", "20:00"],
};
const BY_INTERVAL: Readonly<Record<number, readonly string[]>> = {
  4: ["00:00", "04:00", "08:00", "12:00", "16:00", "20:00"],
  6: ["02:00", "08:00", "14:00", "20:00"],
  8: ["06:00", "14:00", "22:00"],
  12: ["08:00", "20:00"],
  24: ["08:00"],
};
const PARTS = [
  { words: "matins?|mornings?|manana|desayuno", time: "08:00" },
  { words: "midi|noon|mediodia|comida", time: "12:00" },
  { words: "soirs?|evenings?|cena", time: "19:00" },
  { words: "coucher|bedtime|night|noche", time: "22:00" },
] as const;

const DURATION =
  /(?:pendant|durant|for|durante) (\d{1,3}) ?(jours?|j|days?|dias?|semaines?|weeks?|semanas?)(?![a-z])/;
const TIMES =
  /(?<![\d.,])(\d|un|une|one|una|deux|two|dos|trois|three|tres|quatre|four|cuatro) ?(?:fois|times|veces|vez)(?![a-z])/;
const INTERVAL = /(?:toutes les|every|cada) (\d{1,2}) ?(?:heures?|h|hours?|horas?)(?![a-z])/;
const A_DAY =
  /par jour|\/ ?jour|daily|per day|a day|al dia|diari[ao]|chaque jour|cada dia|every day/;
const THREE_PARTS = /(?<![\d/-])(\d) ?- ?(\d) ?- ?(\d)(?: ?- ?(\d))?(?![\d/-])/;
const FIRST_DOSE = new RegExp(`(?<![a-z\\d.,/])(${COUNT}) ?${UNIT}(?![a-z])`);

/** The plan that directions say plainly, null for all others. The hours are a proposal for somebody to set. */
export function planOf(directions: string): DirectedPlan | null {
  const text = folded(directions);
  const duration = DURATION.exec(text);
  const said = duration ? text.replace(duration[0], " ") : text;
  if (UNCERTAIN.test(said)) return null;
  const days = duration ? Number(duration[1]) * (/^[sw]/.test(duration[2] ?? "") ? 7 : 1) : null;
  const doses = byParts(said) ?? byWords(said) ?? byHours(said);
  return doses && doses.length > 0 ? { doses, days: days === 0 ? null : days } : null;
}

function byParts(text: string): DirectedPlan["doses"] | null {
  const match = THREE_PARTS.exec(text);
  if (!match) return null;
  return PARTS.flatMap(({ time }, nth) => {
    const quantity = Number(match[nth + 1] ?? 0);
    return quantity > 0 ? [{ time, quantity }] : [];
  });
}

function byWords(text: string): DirectedPlan["doses"] | null {
  const first = countOf(FIRST_DOSE.exec(text)?.[1]);
  const doses = PARTS.flatMap(({ words, time }) => {
    const found = new RegExp(
      `(?:(?<![a-z\\d.,/])(${COUNT}) ?(?:${UNIT} )?)?(?:(?:le|la|au|en|in the|at|por la|a la|al|de|con la|con el|y|et|and) ){0,2}(?<![a-z])(?:${words})(?![a-z])`,
    ).exec(text);
    if (!found) return [];
    return [{ time, quantity: countOf(found[1]) ?? first }];
  });
  if (doses.length === 0) return null;
  const known = doses.flatMap(({ time, quantity }) =>
    quantity === undefined ? [] : [{ time, quantity }],
  );
  return known.length === doses.length ? known : [];
}

function byHours(text: string): DirectedPlan["doses"] | null {
  const quantity = countOf(FIRST_DOSE.exec(text)?.[1]);
  if (quantity === undefined) return null;
  const interval = INTERVAL.exec(text)?.[1];
  const times = /(?<![a-z])twice(?![a-z])/.test(text)
    ? 2
    : /(?<![a-z])once(?![a-z])/.test(text)
      ? 1
      : countOf(TIMES.exec(text)?.[1]);
  const hours =
    interval !== undefined
      ? BY_INTERVAL[Number(interval)]
      : BY_COUNT[times ?? (A_DAY.test(text) ? 1 : 0)];
  return hours?.map((time) => ({ time, quantity })) ?? null;
}

function countOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = COUNT_WORDS[text] ?? Number(text.replace(",", "."));
  return count > 0 ? count : undefined;
}

/** Folded letter by letter, so that a place in it is the same place in the line. */
function folded(line: string): string {
  return Array.from(line, (sign) => {
    const plain = fold(sign);
    return plain.length === sign.length ? plain : sign;
  }).join("");
}
