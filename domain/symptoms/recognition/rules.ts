import { RED_FLAGS, type RedFlagId, UNNAMED } from "../emergencies/red-flag.ts";
import { type Rule, readRule } from "./rule-reading.ts";
import { ACCIDENT_RULES } from "./rules-accidents.ts";
import { BODY_RULES } from "./rules-body.ts";
import { FAMILY_RULES } from "./rules-family.ts";
import { POISON_RULES } from "./rules-poisons.ts";

/** Concepts that several rules accept in one place. */
const CONCEPT_LISTS: Readonly<Record<string, string>> = {
  child: "child|child_age|newborn",
  baby: "baby|newborn|young_age|baby_age",
  limb: "arm|leg|hand",
  lost_senses: "faint|unconscious_word",
  swallowed: "swallowed|took",
};

const WRITTEN: Readonly<Record<RedFlagId, readonly string[]>> = {
  ...BODY_RULES,
  ...POISON_RULES,
  ...ACCIDENT_RULES,
  ...FAMILY_RULES,
};

/** In the order of the table of red flags. */
export const RULES: readonly Rule[] = RED_FLAGS.flatMap((flag) =>
  WRITTEN[flag].map((written) => readRule(flag, written, CONCEPT_LISTS)),
);

/** An emergency that no red flag of the table names: rescue is called all the same. */
export const VIOLENCE_RULE: Rule<typeof UNNAMED> = readRule(UNNAMED, "violence", CONCEPT_LISTS);

/** Pale in a cold sweat: whatever it is of, rescue is called. */
export const SHOCK_RULE: Rule<typeof UNNAMED> = readRule(
  UNNAMED,
  "pale sweat cold|sudden|abrupt ~exertion|food_poisoning|hangover|fear",
  CONCEPT_LISTS,
);
