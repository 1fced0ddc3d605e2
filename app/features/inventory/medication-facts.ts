import type { Day } from "#domain/calendar/day.ts";
import type { MedicationEntry } from "#domain/inventory/medication-draft.ts";
import type { Schedule } from "#domain/reminders/schedule.ts";

/** What a form writes: the facts of the box, where they came from, and when to be told. */
export interface MedicationFacts extends MedicationEntry {
  readonly referenceId: string | null;
  readonly openedOn: Day | null;
  /** For everybody in the home. */
  readonly isCommon: boolean;
  readonly location: string | null;
  readonly schedule: Schedule;
}

/** A box of a list, to be added with others. */
export interface NewBox {
  /** Made when its row was. */
  readonly id: string;
  readonly facts: Omit<MedicationFacts, "schedule">;
  /** 14 digits of a code that no list knows. */
  readonly gtin: string | null;
}

/** The columns that a form writes. */
export function toFactColumns(facts: Omit<MedicationFacts, "schedule">) {
  return {
    reference_id: facts.referenceId,
    name: facts.name,
    dosage: facts.dosage,
    form: facts.form,
    total_quantity: facts.totalQuantity,
    current_quantity: facts.currentQuantity,
    expiry_date: facts.expiresOn,
    opened_on: facts.openedOn,
    in_use_days: facts.inUseDays,
    is_common: facts.isCommon,
    location: facts.location,
    official_number: facts.officialNumber,
    lot: facts.lot,
    posology: facts.posology,
    notes: facts.notes,
  };
}
