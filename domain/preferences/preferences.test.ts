import { expect, test } from "vitest";
import { checkPreferences, DEFAULT_PREFERENCES, REMINDER_ADVANCES } from "./preferences.ts";

const draft = {
  language: "fr",
  reminderAdvance: "15",
  notifiesReminders: true,
  keepsActivity: true,
};

test("preferences are what is on their lists", () => {
  expect(checkPreferences(draft)).toEqual({
    ok: true,
    value: { language: "fr", reminderAdvance: 15, notifiesReminders: true, keepsActivity: true },
  });
  expect(REMINDER_ADVANCES).toContain(DEFAULT_PREFERENCES.reminderAdvance);
});

test.each([
  { change: { language: "de" }, wrong: { language: "unknown" }, because: "nobody wrote it" },
  { change: { reminderAdvance: "20" }, wrong: { reminderAdvance: "unknown" }, because: "not one" },
  { change: { reminderAdvance: "" }, wrong: { reminderAdvance: "unknown" }, because: "no number" },
])("$change is refused: $because", ({ change, wrong }) => {
  expect(checkPreferences({ ...draft, ...change })).toEqual({ ok: false, wrong });
});
