import type { UnitBox } from "../../intakes/unit-amount.ts";
import { isSingleDose, isSwallowedWhole } from "../../inventory/form.ts";
import { isIn, type Substance } from "../../medicines/molecules/molecule.ts";
import {
  LEAFLET_AGES,
  PROFILE_RULES,
  type ProfileRule,
  STRENGTH_RULES,
  TABLETS_FROM_MONTHS,
} from "./profile-rules.ts";
import { strengthOf } from "./unit-strength.ts";

/**
 * The youngest age that the rules about substances, strengths and forms leave to a box, for any person; null where no
 * rule knows its substances.
 */
export function youngestMonths(box: UnitBox, substances: readonly Substance[]): number | null {
  const ages = [
    ...PROFILE_RULES.filter(({ circumstance, countries }) => !circumstance && !countries),
    ...LEAFLET_AGES,
  ].flatMap((rule) =>
    rule.underMonths !== undefined && substances.some((each) => isAbout(rule, each))
      ? rule.underMonths
      : [],
  );
  const milligrams = isSingleDose(box.form) ? (strengthOf(box, substances[0]) ?? 0) : 0;
  const strengths = STRENGTH_RULES.filter(
    ({ molecule, fromMg }) => substances[0] === molecule && milligrams >= fromMg,
  ).map(({ underMonths }) => underMonths);
  const known = [...ages, ...strengths];
  if (known.length === 0) return null;
  return Math.max(...known, isSwallowedWhole(box.form) ? TABLETS_FROM_MONTHS : 0);
}

function isAbout(
  { molecules, classes }: Pick<ProfileRule, "molecules" | "classes">,
  substance: Substance,
): boolean {
  return (molecules ?? []).some((each) => each === substance) || isIn(classes ?? [], substance);
}
