import { WEEKDAYS } from "#domain/calendar/week.ts";
import { isForm } from "#domain/inventory/form.ts";
import { type LeafletColumns, leafletOf } from "#domain/medicines/official/leaflet.ts";
import { readBoxNotices } from "#domain/notices/box-notices.ts";
import { type CourseStop, isCourseStopReason } from "#domain/reminders/course.ts";
import { NO_SCHEDULE, type Schedule } from "#domain/reminders/schedule.ts";
import { readFields, type StoredRow } from "#domain/stored-row.ts";
import {
  knownMoment,
  nullOr,
  storedAmount,
  storedDay,
  storedHour,
  storedInstant,
  storedText,
  storedWord,
} from "#domain/stored-values.ts";
import { needsPrescription } from "./reference-rows.ts";
import type { EditableMedication, MedicationList, StoredMedication } from "./stored-medication.ts";

interface ReferenceFacts {
  readonly prescription_required?: string;
  readonly active_molecule?: string;
}

export interface MedicationRow {
  id: string;
  reference_id: string | null;
  name: string;
  dosage: string;
  form: string;
  total_quantity: number;
  current_quantity: number;
  expiry_date: string;
  opened_on: string | null;
  in_use_days: number | null;
  course_stopped_on: string | null;
  course_stop_reason: string | null;
  course_stop_note: string | null;
  is_common: boolean;
  for_profile_id: string;
  location: string | null;
  official_number: string | null;
  lot: string | null;
  posology: string | null;
  notes: string | null;
  created_at: string;
  updated_at: string;
  /** These two are absent from the row that a write returns. */
  medication_references?: (LeafletColumns & ReferenceFacts) | null;
  official_notices?: unknown;
}

/** @throws RangeError when a column that was just written cannot be read */
export function toMedication(row: MedicationRow, schedule: Schedule): StoredMedication {
  const read = readMedicationRow(row, () => schedule);
  if (!read.isReadable) throw new RangeError(`Unreadable: ${read.unreadable.join(", ")}`);
  return read.value;
}

export function readMedicationRow(
  row: MedicationRow,
  readSchedule: () => Schedule,
): StoredRow<StoredMedication> {
  return readFields<StoredMedication>({
    id: () => row.id,
    referenceId: () => row.reference_id,
    name: () => storedText(row.name),
    dosage: () => storedText(row.dosage),
    form: () => storedWord(row.form, isForm),
    totalQuantity: () => storedAmount(row.total_quantity),
    currentQuantity: () => storedAmount(row.current_quantity),
    expiresOn: () => storedDay(row.expiry_date),
    openedOn: () => nullOr(row.opened_on, storedDay),
    inUseDays: () => nullOr(row.in_use_days, storedAmount),
    ownerId: () => (row.is_common ? null : row.for_profile_id),
    location: () => row.location,
    officialNumber: () => row.official_number,
    lot: () => row.lot,
    posology: () => row.posology,
    notes: () => row.notes,
    schedule: readSchedule,
    courseStop: () => toCourseStop(row),
    // It orders the list and nobody can correct it: a box without one is the oldest.
    createdAt: () => knownMoment(row.created_at),
    version: () => row.updated_at,
    leaflet: () => leafletOf(row.medication_references, row.official_number),
    substance: () => row.medication_references?.active_molecule ?? null,
    needsPrescription: () => prescriptionOf(row.medication_references?.prescription_required),
    notices: () => readBoxNotices(row.official_notices),
  });
}

const prescriptionOf = (text: string | undefined) =>
  text === undefined ? null : needsPrescription(text);

/** The boxes that can be read, and the others, which wait to be corrected. */
export function toMedicationList(
  rows: readonly (MedicationRow & { readonly medication_reminders: readonly ReminderRow[] })[],
): MedicationList {
  const boxes: MedicationList = { medications: [], unreadable: [] };
  for (const row of rows) {
    const read = readMedicationRow(row, () => toSchedule(row.medication_reminders));
    if (read.isReadable) boxes.medications.push(read.value);
    else boxes.unreadable.push({ medication: editable(row, read), unreadable: read.unreadable });
  }
  return boxes;
}

function toCourseStop(row: MedicationRow): CourseStop | null {
  if (row.course_stopped_on === null || row.course_stop_reason === null) return null;
  return {
    stoppedOn: storedDay(row.course_stopped_on),
    reason: storedWord(row.course_stop_reason, isCourseStopReason),
    note: row.course_stop_note,
  };
}

export function editable(
  { id, updated_at: version }: MedicationRow,
  { known }: { readonly known: Partial<StoredMedication> },
): EditableMedication {
  return { ...known, id, version };
}

export interface ReminderRow {
  reminder_time: string;
  weekdays: number[];
  starts_on: string | null;
  ends_on: string | null;
  paused_at: string | null;
  paused_until: string | null;
  quantity: number;
}

/**
 * The hours of a box share their days: the editor writes all of them alike.
 * @throws RangeError when one of them cannot be read
 */
export function toSchedule(rows: readonly ReminderRow[]): Schedule {
  const [first] = rows;
  if (!first) return NO_SCHEDULE;
  const weekdays = WEEKDAYS.filter((weekday) => first.weekdays.includes(weekday));
  if (weekdays.length === 0) throw new RangeError("No weekday");
  return {
    doses: rows
      .map((row) => ({ time: storedHour(row.reminder_time), quantity: storedAmount(row.quantity) }))
      .sort((a, b) => (a.time < b.time ? -1 : 1)),
    weekdays,
    startsOn: nullOr(first.starts_on, storedDay),
    endsOn: nullOr(first.ends_on, storedDay),
    pausedAt: nullOr(first.paused_at, storedInstant),
    pausedUntil: nullOr(first.paused_until, storedDay),
  };
}

/** The columns of the hours of a schedule. */
export function toReminderRows(schedule: Schedule) {
  return schedule.doses.map(({ time, quantity }) => ({
    reminder_time: time,
    weekdays: [...schedule.weekdays],
    starts_on: schedule.startsOn,
    ends_on: schedule.endsOn,
    paused_at: schedule.pausedAt,
    paused_until: schedule.pausedUntil,
    quantity,
  }));
}
