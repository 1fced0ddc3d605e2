import { expect, test } from "vitest";
import {
  changedPreferences,
  checkPreferences,
  DEFAULT_PREFERENCES,
  isOffered,
  PREFERENCE_FIELDS,
  PREFERENCES,
  preferenceColumns,
  preferencesDraft,
  preferencesFromRow,
} from "./preferences.ts";

const preferences = { ...DEFAULT_PREFERENCES, language: "fr" as const };
const draft = preferencesDraft(preferences);

test("what a form shows is read back as it was", () => {
  const { language, alertsOnLogin, sessionTimeout, keepsActivity, sharesErrors, acceptsMarketing } =
    preferences;
  expect(checkPreferences(draft)).toEqual({
    ok: true,
    value: {
      language,
      alertsOnLogin,
      sessionTimeout,
      keepsActivity,
      sharesErrors,
      acceptsMarketing,
    },
  });
});

test("the defaults are those of the specification, and on their lists", () => {
  expect(DEFAULT_PREFERENCES).toMatchObject({
    notifiesByEmail: true,
    notifiesByPush: false,
    notifiesReminders: true,
    sendsWeeklyReport: true,
    alertsOnLogin: true,
    sharesErrors: false,
    keepsActivity: true,
    acceptsMarketing: false,
  });
  for (const preference of [PREFERENCES.reminderAdvance, PREFERENCES.sessionTimeout]) {
    expect(preference.choices).toContain(preference.byDefault);
  }
});

test.each([
  { change: { language: "de" }, wrong: { language: "unknown" }, because: "nobody wrote it" },
  { change: { sessionTimeout: "" }, wrong: { sessionTimeout: "unknown" }, because: "no number" },
  { change: { sessionTimeout: "45" }, wrong: { sessionTimeout: "unknown" }, because: "not one" },
])("$change is refused: $because", ({ change, wrong }) => {
  expect(checkPreferences({ ...draft, ...change })).toEqual({ ok: false, wrong });
});

test("what hangs on a part of the product is offered until that is known to be off", () => {
  expect(isOffered("notifiesByPush", undefined)).toBe(true);
  expect(isOffered("notifiesByPush", ["push_reminders"])).toBe(true);
  expect(isOffered("notifiesByPush", ["weekly_report"])).toBe(false);
  expect(isOffered("notifiesByEmail", [])).toBe(true);
});

test("changes are counted field by field", () => {
  expect(changedPreferences(draft, draft)).toBe(0);
  expect(changedPreferences(draft, { ...draft, language: "es", alertsOnLogin: false })).toBe(2);
  const all = Object.fromEntries(PREFERENCE_FIELDS.map((field) => [field, "other"]));
  expect(changedPreferences(draft, all as unknown as typeof draft)).toBe(PREFERENCE_FIELDS.length);
});

const row = preferenceColumns({ ...preferences, timeZone: "Europe/Paris" }) as Parameters<
  typeof preferencesFromRow
>[0];

test("columns are read back as they were written", () => {
  expect(preferencesFromRow(row, "en")).toEqual({ ...preferences, timeZone: "Europe/Paris" });
  expect(preferenceColumns({ sendsWeeklyReport: false })).toEqual({ weekly_report: false });
});

test("where nothing is stored the defaults count, in the language of the reader", () => {
  expect(preferencesFromRow(null, "es")).toEqual({ ...DEFAULT_PREFERENCES, language: "es" });
});

test("a stored value that no form can show is replaced", () => {
  const unknown = { ...row, language: "tlh", reminder_advance_minutes: 7 } as typeof row;
  expect(preferencesFromRow(unknown, "en")).toMatchObject({ language: "en", reminderAdvance: 15 });
});
