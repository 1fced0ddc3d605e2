import type { RedFlagId } from "../red-flag.ts";
import type { Mention } from "./mentions.ts";

/** One line of the rules, read: groups that may stand anywhere, each of slots that stand near one another. */
export interface Rule {
  readonly flag: RedFlagId;
  readonly written: string;
  readonly groups: readonly Group[];
}

interface Group {
  readonly slots: readonly Slot[];
  /** Whether the slots stand in this order. */
  readonly isOrdered: boolean;
  /** What must not stand near. */
  readonly vetoes: readonly string[];
}

interface Slot {
  readonly concepts: readonly string[];
  /** The slot asks for what is said not to be there: `-breathe`. */
  readonly isDenied: boolean;
}

/** In known words: slots of one group stand no further apart. */
const REACH = 7;

const IN_ORDER = "> ";

/** What makes any clause harmless: it was long ago, it is somebody's history, a film, a course. */
const NOT_NOW = "not_now";
/** Somebody who once wanted to die, or swallowed something some days ago, needs help all the same. */
const ALWAYS_NOW: ReadonlySet<RedFlagId> = new Set(["suicidal", "overdose", "poisoning"]);

/**
 * Reads a line: `pain chest ~cough + child` asks for a pain near a chest with no cough near them, and for a child
 * anywhere; `a|b` is one of several concepts, `@name` one of a list of them, `-a` something denied;
 * `> took drug person` asks for the three in this order.
 * @throws SyntaxError for a list that `lists` does not hold.
 */
export function readRule(
  flag: RedFlagId,
  written: string,
  lists: Readonly<Record<string, string>>,
): Rule {
  const groups = written.split(" + ").map((group): Group => {
    const isOrdered = group.startsWith(IN_ORDER);
    const words = group.slice(isOrdered ? IN_ORDER.length : 0).split(" ");
    const vetoed = words.filter((word) => word.startsWith("~")).map((word) => word.slice(1));
    return {
      isOrdered,
      slots: words.filter((word) => !word.startsWith("~")).map((word) => readSlot(word, lists)),
      vetoes: vetoed.flatMap((word) => conceptsOf(word, lists)),
    };
  });
  return { flag, written, groups };
}

function readSlot(word: string, lists: Readonly<Record<string, string>>): Slot {
  const isDenied = word.startsWith("-");
  return { concepts: conceptsOf(isDenied ? word.slice(1) : word, lists), isDenied };
}

function conceptsOf(word: string, lists: Readonly<Record<string, string>>): string[] {
  return word.split("|").flatMap((each) => {
    if (!each.startsWith("@")) return each;
    const list = lists[each.slice(1)];
    if (list === undefined) throw new SyntaxError(`No such list: ${each}`);
    return conceptsOf(list, lists);
  });
}

/** The concepts that fill the slots of a rule, in its order; null where it does not hold. */
export function fillRule(rule: Rule, mentions: readonly Mention[]): Mention[] | null {
  const filled: Mention[] = [];
  for (const group of rule.groups) {
    const found = fillGroup(group, mentions, !ALWAYS_NOW.has(rule.flag));
    if (found === null) return null;
    filled.push(...found);
  }
  return filled;
}

function fillGroup(
  { slots, vetoes, isOrdered }: Group,
  mentions: readonly Mention[],
  mustBeNow: boolean,
): Mention[] | null {
  const [first, ...others] = slots;
  if (!first) return null;
  for (const anchor of mentions) {
    if (!fits(first, anchor)) continue;
    const near = mentions.filter((each) => isNear(each, anchor));
    const isVetoed = near.some(
      ({ concept, isDenied }) =>
        !isDenied && (vetoes.includes(concept) || (mustBeNow && concept === NOT_NOW)),
    );
    if (isVetoed) continue;
    const filled = fillOthers(others, [anchor], near, isOrdered);
    if (filled) return filled;
  }
  return null;
}

const isNear = (one: Mention, other: Mention) =>
  one.at === null || other.at === null || Math.abs(one.at - other.at) <= REACH;

/** One word cannot fill two slots. */
function fillOthers(
  slots: readonly Slot[],
  filled: readonly Mention[],
  near: readonly Mention[],
  isOrdered: boolean,
): Mention[] | null {
  const [slot, ...others] = slots;
  if (!slot) return [...filled];
  for (const mention of near) {
    if (!fits(slot, mention) || filled.some(({ from }) => from === mention.from)) continue;
    if (isOrdered && mention.from < (filled.at(-1)?.from ?? 0)) continue;
    const all = fillOthers(others, [...filled, mention], near, isOrdered);
    if (all) return all;
  }
  return null;
}

const fits = ({ concepts, isDenied }: Slot, mention: Mention) =>
  mention.isDenied === isDenied && concepts.includes(mention.concept);
