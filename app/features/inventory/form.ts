import { DEFAULT_REMINDER_TIME } from "../../../domain/alerts/reminder.ts";
import type { Day } from "../../../domain/calendar/day.ts";
import { isDay } from "../../../domain/calendar/day.ts";
import type { Checked } from "../../../domain/draft.ts";
import {
  checkMedication,
  type MedicationDraft,
  type MedicationField,
  type MedicationWrong,
} from "../../../domain/inventory/medication-draft.ts";
import type { DateOrder } from "../../../domain/inventory/typed-expiry.ts";
import type { Language } from "../../../domain/locale/locales.ts";
import { formatShortDay } from "../../locale/format.ts";
import type { MedicationFacts } from "./data.ts";
import type { MedicationReference, ScannedBox } from "./medication-reference.ts";
import type { StoredMedication } from "./stored-medication.ts";

/** What the add and edit dialogs hold, each field as typed. */
export interface MedicationForm extends MedicationDraft {
  /** `YYYY-MM-DD`, or nothing. */
  openedOn: string;
  /** The reference that was chosen from the suggestions. */
  referenceId: string;
  wantsReminders: boolean;
  reminders: { time: string }[];
}

export type FormWrong = MedicationWrong | "in-the-future" | "not-a-time" | "twice";

export type FormField = MedicationField | "openedOn" | `reminders.${number}.time`;
export type WrongFields = Partial<Record<FormField, FormWrong>>;

export const EMPTY_FORM: MedicationForm = {
  name: "",
  dosage: "",
  form: "",
  currentQuantity: "",
  totalQuantity: "",
  expiresOn: "",
  openedOn: "",
  posology: "",
  notes: "",
  referenceId: "",
  wantsReminders: false,
  reminders: [{ time: DEFAULT_REMINDER_TIME }],
};

/** What is on screen reads as what is typed: tables write 11/21/2026 in English, 21/11/2026 elsewhere. */
export function dateOrder(language: Language): DateOrder {
  return language === "en" ? "month-first" : "day-first";
}

/** Everything that is wrong, by field; or the facts to store. */
export function checkForm(
  typed: MedicationForm,
  order: DateOrder,
  today: Day,
): Checked<MedicationFacts, WrongFields> {
  const checked = checkMedication(typed, order);
  const times = typed.wantsReminders ? typed.reminders.map(({ time }) => time) : [];
  const wrong: WrongFields = {
    ...(checked.ok ? {} : checked.wrong),
    ...wrongOpening(typed.openedOn, today),
    ...wrongTimes(times),
  };
  if (!checked.ok || Object.keys(wrong).length > 0) return { ok: false, wrong };
  return {
    ok: true,
    value: {
      ...checked.value,
      referenceId: typed.referenceId || null,
      openedOn: isDay(typed.openedOn) ? typed.openedOn : null,
      reminderTimes: [...times].sort(),
    },
  };
}

function wrongOpening(typed: string, today: Day): WrongFields {
  if (typed === "") return {};
  if (!isDay(typed)) return { openedOn: "not-a-day" };
  return typed > today ? { openedOn: "in-the-future" } : {};
}

function wrongTimes(times: readonly string[]): WrongFields {
  const wrong: WrongFields = {};
  for (const [index, time] of times.entries()) {
    if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) wrong[`reminders.${index}.time`] = "not-a-time";
    else if (times.indexOf(time) < index) wrong[`reminders.${index}.time`] = "twice";
  }
  return wrong;
}

/** A stored box as its form shows it. */
export function toForm(medication: StoredMedication, language: Language): MedicationForm {
  return {
    name: medication.name,
    dosage: medication.dosage,
    form: medication.form,
    currentQuantity: typedNumber(medication.currentQuantity, language),
    totalQuantity: typedNumber(medication.totalQuantity, language),
    expiresOn: formatShortDay(medication.expiresOn, language),
    openedOn: medication.openedOn ?? "",
    posology: medication.posology ?? "",
    notes: medication.notes ?? "",
    referenceId: medication.referenceId ?? "",
    wantsReminders: medication.reminderTimes.length > 0,
    reminders:
      medication.reminderTimes.length > 0
        ? medication.reminderTimes.map((time) => ({ time }))
        : EMPTY_FORM.reminders,
  };
}

/** What a chosen reference fills in; what it does not know stays as typed. */
export function fillFrom(
  reference: MedicationReference,
  typed: Pick<MedicationForm, "form" | "currentQuantity" | "totalQuantity" | "posology">,
): Partial<MedicationForm> {
  const pack = reference.defaultQuantity?.toString();
  return {
    referenceId: reference.id,
    name: reference.name,
    dosage: reference.dosage,
    form: reference.form ?? typed.form,
    currentQuantity: pack ?? typed.currentQuantity,
    totalQuantity: pack ?? typed.totalQuantity,
    posology: reference.defaultPosology ?? typed.posology,
  };
}

/** What the code on a box fills in; the rest is asked as ever. */
export function formOfScan(
  { reference, expiresOn }: ScannedBox,
  language: Language,
): MedicationForm {
  return {
    ...EMPTY_FORM,
    ...fillFrom(reference, EMPTY_FORM),
    expiresOn: expiresOn === null ? "" : formatShortDay(expiresOn, language),
  };
}

/** Without grouping: in a field, `1 234` invites a second thought and `1,234` a misreading. */
function typedNumber(value: number, language: Language): string {
  return language === "en" ? String(value) : String(value).replace(".", ",");
}
