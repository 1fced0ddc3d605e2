import type { CustomAlert } from "#domain/alerts/derive.ts";
import { isPriority } from "#domain/alerts/priority.ts";
import { isRepeat } from "#domain/alerts/repeat.ts";
import type { RenewablePrescription } from "#domain/prescriptions/renewal.ts";
import { readableRows, readFields } from "#domain/stored-row.ts";
import {
  nullOr,
  storedAmount,
  storedDay,
  storedHour,
  storedText,
  storedWord,
} from "#domain/stored-values.ts";

/** What the database keeps about alerts; the others are derived from boxes. */
export interface AlertRecords {
  readonly customAlerts: readonly CustomAlert[];
  readonly prescriptions: readonly RenewablePrescription[];
  readonly unreadable: readonly UnreadableAlert[];
  readonly dismissedKeys: ReadonlySet<string>;
}

/** A written alert with a day, an hour or a word that cannot be read. It rings for nobody. */
export interface UnreadableAlert {
  readonly id: string;
  /** Null where that cannot be read either. */
  readonly title: string | null;
}

/** A written alert as the table has it. */
export interface CustomAlertRow {
  id: string;
  title: string;
  message: string | null;
  alert_date: string;
  alert_time: string;
  priority: string;
  medication_id: string | null;
  repeats: string;
  ends_on: string | null;
}

/** A prescription with an end and a renewal, as the table has it. */
export interface RenewableRow {
  id: string;
  prescriber: string | null;
  ends_on: string | null;
  renewal_days: number | null;
}

export function toAlertRecords(
  written: readonly CustomAlertRow[],
  renewable: readonly RenewableRow[],
  dismissedKeys: readonly string[],
): AlertRecords {
  const customAlerts: CustomAlert[] = [];
  const unreadable: UnreadableAlert[] = [];
  for (const row of written) {
    const read = readFields<CustomAlert>({
      id: () => row.id,
      title: () => storedText(row.title),
      message: () => row.message,
      day: () => storedDay(row.alert_date),
      time: () => storedHour(row.alert_time),
      priority: () => (isPriority(row.priority) ? row.priority : "medium"),
      medicationId: () => row.medication_id,
      // Taken for `once` it would fall silent after its first day.
      repeats: () => storedWord(row.repeats, isRepeat),
      endsOn: () => nullOr(row.ends_on, storedDay),
    });
    if (read.isReadable) customAlerts.push(read.value);
    else unreadable.push({ id: row.id, title: read.known.title ?? null });
  }
  // One that cannot be read stands in the list of prescriptions, to be corrected or deleted.
  const prescriptions = readableRows(renewable, (row) => ({
    id: row.id,
    prescriber: row.prescriber,
    endsOn: storedDay(row.ends_on),
    renewalDays: storedAmount(row.renewal_days),
  })).rows;
  return { customAlerts, prescriptions, unreadable, dismissedKeys: new Set(dismissedKeys) };
}
