import type { RedFlagId } from "../red-flag.ts";
import { mentionsIn } from "./mentions.ts";
import { fillRule } from "./rule-reading.ts";
import { RULES } from "./rules.ts";

/** A red flag, and what of the text it was recognised by. */
export interface Recognition {
  readonly flag: RedFlagId;
  /** In the order of the text, each once: `baby`, `fever`. */
  readonly concepts: readonly string[];
}

/** The red flags that a text speaks of, in the order of the table, each with the first rule that holds. */
export function recognize(text: string): Recognition[] {
  const mentions = mentionsIn(text);
  const found: Recognition[] = [];
  for (const rule of RULES) {
    if (found.some(({ flag }) => flag === rule.flag)) continue;
    const filled = fillRule(rule, mentions);
    if (filled === null) continue;
    const concepts = [...filled].sort((one, other) => one.from - other.from);
    found.push({ flag: rule.flag, concepts: [...new Set(concepts.map(({ concept }) => concept))] });
  }
  return found;
}
