import type { Circumstance } from "./circumstances.ts";
import type { RefusalReason } from "./guidance.ts";
import type { Patient } from "./guide-facts.ts";
import { type HealthProduct, isMeasure } from "./health-product.ts";

const MONTHS_A_YEAR = 12;
const ADULT_FROM_MONTHS = 18 * MONTHS_A_YEAR;

const NOT_BEFORE = /\b(?:pas|jamais) avant (?:les )?(\d+) (mois|ans?)/giu;

/** What a caution says of somebody who ticked one of these. */
const CAUTION_PATTERNS: readonly (readonly [Circumstance, RegExp, RefusalReason])[] = [
  ["pregnant", /grossesse/i, "pregnancy"],
  ["breastfeeding", /allaitement/i, "breastfeeding"],
  ["seizure-history", /convulsions|épilepsie/i, "condition"],
  ["hormonal-contraception", /contraception/i, "condition"],
  ["immunosuppressed", /immunodépression/i, "condition"],
  ["heart-or-stroke-history", /hypertension|maladie du cœur/i, "condition"],
  ["breathing-problems", /asthme/i, "condition"],
];

/**
 * Why the line of a product keeps it from somebody, each reason once. Its French caution is read, whatever language is
 * shown: the list writes it in a closed wording. What is something to do is kept from the too young alone.
 */
export function productRefusals(
  product: Pick<HealthProduct, "caution" | "category">,
  { ageInMonths, type, circumstances }: Pick<Patient, "ageInMonths" | "type" | "circumstances">,
): readonly RefusalReason[] {
  const caution = product.caution.fr;
  const youngest = youngestInMonths(caution);
  const reasons: RefusalReason[] = [];
  if (youngest > 0 && ageInMonths === null && type === "child") reasons.push("age-unknown");
  if (ageInMonths !== null && ageInMonths < youngest) reasons.push("child");
  if (!isMeasure(product)) {
    reasons.push(
      ...CAUTION_PATTERNS.flatMap(([circumstance, words, reason]) =>
        circumstances.includes(circumstance) && words.test(caution) ? reason : [],
      ),
    );
  }
  return [...new Set(reasons)];
}

/** 0 where the caution names no age. */
function youngestInMonths(caution: string): number {
  const named = [...caution.matchAll(NOT_BEFORE)].map(
    ([, count, unit]) => Number(count) * (unit?.toLowerCase() === "mois" ? 1 : MONTHS_A_YEAR),
  );
  return Math.max(0, ...named, /réservé à l’adulte/i.test(caution) ? ADULT_FROM_MONTHS : 0);
}
