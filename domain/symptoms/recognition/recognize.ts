import { fold } from "../../locale/fold.ts";
import type { RedFlagId } from "../red-flag.ts";
import { knownMention, type Mention, mentionsIn } from "./mentions.ts";
import { fillRule, indexMentions } from "./rule-reading.ts";
import { RULES } from "./rules.ts";

/** A red flag, and what of the text it was recognized by. */
export interface Recognition {
  readonly flag: RedFlagId;
  /** The words of the text, in its order: `bébé`, `38,9`. */
  readonly words: readonly string[];
}

/** What is known of the person a text is about. */
export type KnownOfPerson = "baby" | "pregnant";

const CONCEPTS_OF_PERSON: Readonly<Record<KnownOfPerson, readonly string[]>> = {
  baby: ["baby", "child"],
  pregnant: ["pregnant"],
};

/**
 * The red flags that a text speaks of, in the order of the table, each with the words of the first rule that holds.
 * @param known counts as if it were written beside every word
 */
export function recognize(text: string, known: readonly KnownOfPerson[] = []): Recognition[] {
  const written = mentionsIn(text);
  const mentions = indexMentions([
    ...written,
    ...known.flatMap((each) => CONCEPTS_OF_PERSON[each].map(knownMention)),
  ]);
  const found = new Map<RedFlagId, Recognition>();
  if (written.length === 0) return [];
  for (const rule of RULES) {
    if (found.has(rule.flag)) continue;
    const filled = fillRule(rule, mentions);
    if (filled) found.set(rule.flag, { flag: rule.flag, words: wordsOf(filled, text) });
  }
  return [...found.values()];
}

/** As somebody wrote them where they still can be found, else as they were read. */
function wordsOf(filled: readonly Mention[], text: string): string[] {
  const typed = new Map((text.match(WORD) ?? []).map((word) => [fold(word), word]));
  const inOrder = [...filled].sort((one, other) => one.from - other.from);
  const written = inOrder.map(({ words }) =>
    words
      .split(" ")
      .map((word) => typed.get(word) ?? word)
      .join(" "),
  );
  return [...new Set(written)].filter((words) => words !== "");
}

const WORD = /[\p{L}\p{N}]+/gu;
