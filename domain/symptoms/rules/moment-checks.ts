import type { Form } from "../../inventory/form.ts";
import { isIn, type Substance } from "../../medicines/molecules/molecule.ts";
import type { Moment } from "../facts/stated-words.ts";
import type { Refused } from "../guidance.ts";
import { hasEffervescent } from "./condition-checks.ts";
import { CONDITION_SOURCES } from "./condition-sources.ts";
import { MOMENT_RULES, type MomentRule } from "./moment-rules.ts";

/** Why what is so today speaks against substances. */
export function momentRefusals(
  moments: ReadonlySet<Moment>,
  about: {
    readonly substances: readonly Substance[];
    /** What the medicine is called. */
    readonly names: readonly string[];
    /** Of a box. */
    readonly form: Form | null;
    /** Null where unknown: then it counts as young. */
    readonly ageInMonths: number | null;
  },
): Refused[] {
  return MOMENT_RULES.filter((rule) => moments.has(rule.moment) && isAbout(rule, about)).map(
    ({ moment, level, source }) => ({
      reason: level === "refuse" ? "condition" : "ask-first",
      rule: null,
      allergy: null,
      moment: { what: moment, source: CONDITION_SOURCES[source].text },
    }),
  );
}

function isAbout(
  { molecules = [], classes = [], isEffervescent, form, underMonths }: MomentRule,
  about: Parameters<typeof momentRefusals>[1],
): boolean {
  if (form !== undefined && form !== about.form) return false;
  if (underMonths !== undefined && (about.ageInMonths ?? 0) >= underMonths) return false;
  if (isEffervescent) return hasEffervescent(about.names);
  return about.substances.some(
    (each) => molecules.some((molecule) => molecule === each) || isIn(classes, each),
  );
}
