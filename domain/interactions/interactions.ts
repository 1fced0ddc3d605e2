import { epochMs, type Instant } from "../calendar/instant.ts";
import { isIn, type Substance } from "../medicines/molecules/molecule.ts";
import { CLASSES, type MoleculeClass } from "../medicines/molecules/molecule-classes.ts";
import { PAIRS } from "./pairs.ts";
import { isSwallowed, isSystemic, type Product } from "./product.ts";
import {
  isApplied,
  LEVELS,
  type Level,
  type Member,
  type PairRule,
  type SideCondition,
} from "./rule.ts";
import type { Treatment, Treatments } from "./treatments.ts";

/** A rule that holds between a product and something the person takes, or may take. */
export interface Interaction {
  readonly rule: PairRule;
  readonly treatment: Treatment;
  /** Of the product, and of the treatment. */
  readonly substances: readonly [Substance, Substance];
  /** Nobody knows whether the person takes it: it is asked, and nothing is refused. */
  readonly isQuestion: boolean;
}

const APPLIED = PAIRS.filter(isApplied);

/** The rules that name a substance on either side; `any-swallowed` names every one. */
const rulesAbout = memoize((substance) =>
  APPLIED.filter(({ a, b }) => isMember([...a, ...b], substance, OF_ANY_FORM)),
);
/** An unknown form may be swallowed. */
const OF_ANY_FORM = { form: null };
const AN_HOUR_MS = 3_600_000;

/**
 * What is known between a product and the treatments of one person, the strictest first: of each pair and treatment the
 * strictest row. Nothing found is not nothing there.
 */
export function interactionsOf(
  product: Product & { readonly boxId?: string | null },
  treatments: Treatments,
  now: Instant,
): Interaction[] {
  const found = treatments.list
    .filter(({ boxId }) => boxId === null || boxId !== product.boxId)
    .flatMap((treatment) =>
      rulesFor(product, treatment).flatMap((rule) =>
        interactionBetween(rule, product, treatment, treatments, now),
      ),
    )
    .sort(
      (one, other) =>
        severityOf(one) - severityOf(other) || pairNumber(one.rule) - pairNumber(other.rule),
    );
  return found.filter((each, at) => found.findIndex((other) => isSamePair(other, each)) === at);
}

/** Refused, with the reason. */
export function isRefused(interaction: Interaction): boolean {
  return !interaction.isQuestion && isStrict(interaction);
}

/** Whether the answer is missing on which a refusal depends: nothing is offered before it. */
export function isOpenQuestion(interaction: Interaction): boolean {
  return interaction.isQuestion && isStrict(interaction);
}

const isStrict = ({ rule: { level } }: Interaction) => level === "CI" || level === "AD";

/** A doctor or pharmacist is asked first. */
export function isAskedFirst({ rule, isQuestion }: Interaction): boolean {
  return !isQuestion && (rule.level === "PE" || rule.isAskedFirst === true);
}

/** Whoever has both given says that a doctor or pharmacist was asked. */
export function needsAnswer(interaction: Interaction): boolean {
  return isRefused(interaction) || isAskedFirst(interaction);
}

function pairNumber({ id }: Pick<PairRule, "id">): number {
  return Number.parseInt(id, 10);
}

const severityOf = ({ rule, isQuestion }: Interaction) =>
  LEVELS.indexOf(rule.level) + (isQuestion ? LEVELS.length : 0);

/**
 * One pair is said once of each product the person takes, by whatever evidence that is known. Two rules that say the same
 * of two substances are one pair, and a question is asked once of them whatever the rules say: its answer shows them all.
 */
function isSamePair(one: Interaction, other: Interaction): boolean {
  if (one.substances[1] !== other.substances[1]) return false;
  if (pairNumber(one.rule) === pairNumber(other.rule)) return true;
  return (
    one.substances[0] === other.substances[0] &&
    ((one.isQuestion && other.isQuestion) || dangerOf(one) === dangerOf(other))
  );
}

/** One that may be fatal is more of the same. */
const dangerOf = ({ rule: { reason } }: Interaction) =>
  reason === "fatal-toxicity" ? "toxicity" : reason;

const ASKED: readonly Level[] = ["CI", "AD", "PE"];

function interactionBetween(
  rule: PairRule,
  product: Product,
  treatment: Treatment,
  treatments: Treatments,
  now: Instant,
): Interaction[] {
  const isQuestion = treatment.evidence === "unsure";
  const { condition, apartHours } = rule;
  if (condition && !treatments.conditions.includes(condition)) return [];
  if (isQuestion && (!ASKED.includes(rule.level) || apartHours !== undefined)) return [];
  if (isApart(treatment, rule, now)) return [];
  const context = { rule, treatments };
  const pair =
    substancePair(product, treatment, { ...context, isReversed: false }) ??
    substancePair(product, treatment, { ...context, isReversed: true });
  return pair ? [{ rule, treatment, substances: pair, isQuestion }] : [];
}

/** A rule without hours holds at any distance. */
function isApart(
  { takenAt }: Treatment,
  { apartHours = Number.POSITIVE_INFINITY }: PairRule,
  now: Instant,
): boolean {
  return takenAt !== null && epochMs(now) - epochMs(takenAt) >= apartHours * AN_HOUR_MS;
}

/** @param isReversed whether the product stands on side b */
function substancePair(
  product: Product,
  treatment: Treatment,
  { rule, treatments, isReversed }: { rule: PairRule; treatments: Treatments; isReversed: boolean },
): readonly [Substance, Substance] | null {
  const own = { members: rule.a, when: rule.aWhen };
  const other = { members: rule.b, when: rule.bWhen };
  const [mine, theirs] = isReversed ? [other, own] : [own, other];
  const meant = (side: typeof own, of: Product & { milligramsPerWeek?: number | null }) =>
    of.substances.filter(
      (substance) =>
        isMember(side.members, substance, of) &&
        holds(side.when ?? {}, substance, of, treatments.recorded),
    );
  for (const one of meant(mine, product)) {
    for (const two of meant(theirs, treatment)) {
      // What both hold is the same substance twice, which is summed and is no interaction.
      if (one !== two) return [one, two];
    }
  }
  return null;
}

function isMember(
  members: readonly Member[],
  substance: Substance,
  product: Pick<Product, "form">,
): boolean {
  return members.some((member) => {
    if (member === "any-swallowed") return isSwallowed(product);
    return names(member, substance);
  });
}

function names(member: Member, substance: Substance): boolean {
  return member === substance || (isClass(member) && isIn([member], substance));
}

/** Those that name something of both. */
function rulesFor(product: Product, treatment: Product): readonly PairRule[] {
  const own = new Set(product.substances.flatMap(rulesAbout));
  const rules = new Set(treatment.substances.flatMap(rulesAbout).filter((rule) => own.has(rule)));
  return [...rules];
}

/** A cabinet may hold thousands of boxes, and the rules do not change. */
function memoize<T>(read: (substance: Substance) => T): (substance: Substance) => T {
  const known = new Map<Substance, T>();
  return (substance) => {
    const found = known.get(substance) ?? read(substance);
    known.set(substance, found);
    return found;
  };
}

function isClass(member: Member): member is MoleculeClass {
  return Object.hasOwn(CLASSES, member);
}

function holds(
  when: SideCondition,
  substance: Substance,
  product: Product & { readonly milligramsPerWeek?: number | null },
  recorded: Treatments["recorded"],
): boolean {
  // What nobody knows counts as more than any limit.
  const milligrams = product.milligrams ?? Number.POSITIVE_INFINITY;
  const perWeek = product.milligramsPerWeek ?? Number.POSITIVE_INFINITY;
  if (when.isSystemic && !isSystemic(product)) return false;
  if (milligrams < (when.fromMg ?? 0)) return false;
  if (perWeek <= (when.aboveMgPerWeek ?? Number.NEGATIVE_INFINITY)) return false;
  if (when.recorded) {
    const { mgPerDay, days } = when.recorded;
    const sums = recorded.get(substance)?.slice(0, days) ?? [0];
    if (sums.some((sum) => sum < mgPerDay)) return false;
  }
  return true;
}
