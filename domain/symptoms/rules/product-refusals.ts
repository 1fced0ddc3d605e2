import type { Condition } from "../../profiles/conditions.ts";
import type { Circumstance } from "../facts/circumstances.ts";
import type { Patient, PatientCondition } from "../facts/guide-facts.ts";
import type { RefusalReason } from "../guidance.ts";
import { type HealthProduct, isMeasure } from "../list/health-product.ts";

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

/** What a caution says of a disease or a treatment, which its own reader may not see: it is asked about first. */
const CONDITION_PATTERNS: Partial<Record<Condition, RegExp>> = {
  alcohol: /l’alcool/i,
  liver: /du foie/i,
  kidney: /des reins/i,
  heart_failure: /maladie du cœur/i,
  coronary_stroke: /maladie du cœur/i,
  rhythm_qt: /maladie du cœur/i,
  hypertension: /hypertension/i,
  hypertension_severe: /hypertension/i,
  ulcer_bleed: /ulcère/i,
  diabetes: /traitement du diabète/i,
  anticoagulant_antiplatelet: /anticoagulant|antiagrégant/i,
  nsaid_reaction: /anti-inflammatoires/i,
};

/** The conditions of a person that the line of a product speaks of. */
export function productConditions(
  product: Pick<HealthProduct, "caution" | "category">,
  { conditions }: Pick<Patient, "conditions">,
): readonly PatientCondition[] {
  if (isMeasure(product)) return [];
  return conditions.filter(({ condition }) =>
    CONDITION_PATTERNS[condition]?.test(product.caution.fr),
  );
}

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
