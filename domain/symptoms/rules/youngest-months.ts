import type { UnitBox } from "../../intakes/unit-amount.ts";
import { type Form, isSingleDose, isSwallowedWhole } from "../../inventory/form.ts";
import { isIn, type Substance } from "../../medicines/molecules/molecule.ts";
import {
  LEAFLET_AGES,
  PROFILE_RULES,
  type ProfileRule,
  STRENGTH_RULES,
  TABLETS_FROM_MONTHS,
} from "./profile-rules.ts";
import { strengthOf } from "./unit-strength.ts";

const AGE_RULES = PROFILE_RULES.filter(
  ({ circumstance, countries }) => !circumstance && !countries,
);

/** The youngest age that the rules of the safety document leave to substances, on prescription too; null without one. */
export function youngestByRule(substances: readonly Substance[]): number | null {
  const ages = agesOf(AGE_RULES, substances);
  return ages.length === 0 ? null : Math.max(...ages);
}

/**
 * The youngest age that the rules about substances, strengths and forms leave to a box, for any person; null where no
 * rule knows its substances. Of a box without a form the substances alone tell.
 */
export function youngestMonths(
  { form, ...box }: Omit<UnitBox, "form"> & { readonly form: Form | null },
  substances: readonly Substance[],
): number | null {
  const ages = agesOf([...AGE_RULES, ...LEAFLET_AGES], substances);
  const milligrams =
    form !== null && isSingleDose(form) ? (strengthOf({ ...box, form }, substances[0]) ?? 0) : 0;
  const strengths = STRENGTH_RULES.filter(
    ({ molecule, fromMg }) => substances[0] === molecule && milligrams >= fromMg,
  ).map(({ underMonths }) => underMonths);
  const known = [...ages, ...strengths];
  if (known.length === 0) return null;
  return Math.max(...known, form !== null && isSwallowedWhole(form) ? TABLETS_FROM_MONTHS : 0);
}

function agesOf(
  rules: readonly Pick<ProfileRule, "molecules" | "classes" | "underMonths">[],
  substances: readonly Substance[],
): number[] {
  return rules.flatMap((rule) =>
    rule.underMonths !== undefined && substances.some((each) => isAbout(rule, each))
      ? rule.underMonths
      : [],
  );
}

function isAbout(
  { molecules, classes }: Pick<ProfileRule, "molecules" | "classes">,
  substance: Substance,
): boolean {
  return (molecules ?? []).some((each) => each === substance) || isIn(classes ?? [], substance);
}
