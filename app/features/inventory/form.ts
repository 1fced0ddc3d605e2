import { now } from "#app/client/time/now.ts";
import { today } from "#app/client/time/today.ts";
import { formatShortDay } from "#app/locale/format.ts";
import { DEFAULT_REMINDER_TIME } from "#domain/alerts/reminder.ts";
import type { Day } from "#domain/calendar/day.ts";
import { isDay } from "#domain/calendar/day.ts";
import { WEEKDAYS } from "#domain/calendar/week.ts";
import type { Checked } from "#domain/draft.ts";
import {
  checkMedication,
  type MedicationDraft,
  type MedicationField,
  type MedicationWrong,
} from "#domain/inventory/medication-draft.ts";
import type { DateOrder } from "#domain/inventory/typed-expiry.ts";
import type { Language } from "#domain/locale/locales.ts";
import { writeNumber } from "#domain/number.ts";
import {
  checkSchedule,
  isPausedOn,
  NO_SCHEDULE,
  type Schedule,
  type ScheduleDraft,
  type ScheduleField,
  type ScheduleWrong,
  type WrongSchedule,
} from "#domain/reminders/schedule.ts";
import type { MedicationFacts } from "./medication-facts.ts";
import type { MedicationReference } from "./medication-reference.ts";
import type { EditableMedication } from "./stored-medication.ts";

/** What the add and edit dialogs hold, each field as typed. */
export interface MedicationForm extends MedicationDraft {
  /** `YYYY-MM-DD`, or nothing. */
  openedOn: string;
  /** The reference that was chosen from the suggestions. */
  referenceId: string;
  /** For everybody in the home. A box with reminders is one person's, whatever this says. */
  isCommon: boolean;
  wantsReminders: boolean;
  schedule: FormSchedule;
}

/** As `ScheduleDraft`, in lists that a form can change. */
export interface FormSchedule extends ScheduleDraft {
  doses: { time: string; quantity: string }[];
  weekdays: string[];
}

export type FormErrorCode = MedicationWrong | ScheduleWrong | "in-the-future";

export type FormField = MedicationField | "openedOn" | `schedule.${ScheduleField}`;
export type FormErrors = Partial<Record<FormField, FormErrorCode>>;

export const EMPTY_FORM: MedicationForm = {
  name: "",
  dosage: "",
  form: "",
  currentQuantity: "",
  totalQuantity: "",
  expiresOn: "",
  openedOn: "",
  inUseDays: "",
  posology: "",
  notes: "",
  location: "",
  officialNumber: "",
  lot: "",
  referenceId: "",
  isCommon: false,
  wantsReminders: false,
  schedule: {
    doses: [{ time: DEFAULT_REMINDER_TIME, quantity: "1" }],
    weekdays: WEEKDAYS.map(String),
    startsOn: "",
    endsOn: "",
    isPaused: false,
    pausedAt: "",
    pausedUntil: "",
  },
};

/** What is on screen reads as what is typed: tables write 11/21/2026 in English, 21/11/2026 elsewhere. */
export function dateOrder(language: Language): DateOrder {
  return language === "en" ? "month-first" : "day-first";
}

/** Everything that is wrong, by field; or the facts to store. */
export function checkForm(
  typed: MedicationForm,
  order: DateOrder,
  todayIs: Day,
): Checked<MedicationFacts, FormErrors> {
  const checked = checkMedication(typed, order);
  const planned = typed.wantsReminders
    ? checkSchedule(typed.schedule, now())
    : ({ ok: true, value: NO_SCHEDULE } as const);
  const wrong: FormErrors = {
    ...(checked.ok ? {} : checked.wrong),
    ...wrongOpening(typed.openedOn, todayIs),
    ...(planned.ok ? {} : inSchedule(planned.wrong)),
  };
  if (!checked.ok || !planned.ok || Object.keys(wrong).length > 0) return { ok: false, wrong };
  return {
    ok: true,
    value: {
      ...checked.value,
      referenceId: typed.referenceId || null,
      openedOn: isDay(typed.openedOn) ? typed.openedOn : null,
      isCommon: typed.isCommon && planned.value.doses.length === 0,
      schedule: planned.value,
    },
  };
}

function wrongOpening(typed: string, todayIs: Day): FormErrors {
  if (typed === "") return {};
  if (!isDay(typed)) return { openedOn: "not-a-day" };
  return typed > todayIs ? { openedOn: "in-the-future" } : {};
}

function inSchedule(wrong: WrongSchedule): FormErrors {
  return Object.fromEntries(
    Object.entries(wrong).map(([field, word]) => [`schedule.${field}`, word]),
  );
}

/** A stored box as its form shows it. What could not be read is empty, and so is asked for. */
export function toForm(medication: EditableMedication, language: Language): MedicationForm {
  const { currentQuantity, totalQuantity, expiresOn, schedule = NO_SCHEDULE } = medication;
  const number = (value: number | undefined) =>
    value === undefined ? "" : writeNumber(value, language);
  const isScheduled = schedule.doses.length > 0;
  return {
    name: medication.name ?? "",
    dosage: medication.dosage ?? "",
    form: medication.form ?? "",
    currentQuantity: number(currentQuantity),
    totalQuantity: number(totalQuantity),
    expiresOn: expiresOn === undefined ? "" : formatShortDay(expiresOn, language),
    openedOn: medication.openedOn ?? "",
    inUseDays: number(medication.inUseDays ?? undefined),
    posology: medication.posology ?? "",
    notes: medication.notes ?? "",
    location: medication.location ?? "",
    officialNumber: medication.officialNumber ?? "",
    lot: medication.lot ?? "",
    referenceId: medication.referenceId ?? "",
    isCommon: medication.ownerId === null,
    wantsReminders: isScheduled,
    schedule: isScheduled ? toFormSchedule(schedule, language) : EMPTY_FORM.schedule,
  };
}

function toFormSchedule(schedule: Schedule, language: Language): FormSchedule {
  const isPaused = isPausedOn(today(), schedule);
  return {
    doses: schedule.doses.map(({ time, quantity }) => ({
      time,
      quantity: writeNumber(quantity, language),
    })),
    weekdays: schedule.weekdays.map(String),
    startsOn: schedule.startsOn ?? "",
    endsOn: schedule.endsOn ?? "",
    isPaused,
    pausedAt: isPaused ? (schedule.pausedAt ?? "") : "",
    pausedUntil: isPaused ? (schedule.pausedUntil ?? "") : "",
  };
}

/** What a chosen reference fills in; what it does not know stays as typed. */
export function fillFrom(
  reference: MedicationReference,
  typed: Pick<MedicationForm, "form" | "currentQuantity" | "totalQuantity" | "posology">,
  language: Language,
): Partial<MedicationForm> {
  const { defaultQuantity } = reference;
  const pack = defaultQuantity === null ? null : writeNumber(defaultQuantity, language);
  return {
    referenceId: reference.id,
    name: reference.name,
    dosage: reference.dosage,
    form: reference.form ?? typed.form,
    currentQuantity: pack ?? typed.currentQuantity,
    totalQuantity: pack ?? typed.totalQuantity,
    posology: reference.defaultPosology ?? typed.posology,
    // What needs a prescription was prescribed to one person.
    isCommon: !reference.needsPrescription,
  };
}
