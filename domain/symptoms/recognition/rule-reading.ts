import type { EmergencyFlag, RedFlagId } from "../emergencies/red-flag.ts";
import type { Mention } from "./mentions.ts";

/** One line of the rules, read: groups that may stand anywhere, each of slots that stand near one another. */
export interface Rule<Flag extends EmergencyFlag = RedFlagId> {
  readonly flag: Flag;
  readonly written: string;
  /** Whether its words also stand in texts about something else, which the whole text tells. */
  readonly isDoubtful: boolean;
  readonly groups: readonly Group[];
}

interface Group {
  readonly slots: readonly Slot[];
  /** Whether the slots stand in this order. */
  readonly isOrdered: boolean;
  /** What must not stand near, in the clause of the first slot. */
  readonly vetoes: readonly string[];
  /** What must not stand near, in whichever clause. */
  readonly wideVetoes: readonly string[];
}

/** One of several concepts, as `MentionIndex` has them. */
type Slot = readonly string[];

/** What a text speaks of, by concept, with a minus where it is denied. */
export type MentionIndex = ReadonlyMap<string, readonly Mention[]>;

export function indexMentions(mentions: readonly Mention[]): MentionIndex {
  const index = new Map<string, Mention[]>();
  for (const mention of mentions) {
    const key = mention.isDenied ? `-${mention.concept}` : mention.concept;
    const known = index.get(key);
    if (known) known.push(mention);
    else index.set(key, [mention]);
  }
  return index;
}

/** In known words: slots of one group stand no further apart. */
const REACH = 7;

const IN_ORDER = "> ";
const DOUBTFUL = "? ";

/** What makes any clause harmless: it was long ago, it is somebody's history, a film, a course. */
const NOT_NOW = "not_now";
/** Somebody who once wanted to die, or swallowed something some days ago, needs help all the same. */
const ALWAYS_NOW: ReadonlySet<EmergencyFlag> = new Set(["suicidal", "overdose", "poisoning"]);

/**
 * Reads a line: `pain chest ~cough + child` asks for a pain near a chest with no cough in its clause, and for a child
 * anywhere; `~~fine` forbids it in the clauses beside, too; `a|b` is one of several concepts, `@name` one of a list of them, `-a` something denied;
 * `> took drug person` asks for the three in this order; a line that begins with `? ` gives way where the whole text is
 * about something else.
 * @throws SyntaxError for a list that `lists` does not hold.
 */
export function readRule<Flag extends EmergencyFlag>(
  flag: Flag,
  written: string,
  lists: Readonly<Record<string, string>>,
): Rule<Flag> {
  const isDoubtful = written.startsWith(DOUBTFUL);
  const line = isDoubtful ? written.slice(DOUBTFUL.length) : written;
  const groups = line.split(" + ").map((group): Group => {
    const isOrdered = group.startsWith(IN_ORDER);
    const words = group.slice(isOrdered ? IN_ORDER.length : 0).split(" ");
    const vetoed = (mark: RegExp) =>
      words
        .filter((word) => mark.test(word))
        .flatMap((word) => conceptsOf(word.replace(mark, ""), lists));
    return {
      isOrdered,
      slots: words.filter((word) => !word.startsWith("~")).map((word) => readSlot(word, lists)),
      vetoes: vetoed(/^~(?!~)/u),
      wideVetoes: vetoed(/^~~/u),
    };
  });
  return { flag, written: line, isDoubtful, groups };
}

function readSlot(word: string, lists: Readonly<Record<string, string>>): Slot {
  const isDenied = word.startsWith("-");
  const concepts = conceptsOf(isDenied ? word.slice(1) : word, lists);
  return isDenied ? concepts.map((concept) => `-${concept}`) : concepts;
}

function conceptsOf(word: string, lists: Readonly<Record<string, string>>): string[] {
  return word.split("|").flatMap((each) => {
    if (!each.startsWith("@")) return each;
    const list = lists[each.slice(1)];
    if (list === undefined) throw new SyntaxError(`No such list: ${each}`);
    return conceptsOf(list, lists);
  });
}

/** What fills the slots of a rule; null where it does not hold. */
export function fillRule(rule: Rule<EmergencyFlag>, index: MentionIndex): Mention[] | null {
  const filled: Mention[] = [];
  for (const group of rule.groups) {
    const found = fillGroup(group, index, !ALWAYS_NOW.has(rule.flag));
    if (found === null) return null;
    filled.push(...found);
  }
  return filled;
}

function fillGroup(group: Group, index: MentionIndex, mustBeNow: boolean): Mention[] | null {
  // Most rules miss a word, and finding that out first is far quicker.
  if (!group.slots.every((slot) => slot.some((concept) => index.has(concept)))) return null;
  const candidates = group.slots.map((slot) => slot.flatMap((concept) => index.get(concept) ?? []));
  const [first = [], ...others] = candidates;
  const mentionsOf = (concept: string) => index.get(concept) ?? [];
  const vetoes = [...group.vetoes, ...(mustBeNow ? [NOT_NOW] : [])].flatMap(mentionsOf);
  const wideVetoes = group.wideVetoes.flatMap(mentionsOf);
  for (const anchor of first) {
    if (wideVetoes.some((veto) => isNear(veto, anchor))) continue;
    if (vetoes.some((veto) => veto.clause === anchor.clause && isNear(veto, anchor))) continue;
    const filled = fillOthers(others, [anchor], group.isOrdered);
    if (filled) return filled;
  }
  return null;
}

/** One word cannot fill two slots. The first of them says what is near. */
function fillOthers(
  slots: readonly (readonly Mention[])[],
  filled: readonly [Mention, ...Mention[]],
  isOrdered: boolean,
): Mention[] | null {
  const [candidates, ...others] = slots;
  const [anchor] = filled;
  if (!candidates) return [...filled];
  for (const mention of candidates) {
    const isFree = isNear(mention, anchor) && !filled.some(({ from }) => from === mention.from);
    if (!isFree || (isOrdered && mention.from < (filled.at(-1)?.from ?? 0))) continue;
    const all = fillOthers(others, [...filled, mention], isOrdered);
    if (all) return all;
  }
  return null;
}

const isNear = (one: Mention, other: Mention) =>
  one.at === null || other.at === null || Math.abs(one.at - other.at) <= REACH;
