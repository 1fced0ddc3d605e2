import { addDays, type Day, day } from "#domain/calendar/day.ts";
import { fold } from "#domain/locale/fold.ts";
import { type Condition, isCondition } from "#domain/profiles/conditions.ts";
import type { AnswerScenario } from "./answer-scenario.ts";

const ADULT_FROM_MONTHS = 18 * 12;
/** The lightest adult of the table of weights: somebody lighter of unknown age is taken for a child. */
const LIGHTEST_ADULT_KG = 35;

/** Everyday words in three languages; the first that fits. */
const CONDITION_WORDS: readonly (readonly [Condition, RegExp])[] = [
  [
    "nsaid_reaction",
    /(?:after|apres|tras|con) .*(?:aspirin|ibuprof|nsaid|ains|aine|anti.?inflam)|reaction to|reaccion a/u,
  ],
  ["chickenpox_now", /chicken ?pox|varicel/u],
  [
    "ulcer_bleed",
    /ulcer|gi bleed|stomach bleed|digestive bleed|(?:saignement|hemorrag\w*) digestiv/u,
  ],
  [
    "hypertension_severe",
    /(?:uncontrolled|severe) .*(?:blood pressure|hypertension)|non controlee|no controlada/u,
  ],
  ["hypertension", /hypertension|blood pressure|tension|hipertension|presion alta/u],
  ["heart_failure", /heart failure|insuffisance cardiaque|insuficiencia cardiaca/u],
  [
    "coronary_stroke",
    /heart attack|angina|stroke|infarct|infarto|angine de poitrine|avc|ictus|coronar/u,
  ],
  ["rhythm_qt", /arrhythm|arythm|arritmia|qt|rhythm|rythme/u],
  ["kidney", /kidney|\breins?\b|renal|\brinon/u],
  ["liver", /liver|foie|higado|hepati|cirrh/u],
  ["asthma_copd", /asthm|asma|copd|bpco|epoc/u],
  ["epilepsy", /epilep|seizure|convuls/u],
  ["glaucoma_closed", /glaucom/u],
  ["retention_prostate", /prostat|urinat|uriner|orinar/u],
  ["diabetes", /diabet/u],
  ["g6pd", /g6pd|favis/u],
  ["immunosuppression", /immun|chemo|chimio|quimio|inmun|transplant|greffe/u],
  ["anticoagulant_antiplatelet", /anticoag|antiplatelet|antiagreg|blood thinner/u],
  ["lithium", /lithium|litio/u],
  ["methotrexate", /methotrexate|metotrexato/u],
  ["alcohol", /alcohol|alcool/u],
  ["dehydration_now", /dehydrat|deshydrat|deshidrat/u],
  ["breastfeeding", /breast ?feed|allait|lactan/u],
  ["pregnancy", /pregnan|enceinte|grossesse|embaraz/u],
];

/** Its own name, or everyday words for it. @throws RangeError for words that stand for no condition of a profile */
function conditionOf(written: string): Condition {
  if (isCondition(written)) return written;
  const found = CONDITION_WORDS.find(([, words]) => words.test(fold(written)));
  if (!found) throw new RangeError(`No condition is called "${written}"`);
  return found[0];
}

/** The row of `profiles` with what hangs on it, as the API answers it. */
export function personRow(
  { person }: Pick<AnswerScenario, "person">,
  { id, name, today }: { id: string; name: string; today: Day },
) {
  const { ageMonths, weightKg, weightAgeDays, pregnantWeeks, breastfeeding } = person;
  const isChild =
    ageMonths === null
      ? weightKg !== null && weightKg < LIGHTEST_ADULT_KG
      : ageMonths < ADULT_FROM_MONTHS;
  const lasting = [
    ...person.conditions.map(conditionOf),
    ...(breastfeeding ? (["breastfeeding"] as const) : []),
  ];
  const periodOn = pregnantWeeks === null ? null : addDays(today, -7 * pregnantWeeks);
  return {
    id,
    created_by: id,
    created_at: "2026-11-01T08:00:00.000000+00:00",
    updated_at: "2026-11-01T08:00:00.000000+00:00",
    first_name: name,
    last_name: null,
    is_primary: true,
    profile_type: isChild ? "child" : "adult",
    date_of_birth: ageMonths === null ? null : monthsBefore(today, ageMonths),
    weight: weightKg,
    weight_measured_on: weightAgeDays === null ? null : addDays(today, -weightAgeDays),
    weight_confirmed_at: null,
    weight_confirmed_by: null,
    height: null,
    default_pharmacy_id: null,
    profile_conditions: [
      ...[...new Set(lasting)].map((condition) => conditionRow(condition, null)),
      ...(periodOn === null ? [] : [conditionRow("pregnancy", periodOn)]),
    ],
    profile_details: {
      phone: null,
      allergies: [...person.allergies],
      picked_allergies: [] as string[],
      unrecognized_allergies: [] as string[],
      taken_treatments: [] as string[],
      untaken_treatments: [] as string[],
      weight_unit: "kg",
      height_unit: "cm",
      height: null,
      treating_doctor_name: null,
      treating_doctor_phone: null,
      treating_doctor_email: null,
      treating_doctor_address: null,
      treating_doctor_appointment_link: null,
      default_pharmacy_id: null,
      updated_at: "2026-11-01T08:00:00.000000+00:00",
    },
  };
}

const conditionRow = (condition: Condition, last_period_on: Day | null) => ({
  condition,
  state: "yes",
  since: null,
  until: null,
  last_period_on,
  due_on: null,
});

const DAYS_OF_A_MONTH = 30;

/** The latest day on which a person of today had completed so many months; of half a month so many days more. */
function monthsBefore(today: Day, months: number): Day {
  const whole = Math.floor(months);
  const born = new Date(`${today}T00:00:00Z`);
  born.setUTCMonth(born.getUTCMonth() - whole);
  return addDays(
    day(born.toISOString().slice(0, 10)),
    -Math.floor((months - whole) * DAYS_OF_A_MONTH),
  );
}
