import { PAIRS } from "./pairs.ts";
import { PROFILE_RULE_FACTS } from "./profile-rule-facts.ts";
import { REVIEWS } from "./reviews.ts";

/** How many of the rules about treatments and profiles a health professional has compared with their source. */
export function reviewCount(): { readonly reviewed: number; readonly total: number } {
  const rules = [...PAIRS, ...PROFILE_RULE_FACTS];
  return { reviewed: rules.filter(({ id }) => id in REVIEWS).length, total: rules.length };
}
