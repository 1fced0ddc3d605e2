import { expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import { NO_SCHEDULE } from "#domain/reminders/schedule.ts";
import { dailyAt } from "#testing/builders/schedule.ts";
import { checkForm, dateOrder, EMPTY_FORM, fillFrom, type MedicationForm, toForm } from "./form.ts";
import type { MedicationReference } from "./medication-reference.ts";
import type { StoredMedication } from "./stored-medication.ts";

const TODAY = day("2026-11-21");

const FILLED: MedicationForm = {
  ...EMPTY_FORM,
  name: " Doliprane ",
  dosage: "1000 mg",
  form: "Comprimé",
  currentQuantity: "7,5",
  totalQuantity: "8",
  expiresOn: "05/2027",
};

const scheduleOf = (...doses: MedicationForm["schedule"]["doses"]) => ({
  ...EMPTY_FORM.schedule,
  doses,
});

const check = (typed: MedicationForm) => checkForm(typed, "day-first", TODAY);

test("what is typed is read: trimmed, a month as its last day, empty as nothing", () => {
  expect(check(FILLED)).toEqual({
    ok: true,
    value: {
      name: "Doliprane",
      dosage: "1000 mg",
      form: "Comprimé",
      currentQuantity: 7.5,
      totalQuantity: 8,
      expiresOn: "2027-05-31",
      openedOn: null,
      inUseDays: null,
      isCommon: false,
      location: null,
      officialNumber: null,
      lot: null,
      posology: null,
      notes: null,
      referenceId: null,
      schedule: NO_SCHEDULE,
    },
  });
});

test("an empty form is wrong in every field that is required, and in no other", () => {
  expect(check(EMPTY_FORM)).toEqual({
    ok: false,
    wrong: {
      name: "required",
      dosage: "required",
      form: "required",
      currentQuantity: "required",
      totalQuantity: "required",
      expiresOn: "required",
    },
  });
});

test.each([
  { typed: { currentQuantity: "0" }, wrong: {}, because: "an empty box may be kept" },
  {
    typed: { currentQuantity: "-1" },
    wrong: { currentQuantity: "below-minimum" },
    because: "less than nothing",
  },
  {
    typed: { totalQuantity: "0" },
    wrong: { totalQuantity: "below-minimum" },
    because: "no full box holds nothing",
  },
  {
    typed: { currentQuantity: "douze" },
    wrong: { currentQuantity: "not-a-number" },
    because: "words are no number",
  },
  {
    typed: { expiresOn: "30/02/2027" },
    wrong: { expiresOn: "not-a-day" },
    because: "February has no 30th",
  },
  {
    typed: { expiresOn: "01/01/2020" },
    wrong: {},
    because: "expired boxes are what a cabinet must show",
  },
  { typed: { openedOn: "2026-11-21" }, wrong: {}, because: "it was opened today" },
  {
    typed: { openedOn: "2026-11-22" },
    wrong: { openedOn: "in-the-future" },
    because: "nobody opens a box tomorrow",
  },
  {
    typed: { openedOn: "2026-02-30" },
    wrong: { openedOn: "not-a-day" },
    because: "February has no 30th",
  },
  {
    typed: { notes: "x".repeat(1000) },
    wrong: {},
    because: "the column holds a thousand characters",
  },
  { typed: { notes: "x".repeat(1001) }, wrong: { notes: "too-long" }, because: "and not one more" },
])("$typed is wrong in $wrong: $because", ({ typed, wrong }) => {
  const checked = check({ ...FILLED, ...typed });
  expect(checked.ok ? {} : checked.wrong).toEqual(wrong);
});

test("reminder times are stored in order, and only when they are wanted", () => {
  const schedule = scheduleOf({ time: "20:00", quantity: "1" }, { time: "08:00", quantity: "1" });
  const wanted = check({ ...FILLED, wantsReminders: true, schedule });
  expect(wanted.ok && wanted.value.schedule).toEqual(dailyAt("08:00", "20:00"));
  const unwanted = check({ ...FILLED, wantsReminders: false, schedule });
  expect(unwanted.ok && unwanted.value.schedule).toEqual(NO_SCHEDULE);
});

test("a time left empty and a time given twice are wrong in their own place", () => {
  const schedule = scheduleOf(
    { time: "08:00", quantity: "1" },
    { time: "", quantity: "1" },
    { time: "08:00", quantity: "0" },
  );
  expect(check({ ...FILLED, wantsReminders: true, schedule })).toEqual({
    ok: false,
    wrong: {
      "schedule.doses.1.time": "not-a-time",
      "schedule.doses.2.time": "twice",
      "schedule.doses.2.quantity": "below-minimum",
    },
  });
});

test("a wrong time does not matter while no reminder is wanted", () => {
  const schedule = scheduleOf({ time: "", quantity: "" });
  expect(check({ ...FILLED, wantsReminders: false, schedule }).ok).toBe(true);
});

const STORED: StoredMedication = {
  id: "6f1d1c9e-0000-4000-8000-000000000001",
  referenceId: null,
  name: "Spasfon",
  dosage: "80 mg",
  form: "Comprimé",
  totalQuantity: 30,
  currentQuantity: 12.5,
  expiresOn: day("2027-05-31"),
  openedOn: null,
  inUseDays: null,
  ownerId: "00000000-0000-4000-8000-00000000aaaa",
  location: null,
  officialNumber: null,
  lot: null,
  posology: null,
  notes: null,
  schedule: NO_SCHEDULE,
  courseStop: null,
  createdAt: instant("2026-11-01T08:00:00Z"),
  version: "2026-11-01T08:00:00.000001+00:00",
};

test.each(["fr", "en", "es"] as const)(
  "a stored box shown in %s reads back as it was",
  (language) => {
    const checked = checkForm(toForm(STORED, language), dateOrder(language), TODAY);
    expect(checked.ok && checked.value).toMatchObject({
      currentQuantity: 12.5,
      totalQuantity: 30,
      expiresOn: "2027-05-31",
      schedule: NO_SCHEDULE,
    });
  },
);

test("a pause that is over is shown as none, one that goes on as it was", () => {
  const paused = { ...dailyAt("08:00"), pausedAt: instant("2020-01-01T08:00:00Z") };
  const shown = (pausedUntil: string) =>
    toForm({ ...STORED, schedule: { ...paused, pausedUntil: day(pausedUntil) } }, "fr").schedule;
  expect(shown("2020-01-02")).toMatchObject({ isPaused: false, pausedAt: "", pausedUntil: "" });
  expect(shown("2099-01-02")).toMatchObject({
    isPaused: true,
    pausedAt: "2020-01-01T08:00:00Z",
    pausedUntil: "2099-01-02",
  });
});

test("a box without reminders proposes 08:00 for the first one", () => {
  expect(toForm(STORED, "fr")).toMatchObject({
    wantsReminders: false,
    schedule: { doses: [{ time: "08:00", quantity: "1" }] },
  });
});

const REFERENCE: MedicationReference = {
  id: "6f1d1c9e-0000-4000-8000-000000000002",
  name: "Doliprane",
  dosage: "1000 mg",
  form: "Gélule",
  formInSource: "Gélule",
  defaultQuantity: 8,
  defaultPosology: "1 gélule par prise",
  sideEffects: null,
  molecule: "Paracétamol",
  languages: { posology: "fr", sideEffects: "fr", molecule: "fr" },
  needsPrescription: false,
  source: "Base de données publique des médicaments",
  sourceDate: day("2026-04-28"),
  isWithdrawn: false,
};

test("a chosen reference fills name, dosage, form, both quantities and posology", () => {
  expect(fillFrom(REFERENCE, FILLED, "fr")).toEqual({
    referenceId: REFERENCE.id,
    name: "Doliprane",
    dosage: "1000 mg",
    form: "Gélule",
    currentQuantity: "8",
    totalQuantity: "8",
    posology: "1 gélule par prise",
    isCommon: true,
  });
});

test("what needs a prescription is proposed for one person, and a box with reminders is one person's", () => {
  const prescribed = { ...REFERENCE, needsPrescription: true };
  expect(fillFrom(prescribed, FILLED, "fr").isCommon).toBe(false);
  const common = { ...FILLED, isCommon: true };
  expect(checkForm(common, "day-first", TODAY)).toMatchObject({ value: { isCommon: true } });
  expect(checkForm({ ...common, wantsReminders: true }, "day-first", TODAY)).toMatchObject({
    value: { isCommon: false },
  });
});

test("what a reference does not know stays as typed", () => {
  const vague = { ...REFERENCE, form: null, defaultQuantity: null, defaultPosology: null };
  expect(fillFrom(vague, { ...FILLED, posology: "le soir" }, "fr")).toMatchObject({
    form: "Comprimé",
    currentQuantity: "7,5",
    totalQuantity: "8",
    posology: "le soir",
  });
});
