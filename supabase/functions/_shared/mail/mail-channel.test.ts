import { expect, test } from "vitest";
import {
  aDose,
  anEndingPrescription,
  aReminder,
  aRenewal,
  writingDeps,
} from "../../../../testing/builders/reminder.ts";
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

const CHILD = { profileId: "00000000-0000-4000-8000-0000000000c1", profileName: "Léa" };

test.each([
  {
    language: "fr",
    subject: "Une ordonnance se termine bientôt",
    own: "- Ordonnance de Dr Diallo, valable jusqu’au vendredi 1er janvier inclus",
    child: "- Léa : ordonnance valable jusqu’au lundi 4 janvier inclus",
    button: "Voir l’ordonnance",
    locale: "fr-fr",
  },
  {
    language: "en",
    subject: "A prescription ends soon",
    own: "- Prescription from Dr Diallo, valid through Friday, January 1",
    child: "- Léa: prescription valid through Monday, January 4",
    button: "See the prescription",
    locale: "us-en",
  },
  {
    language: "es",
    subject: "Una receta termina pronto",
    own: "- Receta de Dr Diallo, válida hasta el viernes 1 de enero inclusive",
    child: "- Léa: receta válida hasta el lunes 4 de enero inclusive",
    button: "Ver la receta",
    locale: "es-es",
  },
] as const)("in $language a mail says until when a prescription is good, and opens it", (asked) => {
  const { language, subject, own, child, button, locale } = asked;
  const letter = writeReminderMail(
    aRenewal({}, { language, hidesMedicineNames: false }),
    writingDeps,
  );
  expect(letter.subject).toBe(subject);
  expect(letter.text.split("\n")).toContain(own);
  const { profileId, id } = anEndingPrescription();
  const link = `https://trousse.example/${locale}/profile/prescriptions?person=${profileId}&prescription=${id}`;
  expect(letter.text).toContain(`${button}${language === "fr" ? " :" : ":"}\n${link}\n`);

  const prescriptions = [
    anEndingPrescription({ ...CHILD, prescriber: null, endsOn: "2027-01-04" }),
  ];
  const named = aRenewal({ prescriptions }, { language, hidesMedicineNames: false });
  expect(writeReminderMail(named, writingDeps).text.split("\n")).toContain(child);
});

test("the prescriber, who says what is treated, is named only to readers who chose that", () => {
  const letter = writeReminderMail(aRenewal(), writingDeps);
  expect(letter.text).toContain("- Ordonnance valable jusqu’au vendredi 1er janvier inclus");
  expect(JSON.stringify(letter)).not.toMatch(/Diallo/);
});

test("several prescriptions open those of their person, and those of several persons the alerts", () => {
  const other = anEndingPrescription({ id: "00000000-0000-4000-8000-0000000000e2" });
  const write = (prescriptions: ReturnType<typeof anEndingPrescription>[]) =>
    writeReminderMail(aRenewal({ prescriptions }), writingDeps);
  const one = write([anEndingPrescription(), other]);
  expect(one.subject).toBe("Des ordonnances se terminent bientôt");
  expect(one.text).toContain(
    `Voir les ordonnances :\nhttps://trousse.example/fr-fr/profile/prescriptions?person=${other.profileId}\n`,
  );
  const two = write([anEndingPrescription(), { ...other, ...CHILD }]);
  expect(two.text).toContain("https://trousse.example/fr-fr/alerts\n");
});

test("a mail about a prescription is unsubscribed from without losing reminders of doses", () => {
  const letter = writeReminderMail(aRenewal(), writingDeps);
  const token = new URL(letter.unsubscribeUrl ?? "").searchParams.get("token") ?? "";
  expect(writingDeps.signedTokens.verify("unsubscribe", token)?.[1]).toBe("renewals");
  expect(letter.text).toContain("les e-mails sur les ordonnances sont activés");
});
