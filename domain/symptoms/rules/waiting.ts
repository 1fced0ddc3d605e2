import { epochMs, type Instant } from "../../calendar/instant.ts";
import type { DoseRule } from "../../dose-rules/dose-rule.ts";
import { nextDose } from "../../dose-rules/leaflet.ts";
import type { Limits } from "../../dose-rules/limits.ts";
import { type DailyLimits, maximumReached, notBefore } from "../../dose-rules/next-dose.ts";
import { limitsOfGiven } from "../../intakes/given-limits.ts";
import { type RecentDose, summarizeRecentDoses } from "../../intakes/recent-doses.ts";
import { unitAmount } from "../../intakes/unit-amount.ts";
import type { Form } from "../../inventory/form.ts";
import type { CountedDose } from "../../ledger/ledger.ts";
import type { Substance } from "../../medicines/molecules/molecule.ts";
import { leafletOfBox, limitsOfBox, takerOf, unquotedRow } from "../box-leaflet.ts";
import type { CabinetBox, GuideFacts, RecentIntake } from "../facts/guide-facts.ts";
import { isAgainstFever } from "./fever-medicines.ts";

/** Why a box that fits is not taken now. */
export interface Waiting {
  /** What was taken already. */
  readonly substance: Substance;
  /**
   * Before which the leaflet has no dose, and for a child the longer of two intervals ("preferably 6 h, at least 4 h");
   * null where its interval is unknown to us.
   */
  readonly until: Instant | null;
  /** Whether it is a maximum of 24 hours that is reached, and not an interval that runs. */
  readonly isMaximum: boolean;
  /** Whether more than that is recorded: the poison centre is named first. */
  readonly isOver: boolean;
  /**
   * Whether doses whose milligrams nobody knows may have reached that maximum, now or when the interval ends: then no time
   * frees the box.
   */
  readonly isUncounted: boolean;
}

type TakenDose = CountedDose & { readonly dose: Pick<RecentDose, "form" | "quantity"> };

/**
 * Whether the maximum would be reached if each piece of a dose of unknown milligrams had been one unit of this box: two
 * capsules are two. Unknown is not nothing.
 */
function mayBeFull(
  doses: readonly TakenDose[],
  limits: Limits,
  unitMilligrams: number | null,
  at: Instant,
): boolean {
  const counted = doses.map((each) => ({
    ...each,
    milligrams:
      each.milligrams ?? (unitMilligrams === null ? null : unitMilligrams * piecesOf(each.dose)),
  }));
  return maximumReached(counted, limits, unitMilligrams, at) !== null;
}

/** What a dose is counted in, where that is what is swallowed at once; a measured amount stands for one. */
const PIECES: ReadonlySet<Form> = new Set(["Comprimé", "Gélule", "Sachet", "Suppositoire"]);

const piecesOf = ({ form, quantity }: TakenDose["dose"]): number =>
  PIECES.has(form) ? Math.max(1, quantity) : 1;

/** Whether a row whose figures are not shown has no dose now: no time is told of it. */
function isFull(
  doses: readonly CountedDose[],
  row: DoseRule,
  unitMilligrams: number | null,
  now: Instant,
): boolean {
  const limits = limitsOfRow(row);
  const interval = notBefore(doses, limits, unitMilligrams, now);
  return (
    maximumReached(doses, limits, unitMilligrams, now) !== null ||
    (interval !== null && epochMs(interval.moment) > epochMs(now))
  );
}

const limitsOfRow = (row: DoseRule) => ({ ...row, mostMilligrams: row.maxMilligrams });

/** The doses as the ledger reads them, with what the box of each contained. */
export function readDoses(
  intakes: readonly RecentIntake[],
  boxes: readonly CabinetBox[],
): RecentDose[] {
  const byId = new Map(boxes.map((box) => [box.id, box]));
  return intakes.map(({ medicationId, medicationName: name, takenAt, ...recorded }, at) => {
    const box = byId.get(medicationId ?? "");
    return {
      id: `dose ${at}`,
      medicationId,
      name: box?.name ?? name,
      // Of a quantity nobody wrote down, the milligrams are unknown: no strength says them.
      dosage: recorded.quantity === undefined ? "" : (recorded.dosage ?? box?.dosage ?? ""),
      form: recorded.form ?? box?.form ?? "Autre",
      quantity: recorded.quantity ?? 0,
      takenAt,
      by: null,
      activeMolecule: box?.activeMolecule ?? null,
      ...(recorded.contained && { contained: recorded.contained }),
    };
  });
}

/**
 * Whether the leaflet of the box has no dose of its substances now, from every recorded dose of them together. Of a
 * medicine against fever or pain, and of one that no second product may hold, a dose of the last 24 hours is enough
 * where the limits of this box are unknown. Of
 * several substances it is the one of which too much is recorded, or else the one that waits longest.
 */
export function waitingOf(
  box: CabinetBox,
  substances: readonly Substance[],
  doses: readonly RecentDose[],
  facts: WaitingFacts,
): Waiting | null {
  const leaflet = leafletOfBox(box, substances, facts);
  const unquoted = leaflet.kind === "unknown" ? unquotedRow(box, substances, facts) : null;
  const { taken } = summarizeRecentDoses(box, doses, facts.now);
  const reading = {
    ...facts,
    country: facts.leafletCountry ?? facts.country,
    taker: takerOf(facts.patient, facts.today),
  };
  const found = taken.flatMap(({ substance, amounts, count, doses: same }) => {
    if (count === 0) return [];
    const limits = limitsOfBox(leaflet, substance, facts);
    const row = unquoted?.substance === substance ? unquoted : null;
    const own = row === null ? [limits] : [limits, limitsOfRow(row)];
    const limitsGiven = limitsOfGiven(same, own, reading);
    const of = { substance, limits, limitsGiven, unit: unitAmount(box, substance), row };
    return waitingOfSubstance(of, amounts, facts.now) ?? [];
  });
  return found.reduce<Waiting | null>(
    (worst, each) => (worst === null || isWorse(each, worst) ? each : worst),
    null,
  );
}

type WaitingFacts = Pick<GuideFacts, "country" | "leafletCountry" | "patient" | "today" | "now">;

interface SubstanceOfBox {
  readonly substance: Substance;
  readonly limits: Limits;
  /** Of the leaflets of what was given. */
  readonly limitsGiven: readonly DailyLimits[];
  readonly unit: number | null;
  /** Where the leaflet itself is unknown. */
  readonly row: DoseRule | null;
}

function waitingOfSubstance(
  { substance, limits, limitsGiven, unit, row }: SubstanceOfBox,
  amounts: readonly TakenDose[],
  now: Instant,
): Waiting | null {
  const next = nextDose(amounts, limits, unit, now, limitsGiven);
  const isOver = next.isOver || next.isOverStop;
  const isMaximum = isOver || next.maximum !== null;
  const until = latestOf(next.notBefore?.moment, next.preferred) ?? next.maximum?.until ?? null;
  const isLater = until !== null && epochMs(until) > epochMs(now);
  // An answer may stand open for longer than the interval.
  const isUncountedAt = (at: Instant) => !isMaximum && mayBeFull(amounts, limits, unit, at);
  if (isLater) return { substance, until, isMaximum, isOver, isUncounted: isUncountedAt(until) };
  const isUnknown = next.notBefore
    ? false
    : isAgainstFever(substance) ||
      ALONE.has(substance) ||
      (row !== null && isFull(amounts, row, unit, now));
  const isUncounted = !isUnknown && isUncountedAt(now);
  return isMaximum || isUnknown || isUncounted
    ? { substance, until: null, isMaximum, isOver, isUncounted }
    : null;
}

/**
 * Whether what a box waits for may leave another strength of its substance open: one unit of it would pass a maximum that a
 * smaller one would not, or nobody knows its interval. An interval that runs holds every box.
 */
export const isOpenBeside = ({ isMaximum, isOver, isUncounted, until }: Waiting): boolean =>
  !isOver && !isUncounted && (isMaximum || until === null);

/** No second product with it, one for the skin included: US label, dose facts, section 1.5. */
const ALONE: ReadonlySet<Substance> = new Set<Substance>(["diphenhydramine"]);

function isWorse(one: Waiting, other: Waiting): boolean {
  return one.isOver === other.isOver ? endOf(one) > endOf(other) : one.isOver;
}

/** A time that nobody knows is none that frees the box. */
const endOf = ({ until, isUncounted }: Waiting) =>
  until === null || isUncounted ? Number.POSITIVE_INFINITY : epochMs(until);

function latestOf(...moments: readonly (Instant | null | undefined)[]): Instant | null {
  const known = moments.filter((moment) => moment != null);
  return known.reduce<Instant | null>(
    (latest, moment) => (latest === null || epochMs(moment) > epochMs(latest) ? moment : latest),
    null,
  );
}
