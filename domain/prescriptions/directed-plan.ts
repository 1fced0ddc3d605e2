import { type Form, type FormUnit, formUnit } from "../inventory/form.ts";
import { COUNT, folded } from "./directions.ts";

/** What directions come to where all of them is understood: at which hours, how much, for how long. */
export interface DirectedPlan {
  readonly doses: readonly { readonly time: string; readonly quantity: number }[];
  /** What the doses are counted or measured in; null where it is a bare number, as in `1-0-1`. */
  readonly unit: FormUnit | null;
  /** For so many days; null where the directions do not say. */
  readonly days: number | null;
}

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

/** What is counted or measured in the unit of a form. Of a spoon, a pipette or a dose nobody knows how much it holds. */
const UNITS: readonly (readonly [words: string, unit: FormUnit])[] = [
  ["comprimes?|cps?|tablets?|comprimidos?", "tablet"],
  ["gelules?|capsules?|capsulas?", "capsule"],
  ["sachets?|sobres?|packets?", "sachet"],
  ["gouttes?|drops?|gotas?", "drop"],
  ["bouffees?|puffs?|inhalacion(?:es)?", "puff"],
  ["sprays?|pulverisations?|pulverizacion(?:es)?", "spray"],
  ["suppositoires?|suppositor(?:y|ies)|supositorios?", "suppository"],
  ["ml", "ml"],
];
const UNIT = `(?:${UNITS.map(([words]) => words).join("|")})`;

/** What is not every day, not certain, or not one number is no plan: a person sets the hours. */
const UNCERTAIN =
  /besoin|en cas|si douleur|si fievre|needed|si precisa|si es necesario|si dolor|si fiebre|max|semaine|hebdo|week|semana|jour sur|every other|alterne|alternos|par mois|monthly|al mes|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes|sabado|domingo|\d ?(?:a|ou|to|or|o) ?\d|(?<![\d-])\d-\d(?![\d-])|\d ?\/ ?\d|½|¼|demi|half|medi[ao](?!dia)|puis|then|luego|despues de (?!la)/;

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
  /(?:(?:pendant|durant|for|durante|x) |(?<=(?:jour|matin|midi|soir|coucher|fois|heures|daily|day|night|bedtime|hours|dia|noche|cena|horas) ))(\d{1,3}) ?(jours?|j|days?|dias?|semaines?|weeks?|semanas?)(?![a-z])/;
const TIMES =
  /(?<![\d.,])(\d|un|une|one|una|deux|two|dos|trois|three|tres|quatre|four|cuatro) ?(?:fois|times|veces|vez)(?![a-z])|(?<![a-z])(?:twice|once)(?![a-z])/;
const INTERVAL = /(?:toutes les|every|cada) (\d{1,2}) ?(?:heures?|h|hours?|horas?)(?![a-z])/;
const A_DAY =
  /(?<![a-z])(?:par jour|daily|per day|a day|al dia|diari[ao]s?|chaque jour|tous les jours|cada dia|every day)(?![a-z])|\/ ?j(?:our)?(?![a-z])/;
const THREE_PARTS = new RegExp(
  `(?<![\\d/-])(\\d) ?- ?(\\d) ?- ?(\\d)(?: ?- ?(\\d))?(?![\\d/-])(?: (${UNIT})(?![a-z]))?`,
);
const FIRST_DOSE = new RegExp(`(?<![a-z\\d.,/])(${COUNT}) ?(${UNIT})(?![a-z])`);

/** What is said beside a plan and changes nothing of it. */
const ASIDE =
  /(?<![a-z])(?:(?:avant|apres|pendant|au cours|au milieu|au debut)(?: (?:le|les|du|des|de))? repas|(?:before|after|with|during) (?:meals?|food)|(?:antes de|despues de|durante|con) las comidas|a jeun|on an empty stomach|en ayunas|(?:par|por) (?:voie|via) orale?|by mouth|orally|avec un (?:grand )?verre d['’]eau|with (?:a (?:full )?glass of )?water|con (?:un vaso de )?agua|non substituable)(?![a-z])/g;

/** One dose whose moment is said twice: at bedtime, or in Spanish with the evening meal. */
const BEDTIME =
  /(?<![a-z])(?:(?:soir|evening|night)(?: (?:le|la|au|at|in the|avant le))* (?:coucher|bedtime)|(?:coucher|bedtime)(?: (?:le|la|in the|at))* (?:soir|evening|night))(?![a-z])/;
const WITH_DINNER =
  /(?<![a-z])(?:noche (?:con|antes de|despues de|durante) la cena|cena (?:de|por) la noche)(?![a-z])/;
const AND = /(?<![a-z])(?:et|and|y)(?![a-z])/;

const FILLER = new Set(
  "prendre take tomar tome avaler appliquer apply aplicar et y and a le la les au aux du de in the at en por el los las al con".split(
    " ",
  ),
);

/**
 * The plan of directions that are understood word by word, null for all others: part of them would be another plan. The
 * hours are a proposal for somebody to set.
 */
export function planOf(directions: string): DirectedPlan | null {
  const text = folded(directions)
    .replace(/[,;:.()]+(?!\d)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const duration = DURATION.exec(text);
  const said = duration ? without(text, duration) : text;
  if (UNCERTAIN.test(said)) return null;
  const plain = said.replace(ASIDE, " ").replace(/ {2,}/g, " ");
  const plan = byThreeParts(plain) ?? byWords(plain, folded(directions)) ?? byHours(plain);
  if (plan === null || plan.doses.length === 0 || !plan.rest.split(" ").every(isFiller))
    return null;
  const days = duration ? Number(duration[1]) * (/^[sw]/.test(duration[2] ?? "") ? 7 : 1) : null;
  return { doses: plan.doses, unit: plan.unit, days: days === 0 ? null : days };
}

/** Whether a plan is counted in what a box of this form is counted in. A bare number is one of pieces. */
export function isPlanOf({ unit }: DirectedPlan, form: Form): boolean {
  const counted = kindOf(formUnit(form));
  return unit === null ? !MEASURED.includes(counted) : kindOf(unit) === counted;
}

/** What one piece of a prescription is not: half a bottle more or less would be one. */
const MEASURED: readonly FormUnit[] = ["ml", "g", "drop"];

/** A tablet that is listed as a capsule is one piece all the same. */
function kindOf(unit: FormUnit): FormUnit {
  return unit === "tablet" || unit === "capsule" || unit === "lozenge" ? "piece" : unit;
}

/** What of the directions became doses, and what is left of them. */
interface Reading {
  readonly doses: DirectedPlan["doses"];
  readonly unit: FormUnit | null;
  readonly rest: string;
}

function byThreeParts(text: string): Reading | null {
  const match = THREE_PARTS.exec(text);
  if (!match) return null;
  const doses = PARTS.flatMap(({ time }, nth) => {
    const quantity = Number(match[nth + 1] ?? 0);
    return quantity > 0 ? [{ time, quantity }] : [];
  });
  return { doses, unit: unitOf(match[5]), rest: without(text, match) };
}

/** @param marked the same with its marks */
function byWords(text: string, marked: string): Reading | null {
  const first = FIRST_DOSE.exec(text);
  let rest = text;
  const named = countOf(first?.[1]);
  const matched = PARTS.flatMap(({ words, time }) => {
    const found = new RegExp(
      `(?:(?<![a-z\\d.,/])(${COUNT}) ?(?:(${UNIT}) )?)?(?:(?:le|la|au|en|in the|at|por la|a la|al|de|con la|con el|y|et|and) ){0,2}(?<![a-z])(?:${words})(?![a-z])`,
    ).exec(rest);
    if (!found) return [];
    rest = without(rest, found);
    const quantity = found[1] === "0" ? 0 : countOf(found[1]);
    return [{ time, quantity, unit: unitOf(found[2]) }];
  });
  if (matched.length === 0) return null;
  const isOfNight = matched.every(({ time }) => time === "19:00" || time === "22:00");
  const isSaidOnce = matched.filter(({ quantity }) => quantity !== undefined).length < 2;
  const saidBeside = BEDTIME.test(marked) ? "19:00" : WITH_DINNER.test(marked) ? "22:00" : null;
  const beside = matched.find(({ time }) => time === saidBeside);
  // "At bedtime, in the evening" may be one dose or two.
  if (matched.length === 2 && isOfNight && isSaidOnce && !beside && !AND.test(text)) {
    return NOT_UNDERSTOOD;
  }
  const parts = matched
    .filter((part) => part !== beside)
    // The quantity stands before the words that come first.
    .map((part) => ({
      ...part,
      quantity: part.quantity ?? beside?.quantity,
      unit: part.unit ?? beside?.unit,
    }));
  const own = parts.flatMap(({ quantity }) => quantity ?? []);
  // One number for several parts of a day, unless they have different ones.
  if (own.length === 0) rest = withoutDose(rest);
  else if (own.length < parts.length && own.some((each) => each !== named)) return NOT_UNDERSTOOD;
  const times = TIMES.exec(rest);
  if (times) {
    if (timesOf(times) !== parts.filter(({ quantity }) => quantity !== 0).length) {
      return NOT_UNDERSTOOD;
    }
    rest = without(rest, times);
  }
  const aDay = A_DAY.exec(rest);
  if (aDay) {
    if (!times && parts.length > 1) return NOT_UNDERSTOOD;
    rest = without(rest, aDay);
  }
  const units = new Set(parts.flatMap(({ unit }) => unit ?? []));
  const firstUnit = unitOf(first?.[2]);
  if (firstUnit) units.add(firstUnit);
  const doses = parts.flatMap(({ time, quantity = named }) =>
    quantity === undefined ? [] : [{ time, quantity }],
  );
  if (doses.length < parts.length || units.size > 1) return NOT_UNDERSTOOD;
  const given = doses.filter(({ quantity }) => quantity > 0);
  return { doses: given, unit: [...units][0] ?? null, rest };
}

function byHours(text: string): Reading | null {
  const dose = FIRST_DOSE.exec(text);
  const quantity = countOf(dose?.[1]);
  if (!dose || quantity === undefined) return null;
  const rest = without(text, dose);
  const interval = INTERVAL.exec(rest);
  const unit = unitOf(dose[2]);
  const at = (hours: readonly string[] | undefined, left: string): Reading => ({
    doses: hours?.map((time) => ({ time, quantity })) ?? [],
    unit,
    rest: left,
  });
  if (interval) return at(BY_INTERVAL[Number(interval[1])], without(rest, interval));
  const aDay = A_DAY.exec(rest);
  if (!aDay) return NOT_UNDERSTOOD;
  const left = without(rest, aDay);
  const times = TIMES.exec(left);
  if (times) return at(BY_COUNT[timesOf(times) ?? 0], without(left, times));
  // Three tablets a day are seldom taken at once, and in how many doses is not said.
  return quantity > 1 ? NOT_UNDERSTOOD : at(BY_COUNT[1], left);
}

const NOT_UNDERSTOOD: Reading = { doses: [], unit: null, rest: "" };

function without(text: string, match: RegExpExecArray): string {
  return `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    .replace(/ {2,}/g, " ")
    .trim();
}

function withoutDose(text: string): string {
  const dose = FIRST_DOSE.exec(text);
  return dose ? without(text, dose) : text;
}

function isFiller(word: string): boolean {
  return word === "" || FILLER.has(word);
}

function timesOf([all, count]: RegExpExecArray): number | undefined {
  if (all === "twice") return 2;
  return all === "once" ? 1 : countOf(count);
}

function countOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = COUNT_WORDS[text] ?? Number(text.replace(",", "."));
  return count > 0 ? count : undefined;
}

function unitOf(word: string | undefined): FormUnit | null {
  if (word === undefined) return null;
  return UNITS.find(([words]) => new RegExp(`^(?:${words})$`).test(word))?.[1] ?? null;
}
