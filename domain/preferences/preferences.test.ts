import { expect, test } from "vitest";
import {
  changedPreferences,
  checkPreferences,
  DEFAULT_PREFERENCES,
  PREFERENCE_FIELDS,
  preferencesDraft,
  REMINDER_ADVANCES,
  SESSION_TIMEOUTS,
} from "./preferences.ts";

const preferences = { ...DEFAULT_PREFERENCES, language: "fr" as const };
const draft = preferencesDraft(preferences);

test("what a form shows is read back as it was", () => {
  expect(checkPreferences(draft)).toEqual({ ok: true, value: preferences });
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
  expect(REMINDER_ADVANCES).toContain(DEFAULT_PREFERENCES.reminderAdvance);
  expect(SESSION_TIMEOUTS).toContain(DEFAULT_PREFERENCES.sessionTimeout);
});

test.each([
  { change: { language: "de" }, wrong: { language: "unknown" }, because: "nobody wrote it" },
  { change: { reminderAdvance: "20" }, wrong: { reminderAdvance: "unknown" }, because: "not one" },
  { change: { reminderAdvance: "" }, wrong: { reminderAdvance: "unknown" }, because: "no number" },
  { change: { sessionTimeout: "45" }, wrong: { sessionTimeout: "unknown" }, because: "not one" },
])("$change is refused: $because", ({ change, wrong }) => {
  expect(checkPreferences({ ...draft, ...change })).toEqual({ ok: false, wrong });
});

test("changes are counted field by field", () => {
  expect(changedPreferences(draft, draft)).toBe(0);
  expect(changedPreferences(draft, { ...draft, language: "es", alertsOnLogin: false })).toBe(2);
  const all = Object.fromEntries(PREFERENCE_FIELDS.map((field) => [field, "other"]));
  expect(changedPreferences(draft, all as unknown as typeof draft)).toBe(PREFERENCE_FIELDS.length);
});
