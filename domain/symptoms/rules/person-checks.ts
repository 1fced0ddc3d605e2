import { isIn, type Substance } from "../../medicines/molecules/molecule.ts";
import {
  allergyTo,
  type ParsedAllergy,
  resemblingAllergy,
} from "../../medicines/molecules/molecule-allergy.ts";
import { ALLERGIC_TO_ALL } from "../../medicines/molecules/molecule-classes.ts";
import { CONDITIONS } from "../../profiles/conditions.ts";
import type { GuideFacts, Patient } from "../facts/guide-facts.ts";
import { saysCondition } from "../facts/treated-conditions.ts";
import type { RefusalReason, Refused } from "../guidance.ts";
import { conditionRefusals, type Named, withKnownCircumstances } from "./condition-checks.ts";
import { SEDATING_ANTIHISTAMINES } from "./condition-rules.ts";
import { ELDERLY_FROM_MONTHS, PROFILE_RULES, type ProfileRule } from "./profile-rules.ts";

/** Whom a medicine is compared with. */
export interface PersonContext extends Pick<GuideFacts, "country" | "leafletCountry" | "patient"> {
  readonly allergies: readonly ParsedAllergy[];
}

type PersonCheck = (about: Named, circle: PersonContext) => readonly Refused[];

export const because = (reason: RefusalReason, rule: Refused["rule"] = null): Refused => ({
  reason,
  rule,
  allergy: null,
});

/** P26 among others. */
const known: PersonCheck = (about, { allergies: all }) => {
  const found = allergyTo(all, about);
  const isOfAClass = about.substances.some((each) => isIn(ALLERGIC_TO_ALL, each));
  return found
    ? [{ reason: "allergy", rule: isOfAClass ? "P26" : null, allergy: found.typed }]
    : [];
};

/** Until somebody says what was meant, it is what it resembles. */
const unanswered: PersonCheck = ({ substances }, { allergies: all }) => {
  const found = resemblingAllergy(all, substances);
  return found ? [{ ...because("allergy-resembles"), allergy: found.typed }] : [];
};

export const allergies: PersonCheck = (about, circle) => [
  ...known(about, circle),
  ...unanswered(about, circle),
];

export const profile: PersonCheck = ({ substances }, circle) =>
  PROFILE_RULES.filter((rule) => substances.some((each) => isAbout(rule, each))).flatMap((rule) => {
    const reason = reasonOf(rule, circle);
    return reason ? [because(reason, rule.id)] : [];
  });

/**
 * From 65 years on an antihistamine that makes drowsy is asked about first: French leaflets. So is cetirizine in the
 * United States, whose labels print less for that age than for others.
 */
export const elderly: PersonCheck = ({ substances }, { patient, country }) => {
  if ((patient.ageInMonths ?? 0) < ELDERLY_FROM_MONTHS) return [];
  const holds = (molecules: readonly Substance[]) =>
    substances.some((each) => molecules.includes(each));
  if (holds(SEDATING_ANTIHISTAMINES)) return [because("ask-first", "label-elderly")];
  return country === "US" && holds(["cetirizine"])
    ? [because("ask-first", "label-elderly-us")]
    : [];
};

/**
 * Each reason once: two rows of one rule say one thing, and so do a pair and the condition that it knows the treatment
 * from, "anticoagulant".
 */
export function saidOnce(all: readonly Refused[]): Refused[] {
  const paired = new Set(
    all.flatMap(({ reason, interaction }): readonly string[] => {
      if (reason !== "interaction" || !interaction) return [];
      const { treatment, substances } = interaction;
      if (treatment.evidence === "condition") return [treatment.name];
      return treatment.evidence === "typed"
        ? CONDITIONS.filter((condition) => saysCondition(condition, substances[1]))
        : [];
    }),
  );
  const keyOf = ({ reason, rule, allergy, because: why, moment, interaction }: Refused) =>
    [
      reason,
      rule,
      allergy,
      why?.condition,
      moment?.what,
      interaction?.rule.id,
      interaction?.treatment.name,
    ].join("|");
  const keys = all.map(keyOf);
  return all.filter(
    (each, at) =>
      keys.indexOf(keyOf(each)) === at && !(each.because && paired.has(each.because.condition)),
  );
}

/** No warning where a dose is recorded: the box is there, and an adult without a date of birth is taken at their word. */
const isNoWarning = (reason: RefusalReason, { type }: Patient): boolean =>
  reason === "prescription-needed" || (reason === "age-unknown" && type === "adult");

/**
 * What of the person alone speaks against a medicine: said where a dose of it is recorded, or a box added. What asks
 * first by general knowledge alone would stand beside every prescription of a pregnancy, and is left out.
 */
export function personRefusals(about: Named, circle: PersonContext): Refused[] {
  const patient = withKnownCircumstances(circle.patient);
  const all = [
    ...allergies(about, circle),
    ...profile(about, { ...circle, patient }),
    ...conditionRefusals(patient.conditions, about),
    ...elderly(about, circle),
  ];
  return saidOnce(all).filter(
    ({ reason, because: why }) =>
      !isNoWarning(reason, patient) && (reason !== "ask-first" || why?.source !== null),
  );
}

export function isAbout(
  { molecules, classes }: Pick<ProfileRule, "molecules" | "classes">,
  substance: Substance,
): boolean {
  return (
    (molecules ?? []).some((molecule) => molecule === substance) || isIn(classes ?? [], substance)
  );
}

/** Null where the rule does not hold for this patient. */
function reasonOf(
  {
    reason,
    circumstance,
    fromWeeks,
    countries,
    leafletCountries,
    underMonths,
    underKg,
  }: ProfileRule,
  { country, leafletCountry = country, patient }: PersonContext,
): RefusalReason | null {
  if (countries && !countries.includes(country)) return null;
  if (leafletCountries && !leafletCountries.includes(leafletCountry)) return null;
  if (circumstance && !patient.circumstances.includes(circumstance)) return null;
  if (fromWeeks !== undefined && (weeksOf(patient) ?? fromWeeks) < fromWeeks) return null;
  if (underKg !== undefined) {
    return patient.weightKg !== null && patient.weightKg < underKg ? reason : null;
  }
  if (underMonths === undefined) return reason;
  // An age nobody wrote down is never an adult's.
  if (patient.ageInMonths === null) return "age-unknown";
  return patient.ageInMonths < underMonths ? reason : null;
}

/** Null where nobody knows: then every week counts. */
function weeksOf({ conditions: all }: Patient): number | null {
  return all.find(({ condition }) => condition === "pregnancy")?.pregnancyWeeks ?? null;
}
