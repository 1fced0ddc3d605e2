import { expect, test } from "vitest";
import { aDose, aReminder, writingDeps } from "../../../../testing/builders/reminder.ts";
import { writeReminderMail } from "./mail-channel.ts";

const write = (...given: Parameters<typeof aReminder>) =>
  writeReminderMail(aReminder(...given), writingDeps);

test("a reminder links to the doses of the day, and to unsubscribing from its kind", () => {
  const letter = write();
  expect(letter).toMatchObject({
    to: "zoe@example.org",
    subject: "C’est l’heure de votre prise · 13:00",
    messageId: "dose-00000000-0000-4000-8000-00000000000e",
  });
  expect(letter.text).toContain("https://trousse.example/fr-fr/dashboard#today");
  const token = new URL(letter.unsubscribeUrl ?? "").searchParams.get("token") ?? "";
  expect(writingDeps.signedTokens.verify("unsubscribe", token)).toEqual([
    aReminder().recipient.id,
    "reminders",
  ]);
  expect(letter.html).toContain(`/fr-fr/unsubscribe?token=${token}"`);
});

test("a mail that goes before the hour says in how many minutes it is", () => {
  const doses = [aDose({ plannedAt: "2026-11-20T12:00:00Z" })];
  const sent = Date.parse("2026-11-20T11:45:00Z");
  expect(writeReminderMail(aReminder({ doses }), writingDeps, sent).subject).toBe(
    "Votre prise est dans 15 minutes · 13:00",
  );
});

test("a mail names medicines only to readers who chose that", () => {
  expect(JSON.stringify(write())).not.toMatch(/Doliprane/);
  const named = write({}, { hidesMedicineNames: false });
  expect(named.text).toContain("- 13:00 · Doliprane 1000 mg");
  expect(named.subject).not.toMatch(/Doliprane/);
});

test("the mail about an unconfirmed dose says what to do, and passes no verdict", () => {
  const child = { profileId: "00000000-0000-4000-8000-0000000000c1", profileName: "Léa" };
  const letter = write({ occasion: "escalation", doses: [aDose(child)] });
  expect(letter.subject).toBe("Une prise n’a pas été confirmée · 13:00");
  expect(letter.text).toContain("13:00 · Léa");
  expect(letter.text).toContain("peut-être eu lieu sans être notée");
  const token = new URL(letter.unsubscribeUrl ?? "").searchParams.get("token") ?? "";
  expect(writingDeps.signedTokens.verify("unsubscribe", token)?.[1]).toBe("escalations");
});

test("text that somebody typed becomes neither markup nor a header", () => {
  const typed = aDose({ medicationName: "<b>x</b>\r\nBcc: eve@example.org", profileName: "\n" });
  const letter = write({ doses: [typed] }, { hidesMedicineNames: false });
  expect(letter.html).toContain("&#60;b&#62;x&#60;/b&#62; Bcc: eve@example.org");
  expect(letter.subject).not.toMatch(/[\r\n]/);
});

test.each([
  { language: "en", subject: "It is time for your dose · 13:00", locale: "us-en" },
  { language: "es", subject: "Es la hora de su toma · 13:00", locale: "es-es" },
] as const)("in $language", ({ language, subject, locale }) => {
  const letter = write({}, { language });
  expect(letter.subject).toBe(subject);
  expect(letter.text).toContain(`/${locale}/dashboard#today`);
  expect(letter.html).toContain(`<html lang="${language}">`);
});
