import { addDays, type Day, dayOf } from "../calendar/day.ts";
import { epochMs, type Instant } from "../calendar/instant.ts";
import { startOfDay } from "../calendar/wall-time.ts";
import type { Zone } from "../calendar/zone.ts";
import type { CardTreatment } from "../emergency-card/card-content.ts";
import { cardTreatments, type TreatmentBox } from "../emergency-card/card-treatments.ts";
import { type Episode, illnessesOf } from "../illness/episodes.ts";
import {
  type IllnessEntry,
  isObservation,
  isTemperature,
  type Observation,
  type Temperature,
} from "../illness/illness-entry.ts";
import { medicationKey } from "../intakes/activity.ts";
import type { Intake } from "../intakes/intake.ts";
import type { DatedWeight } from "../profiles/dated-weight.ts";
import { type Adherence, adherence, type PlannedOutcome } from "../reminders/adherence.ts";
import type { ReportPeriod } from "./report-period.ts";

/** What is recorded of one person, of which a report takes the days of its period. */
export interface ReportSources<Box extends TreatmentBox, Dose extends Intake> {
  readonly boxes: readonly Box[];
  /** Treatments that were stated by name. */
  readonly stated: readonly string[];
  readonly doses: readonly Dose[];
  /** Those of `plannedSpan`. */
  readonly planned: readonly (PlannedOutcome & { readonly intakeId: string | null })[];
  readonly entries: readonly IllnessEntry[];
  readonly weights: readonly DatedWeight[];
}

/** The doses of one medicine, by its name and strength of then. */
export interface DoseTotal {
  readonly name: string;
  readonly dosage: string;
  readonly count: number;
  readonly lastAt: Instant;
}

/** A report in no language. Lists are in the order of time, the latest first. */
export interface ReportContent<Box extends TreatmentBox, Dose extends Intake> {
  readonly period: ReportPeriod;
  /** On the last day of the period. */
  readonly treatments: readonly CardTreatment[];
  /** Boxes with hours that ended, or were stopped, within the period. */
  readonly ended: readonly Box[];
  readonly adherence: Adherence;
  /** Doses that answer no planned one. */
  readonly unplanned: readonly Dose[];
  readonly totals: readonly DoseTotal[];
  /** Of the unplanned doses those whose box is gone: its planned doses went with it. */
  readonly ofDeletedBoxes: number;
  readonly recordedDoses: number;
  readonly temperatures: readonly Temperature[];
  readonly weights: readonly DatedWeight[];
  readonly illnesses: readonly Episode[];
  readonly observations: readonly Observation[];
}

/** An answer may come a day or two after the hour it answers. */
const ANSWERED_WITHIN_DAYS = 2;

/** The planned doses that tell which doses of a period were planned. */
export function plannedSpan({ from, to }: ReportPeriod): ReportPeriod {
  return { from: addDays(from, -ANSWERED_WITHIN_DAYS), to: addDays(to, ANSWERED_WITHIN_DAYS) };
}

/** From its first moment up to, and without, that of the day after. */
export function momentsOf({ from, to }: ReportPeriod, zone: Zone): { from: Instant; to: Instant } {
  return { from: startOfDay(from, zone), to: startOfDay(addDays(to, 1), zone) };
}

export function reportContent<Box extends TreatmentBox, Dose extends Intake>(
  { boxes, stated, doses, planned, entries, weights }: ReportSources<Box, Dose>,
  period: ReportPeriod,
  zone: Zone,
): ReportContent<Box, Dose> {
  const { from, to } = period;
  const isWithin = (moment: Instant) => isDayWithin(period, dayOf(moment, zone));
  const answering = new Set(planned.flatMap(({ intakeId }) => intakeId ?? []));
  const recorded = doses.filter(({ takenAt }) => isWithin(takenAt));
  const unplanned = recorded
    .filter(({ id }) => !answering.has(id))
    .sort((a, b) => epochMs(b.takenAt) - epochMs(a.takenAt));
  const noted = entries
    .filter(({ notedAt }) => isWithin(notedAt))
    .sort((a, b) => epochMs(b.notedAt) - epochMs(a.notedAt));
  const { current, past } = illnessesOf(entries);
  return {
    period,
    treatments: cardTreatments(boxes, stated, doses, to),
    ended: boxes.filter((box) => endedWithin(box, period)),
    adherence: adherence(planned.filter(({ day }) => day >= from && day <= to)),
    unplanned,
    totals: totalsOf(unplanned),
    ofDeletedBoxes: unplanned.filter(({ medicationId }) => medicationId === null).length,
    recordedDoses: recorded.length,
    temperatures: noted.filter(isTemperature),
    weights: weights
      .filter(({ measuredOn }) => isDayWithin(period, measuredOn))
      .sort((a, b) => (a.measuredOn < b.measuredOn ? 1 : -1)),
    illnesses: (current ? [current, ...past] : past).filter(
      ({ beganAt, end }) =>
        dayOf(beganAt, zone) <= to && (end === null || dayOf(end.at, zone) >= from),
    ),
    observations: noted.filter(isObservation),
  };
}

const isDayWithin = ({ from, to }: ReportPeriod, day: Day): boolean => day >= from && day <= to;

function endedWithin({ schedule, courseStop }: TreatmentBox, { from, to }: ReportPeriod): boolean {
  const { doses, startsOn, endsOn } = schedule;
  if (doses.length === 0 || (startsOn !== null && startsOn > to)) return false;
  if (courseStop) return courseStop.stoppedOn >= from && courseStop.stoppedOn <= to;
  // One that ends on the last day of the period goes on that day.
  return endsOn !== null && endsOn >= from && endsOn < to;
}

/** By how often, then by name. @param doses the latest first */
function totalsOf(doses: readonly Intake[]): DoseTotal[] {
  return [...Map.groupBy(doses, medicationKey).values()]
    .flatMap((group) => {
      const [latest] = group;
      return latest
        ? [
            {
              name: latest.medicationName,
              dosage: latest.medicationDosage,
              count: group.length,
              lastAt: latest.takenAt,
            },
          ]
        : [];
    })
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
