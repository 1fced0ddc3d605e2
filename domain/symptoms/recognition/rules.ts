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

/** What needs rescue and has no red flag of its own in the table. */
export const UNNAMED_RULES: readonly Rule<typeof UNNAMED>[] = [
  // Pale in a cold sweat, whatever it is of.
  "pale sweat cold|sudden|abrupt ~exertion|food_poisoning|hangover|fear",
  // A cold body.
  "hypothermia_number temp_word|fever|high_temperature + elder|person|@child|confused|slow_speech|drowsy|shiver|cold ~~not_of_body|normal_temperature",
  // A body that overheats.
  "heat_word hot_body|fever + delirious|stagger|-sweat|confused",
  "lain_long ~~mattress|played + elder|person",
  // Skin that comes off, mostly with a medicine.
  "skin_off blister_word ~sun",
  "skin_off sjs_drug ~sun",
  "skin_off fever all_over ~sun",
  "blister_word mouth eye ~sun",
  "blister_word mouth|eye|all_over sjs_drug ~sun",
  // An infection that spreads.
  "red_line ~~test_word fever|shake|shiver|sick|swell|wound|cut|bite|@limb",
  "spreading fever|shiver|shake",
  "tampon_word fever",
  "eye swell|eye_out fever ~vaccine",
  "rabies_bite",
  "wild_animal|rabies_word bite ~food|vaccine",
  // A limb without blood, a heart that was shocked, muscles that perish.
  "leg|arm cold pale pain|sudden|abrupt ~exertion",
  "frostbite_word @limb|finger_place|face|nose|ear",
  "icd_word blow|shock_word|electrocuted|went_off",
  "dark_urine muscle",
  "locked_car @child",
  // Medicines that must not meet.
  "nitro erection_drug ~can",
  "see yellow_sight drug",
  "lithium_word ~~battery shake|vomit|diarrhea confused|balance|diarrhea|vomit|slow_speech",
  "serotonin_drug serotonin_drug shake|sweat|stiff|fever|confused|agitated",
].map((written) => readRule(UNNAMED, written, CONCEPT_LISTS));
