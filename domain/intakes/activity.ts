import { epochMs, type Instant } from "../calendar/instant.ts";
import type { Zone } from "../calendar/zone.ts";
import { fold } from "../locale/fold.ts";
import { indexTexts, searchTexts, type TextIndex } from "../locale/text-search.ts";
import type { Intake } from "./intake.ts";
import { isWithin, type Period } from "./period.ts";

export const ACTIVITY_ORDERS = ["newest", "oldest"] as const;

export type ActivityOrder = (typeof ACTIVITY_ORDERS)[number];

export interface ActivityFilter {
  /** Part of a name, a dosage or a note; everything when empty. */
  readonly search: string;
  /** A key of `medicationChoices`, null for every medication. */
  readonly medication: string | null;
  readonly period: Period;
  readonly order: ActivityOrder;
}

export interface ActivityCounters {
  readonly total: number;
  readonly today: number;
  /** The last 7 days, so that the filter of the same name shows as many. */
  readonly week: number;
}

export interface MedicationChoice {
  readonly key: string;
  readonly name: string;
  readonly dosage: string;
}

/** Fold the texts once per list, not once per key typed. */
export function indexIntakes<I extends Intake>(intakes: readonly I[]): TextIndex<I> {
  return indexTexts(
    intakes,
    ({ medicationName, medicationDosage, notes }) =>
      `${medicationName} ${medicationDosage} ${notes ?? ""}`,
  );
}

/** What the activity list shows for a filter, doses of one moment ordered by their ids. */
export function listIntakes<I extends Intake>(
  index: TextIndex<I>,
  { search, medication, period, order }: ActivityFilter,
  now: Instant,
  zone: Zone,
): I[] {
  const direction = order === "newest" ? -1 : 1;
  return searchTexts(index, search)
    .filter((intake) => medication === null || medicationKey(intake) === medication)
    .filter(({ takenAt }) => isWithin(period, takenAt, now, zone))
    .map((intake) => ({ intake, at: epochMs(intake.takenAt) }))
    .sort((a, b) => direction * (a.at - b.at || (a.intake.id < b.intake.id ? -1 : 1)))
    .map(({ intake }) => intake);
}

export function countIntakes(
  intakes: readonly Intake[],
  now: Instant,
  zone: Zone,
): ActivityCounters {
  const within = (period: Period) =>
    intakes.filter(({ takenAt }) => isWithin(period, takenAt, now, zone)).length;
  return { total: intakes.length, today: within("today"), week: within("week") };
}

/** The medications of a list of doses, each once, by name. Deleted ones stay choosable. */
export function medicationChoices(intakes: readonly Intake[]): MedicationChoice[] {
  const choices = new Map(
    intakes.map((intake) => [
      medicationKey(intake),
      { name: intake.medicationName, dosage: intake.medicationDosage },
    ]),
  );
  return [...choices]
    .map(([key, names]) => ({ key, ...names, sortText: fold(`${names.name} ${names.dosage}`) }))
    .sort((a, b) => (a.sortText < b.sortText ? -1 : 1))
    .map(({ key, name, dosage }) => ({ key, name, dosage }));
}

/** Without its medication a dose is known by name and dosage; ids hold no line break. */
export function medicationKey({ medicationId, medicationName, medicationDosage }: Intake): string {
  return medicationId ?? `${medicationName}\n${medicationDosage}`;
}
