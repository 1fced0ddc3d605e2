import { isForm } from "#domain/inventory/form.ts";
import { goodUntil } from "#domain/inventory/opened-life.ts";
import { isDoseState } from "#domain/reminders/dose-state.ts";
import { orNull, readableRows } from "#domain/stored-row.ts";
import {
  knownMoment,
  nullOr,
  storedAmount,
  storedDay,
  storedInstant,
  storedWord,
} from "#domain/stored-values.ts";
import type { DayDose, PlannedDose } from "./dose.ts";

/** A planned dose with its box and its intake, as a query and `home_today` return it. */
export interface PlannedDoseRow {
  id: string;
  medication_id: string;
  planned_at: string;
  expires_at: string;
  quantity: number;
  state: string;
  snoozed_until: string | null;
  is_closed_by_plan: boolean;
  /** Null also while nobody gave it. */
  giver_name: string | null;
  medications: {
    name: string;
    dosage: string;
    form: string;
    expiry_date: string;
    opened_on: string | null;
    in_use_days: number | null;
    current_quantity: number;
  } | null;
  medication_intake_logs: {
    id: string;
    user_id: string | null;
    taken_at: string;
    quantity_taken: number;
  } | null;
}

/** The doses that can be read. */
export function toPlannedDoses(rows: readonly PlannedDoseRow[]): PlannedDose[] {
  return readableRows(rows, (row) => {
    const { medications: box, medication_intake_logs: intake } = row;
    if (!box) throw new RangeError("No box");
    return {
      id: row.id,
      medicationId: row.medication_id,
      medicationName: box.name,
      dosage: box.dosage,
      form: storedWord(box.form, isForm),
      // A dose is not hidden because its box cannot be read: its line says so.
      expiresOn: orNull(() =>
        goodUntil({
          expiresOn: storedDay(box.expiry_date),
          openedOn: nullOr(box.opened_on, storedDay),
          inUseDays: nullOr(box.in_use_days, storedAmount),
        }),
      ),
      currentQuantity: orNull(() => storedAmount(box.current_quantity)),
      plannedAt: storedInstant(row.planned_at),
      expiresAt: storedInstant(row.expires_at),
      quantity: storedAmount(row.quantity),
      state: storedWord(row.state, isDoseState),
      snoozedUntil: nullOr(row.snoozed_until, storedInstant),
      isClosedByPlan: row.is_closed_by_plan === true,
      taken: intake && {
        intakeId: intake.id,
        takenAt: knownMoment(intake.taken_at),
        // A dose that was given is not hidden because its quantity cannot be read.
        quantity: orNull(() => storedAmount(intake.quantity_taken)),
        by: intake.user_id,
        byName: row.giver_name,
      },
    };
  }).rows;
}

/** A planned dose with its box, as the calendar reads it. */
export interface DayDoseRow {
  id: string;
  on_day: string;
  wall_time: string;
  state: string;
  quantity: number;
  intake_id: string | null;
  medication_intake_logs: { quantity_taken: number } | null;
  medications: { name: string; dosage: string; form: string } | null;
}

/** @throws RangeError when it cannot be read */
export function toDayDose(row: DayDoseRow): DayDose {
  const { medications: box } = row;
  if (!box) throw new RangeError("No box");
  return {
    id: row.id,
    day: storedDay(row.on_day),
    hour: row.wall_time.slice(0, 5),
    state: storedWord(row.state, isDoseState),
    quantity: storedAmount(row.medication_intake_logs?.quantity_taken ?? row.quantity),
    intakeId: row.intake_id,
    medicationName: box.name,
    dosage: box.dosage,
    form: storedWord(box.form, isForm),
  };
}
