import { fold } from "../../locale/fold.ts";
import { type EmergencyFlag, type RedFlagId, UNNAMED } from "../emergencies/red-flag.ts";
import { withoutToldBefore } from "./before-expressions.ts";
import { isFarFromDespair } from "./despair/despair.ts";
import { likelyEmergencyIn } from "./likely/likely-emergency.ts";
import { isSpokenOfCalmly } from "./likely/told-calmly.ts";
import { knownMention, type Mention, mentionsIn } from "./mentions.ts";
import { fillRule, indexMentions, type MentionIndex, type Rule } from "./rule-reading.ts";
import { RULES, UNNAMED_RULES, VIOLENCE_RULE } from "./rules.ts";
import { STOP_WORDS } from "./stop-words.ts";
import { typedAs } from "./typed-as.ts";

/** A red flag, and what of the text it was recognized by. */
export interface Recognition<Flag extends EmergencyFlag = RedFlagId> {
  readonly flag: Flag;
  /** The words of the text, in its order: `bébé`, `38,9`. */
  readonly words: readonly string[];
}

/** What is known of the person a text is about. */
export type KnownOfPerson = "baby" | "child" | "pregnant" | "diabetic";

const CONCEPTS_OF_PERSON: Readonly<Record<KnownOfPerson, readonly string[]>> = {
  baby: ["baby", "child"],
  child: ["child"],
  pregnant: ["pregnant"],
  diabetic: ["diabetic"],
};

/**
 * The red flags that a text speaks of, in the order of the table, each with the words of the first rule that holds.
 * @param known counts as if it were written beside every word
 */
export function recognize(text: string, known: readonly KnownOfPerson[] = []): Recognition[] {
  return readByRules(text, known).map(({ flag, mentions }) => ({
    flag,
    words: typedAs(mentions, text),
  }));
}

interface RuleReading {
  readonly flag: RedFlagId;
  readonly mentions: readonly Mention[];
}

function readByRules(text: string, known: readonly KnownOfPerson[]): RuleReading[] {
  const mentions = indexMentions([
    ...mentionsIn(text),
    ...known.flatMap((each) => CONCEPTS_OF_PERSON[each].map(knownMention)),
  ]);
  const found = new Map<RedFlagId, RuleReading>();
  for (const rule of rulesAbout(mentions)) {
    if (found.has(rule.flag)) continue;
    const filled = fillRule(rule, mentions);
    if (!filled || (rule.isDoubtful && isFarFromDespair(text))) continue;
    found.set(rule.flag, { flag: rule.flag, mentions: filled });
  }
  return [...found.values()];
}

/**
 * What words that are no line of the list speak of: red flags by the rules, violence and what else has no flag in the
 * table, and where no rule holds, an emergency that learned weights recognize and do not name.
 */
export function recognizeWords(
  text: string,
  known: readonly KnownOfPerson[] = [],
): Recognition<EmergencyFlag>[] {
  const named = isToldCalmly(text, known) ? [] : recognize(text, known);
  const mentions = indexMentions(mentionsIn(text));
  const violence = fillRule(VIOLENCE_RULE, mentions);
  // Beside what it did to somebody, or to their will to live, rescue is called first.
  if (violence) return [...named, { flag: UNNAMED, words: typedAs(violence, text) }];
  if (named.length > 0) return named;
  for (const rule of UNNAMED_RULES) {
    const filled = fillRule(rule, mentions);
    if (filled) return [{ flag: UNNAMED, words: typedAs(filled, text) }];
  }
  // Weights read every word, those of what is kept as well.
  const words = mentions.has("unweighed") ? null : likelyEmergencyIn(withoutToldBefore(text));
  return words === null ? [] : [{ flag: UNNAMED, words }];
}

/**
 * Whether rules read something in words that the whole of them says is not happening: "la compu no responde". What is
 * known of the person stands in no word: what rules read because of it is meant.
 */
export function isToldCalmly(text: string, known: readonly KnownOfPerson[] = []): boolean {
  const readings = readByRules(text, known);
  if (readings.length === 0 || isSaidWith(text, readings)) return false;
  const flags = readings.map(({ flag }) => flag);
  if (!isSpokenOfCalmly(text, flags)) return false;
  return known.length === 0 || readByRules(text, []).length === flags.length;
}

/** Whether a text holds nothing beside what rules read: "rash that does not fade". Then no other word can calm it. */
function isSaidWith(text: string, readings: readonly RuleReading[]): boolean {
  const read = new Set(
    readings.flatMap(({ mentions }) => mentions.flatMap(({ words }) => words.split(" "))),
  );
  const typed = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return typed.every((word) => read.has(word) || STOP_WORDS.has(word));
}

/** Which rules begin with a concept, by their places in the table: most need a concept that a text does not speak of. */
const RULES_BY_FIRST_CONCEPT = firstConcepts();

function firstConcepts(): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [place, { groups }] of RULES.entries()) {
    for (const concept of groups[0]?.slots[0] ?? []) {
      places.set(concept, (places.get(concept) ?? []).concat(place));
    }
  }
  return places;
}

/** The rules whose first word is there, in the order of the table. */
function rulesAbout(mentions: MentionIndex): Rule[] {
  const places = [...mentions.keys()].flatMap(
    (concept) => RULES_BY_FIRST_CONCEPT.get(concept) ?? [],
  );
  return [...new Set(places)].sort((one, other) => one - other).flatMap((at) => RULES[at] ?? []);
}
