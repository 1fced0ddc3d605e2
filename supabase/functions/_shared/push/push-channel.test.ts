import { expect, test } from "vitest";
import { readPushMessage } from "../../../../domain/push/message.ts";
import {
  A_NOON,
  aDose,
  anEndingPrescription,
  aReminder,
  aRenewal,
  writingDeps,
} from "../../../../testing/builders/reminder.ts";
import { createSignedTokens } from "../signed-tokens.ts";
import { writePush } from "./push-channel.ts";

const phone = { id: "00000000-0000-4000-8000-0000000000f1" };
const write = (...given: Parameters<typeof aReminder>) =>
  writePush(aReminder(...given), phone, writingDeps);

test("a lock screen shows that it is time, and not for which medicine", () => {
  expect(write()).toMatchObject({
    tag: "dose-00000000-0000-4000-8000-0000000000d1",
    lang: "fr",
    title: "C’est l’heure de votre prise",
    body: "13:00",
    open: "/fr-fr/dashboard#today",
    actions: [
      { action: "take", title: "Pris" },
      { action: "later", title: "Plus tard" },
      { action: "skip", title: "Passer" },
    ],
  });
  expect(JSON.stringify(write())).not.toMatch(/Doliprane|1000 mg|Moreau/);
});

const HOUR = "2026-11-20T12:00:00Z";

test.each([
  { sent: "2026-11-20T11:45:00Z", language: "fr", title: "Votre prise est dans 15 minutes" },
  { sent: "2026-11-20T11:45:20Z", language: "en", title: "Your dose is in 15 minutes" },
  { sent: "2026-11-20T11:30:00Z", language: "es", title: "Su toma es dentro de 30 minutos" },
  { sent: "2026-11-20T11:59:00Z", language: "fr", title: "Votre prise est dans 1 minute" },
  { sent: "2026-11-20T11:59:40Z", language: "fr", title: "C’est l’heure de votre prise" },
  { sent: "2026-11-20T12:20:00Z", language: "en", title: "It is time for your dose" },
] as const)("a reminder sent at $sent says in how many minutes: $title", (given) => {
  const message = aReminder({ doses: [aDose({ plannedAt: HOUR })] }, { language: given.language });
  const sent = Date.parse(given.sent);
  expect(writePush(message, phone, writingDeps, sent).title).toBe(given.title);
});

test("of several doses the first one counts, and a message that comes again says nothing of it", () => {
  const doses = [aDose({ plannedAt: "2026-11-20T12:05:00Z" }), aDose({ plannedAt: HOUR })];
  const sent = Date.parse("2026-11-20T11:50:00Z");
  const titleOf = (occasion: "reminder" | "later") =>
    writePush(aReminder({ doses, occasion }), phone, writingDeps, sent).title;
  expect(titleOf("reminder")).toBe("Vos prises sont dans 10 minutes");
  expect(titleOf("later")).toBe("Rappel : vos prises vous attendent");
});

test("it names the medicine to readers who chose that", () => {
  const doses = [aDose({ quantity: 2 })];
  expect(write({ doses }, { hidesMedicineNames: false }).body).toBe(
    "13:00 · Doliprane 1000 mg × 2",
  );
});

test.each([
  { form: "Comprimé", quantity: 0.5, language: "fr", body: "Doliprane 1000 mg × ½" },
  { form: "Comprimé", quantity: 1.5, language: "en", body: "Doliprane 1000 mg × 1 ½" },
  { form: "Comprimé", quantity: 0.3, language: "es", body: "Doliprane 1000 mg × 0,3" },
  { form: "Comprimé", quantity: 1, language: "fr", body: "Doliprane 1000 mg" },
  { form: "Sirop", quantity: 2.5, language: "fr", body: "Doliprane 1000 mg × 2,5 mL" },
  { form: "Sirop", quantity: 2.5, language: "en", body: "Doliprane 1000 mg × 2.5 mL" },
  { form: "Sirop", quantity: 1, language: "fr", body: "Doliprane 1000 mg × 1 mL" },
  { form: "Gouttes", quantity: 3, language: "fr", body: "Doliprane 1000 mg × 3" },
] as const)("$quantity of $form in $language: $body", ({ form, quantity, language, body }) => {
  const doses = [aDose({ form, quantity })];
  expect(write({ doses }, { hidesMedicineNames: false, language }).body).toBe(`13:00 · ${body}`);
});

test("it names the person, where the dose is somebody else's", () => {
  const child = { profileId: "00000000-0000-4000-8000-0000000000c1", profileName: "Léa" };
  expect(write({ doses: [aDose(child)] }).body).toBe("13:00 · Léa");
  expect(write({ doses: [aDose({ ...child, profileName: null })] }).body).toBe(
    "13:00 · Profil sans nom",
  );
});

test("what is said after an answer names whose doses they are", () => {
  const child = { profileId: "00000000-0000-4000-8000-0000000000c1", profileName: "Léa" };
  const { waiting, refused, asked, answered } = write({ doses: [aDose(child)] });
  expect(waiting).toBe("Léa · Votre réponse partira dès que la connexion reviendra.");
  for (const said of [refused, asked, answered]) expect(said).toMatch(/^Léa · /);
  expect(write({ doses: [aDose(), aDose(child)] }).answered).toMatch(/^.+, Léa · Déjà noté/);
  expect(write().answered).toBe("Déjà noté sur cet appareil.");
});

test("doses of one moment are one message, as long as a lock screen has lines", () => {
  const hidden = write({ doses: [aDose(), aDose({ medicationName: "Spasfon" })] });
  expect([hidden.title, hidden.body]).toEqual(["C’est l’heure de vos prises", "13:00"]);
  const doses = ["A", "B", "C", "D", "E"].map((medicationName) => aDose({ medicationName }));
  const named = write({ doses }, { hidesMedicineNames: false });
  expect(named.body.split("\n")).toEqual([
    "13:00 · A 1000 mg",
    "13:00 · B 1000 mg",
    "13:00 · C 1000 mg",
    "et 2 autres",
  ]);
  expect(named.actions[0]?.title).toBe("Tout pris");
});

test("a repeated reminder replaces the earlier one, a missed dose does not", () => {
  expect(write({ occasion: "later", id: "another" }).tag).toBe(write().tag);
  const late = write({ occasion: "escalation" });
  expect(late.tag).not.toBe(write().tag);
  expect(late).toMatchObject({ title: "Une prise n’a pas été confirmée", actions: [] });
});

test("a repeated reminder of one dose leaves the others of its hour on the lock screen", () => {
  const [one, other] = ["a", "b"].map((plannedDoseId) => aDose({ plannedDoseId }));
  if (!one || !other) throw new Error("Two doses are expected");
  const both = write({ doses: [one, other] });
  for (const dose of [one, other]) {
    expect(write({ occasion: "later", doses: [dose] }).tag).not.toBe(both.tag);
  }
  expect(write({ occasion: "later", doses: [other, one] }).tag).toBe(both.tag);
});

test.each([
  { language: "en", title: "It is time for your dose", open: "/us-en/dashboard#today" },
  { language: "es", title: "Es la hora de su toma", open: "/es-es/dashboard#today" },
] as const)("in $language", ({ language, title, open }) => {
  expect(write({}, { language })).toMatchObject({ lang: language, title, open });
});

test("its token is valid for this message on this device, until half a day after it ends", () => {
  const { token } = write();
  const facts = [aReminder().id, phone.id, aReminder().recipient.id];
  expect(writingDeps.signedTokens.verify("message", token)).toEqual(facts);
  const HOUR = 3_600_000;
  const at = (hours: number) =>
    createSignedTokens("a secret of this installation", () => A_NOON + hours * HOUR);
  expect(at(14.9).verify("message", token)).toEqual(facts);
  expect(at(15).verify("message", token)).toBeUndefined();
});

test("the longest message fits what a push service accepts and a device reads", () => {
  const doses = Array.from({ length: 30 }, () =>
    aDose({ medicationName: "é".repeat(200), dosage: "x".repeat(100), profileId: "other" }),
  );
  const text = JSON.stringify(write({ doses }, { hidesMedicineNames: false }));
  // 4096 bytes less what encryption adds (RFC 8291).
  expect(Buffer.byteLength(text)).toBeLessThan(3993);
  expect(readPushMessage(text)).toEqual(JSON.parse(text));
});

test.each([
  {
    language: "fr",
    title: "Une dose notée deux fois ?",
    body: "Julien a noté une dose à 13:00 pour Hugo. Est-ce la même que la vôtre ? Les deux comptent jusqu’à votre réponse.",
  },
  {
    language: "en",
    title: "One dose logged twice?",
    body: "Julien logged a dose at 13:00 for Hugo. Is it the same as yours? Both count until you answer.",
  },
  {
    language: "es",
    title: "¿Una dosis anotada dos veces?",
    body: "Julien anotó una dosis a las 13:00 para Hugo. ¿Es la misma que la suya? Las dos cuentan hasta que usted responda.",
  },
] as const)(
  "a possible duplicate says who, when and for whom, in $language",
  ({ language, title, body }) => {
    const child = { profileId: "00000000-0000-4000-8000-0000000000c1", profileName: "Hugo" };
    const doses = [aDose({ ...child, giverName: "Julien" })];
    const push = write({ occasion: "duplicate", doses }, { language });
    expect(push).toMatchObject({ title, body, actions: [] });
    expect(push.tag).toMatch(/^twice-/);
    const named = write({ occasion: "duplicate", doses }, { language, hidesMedicineNames: false });
    expect(named.body).toContain("Doliprane 1000 mg");
  },
);

test("a possible duplicate of the reader's own dose names nobody else", () => {
  const doses = [aDose({ giverName: null })];
  expect(write({ occasion: "duplicate", doses }).body).toMatch(
    /^Profil sans nom a noté une dose à 13:00\. Est-ce la même/,
  );
});

test.each([
  {
    language: "fr",
    title: "Une ordonnance se termine bientôt",
    body: "Léa : ordonnance valable jusqu’au vendredi 1er janvier inclus",
    named: "Léa : ordonnance de Dr Diallo, valable jusqu’au vendredi 1er janvier inclus",
    root: "/fr-fr",
  },
  {
    language: "en",
    title: "A prescription ends soon",
    body: "Léa: prescription valid through Friday, January 1",
    named: "Léa: prescription from Dr Diallo, valid through Friday, January 1",
    root: "/us-en",
  },
  {
    language: "es",
    title: "Una receta termina pronto",
    body: "Léa: receta válida hasta el viernes 1 de enero inclusive",
    named: "Léa: receta de Dr Diallo, válida hasta el viernes 1 de enero inclusive",
    root: "/es-es",
  },
] as const)("the end of a prescription names its person and day, in $language", (asked) => {
  const { language, title, body, named, root } = asked;
  const lea = { profileId: "00000000-0000-4000-8000-0000000000c1", profileName: "Léa" };
  const prescriptions = [anEndingPrescription(lea)];
  const push = writePush(aRenewal({ prescriptions }, { language }), phone, writingDeps);
  expect(push).toMatchObject({ title, body, actions: [], doses: [] });
  expect(push.open).toBe(
    `${root}/profile/prescriptions?person=${lea.profileId}&prescription=${prescriptions[0]?.id}`,
  );
  expect(readPushMessage(JSON.stringify(push))?.open).toBe(push.open);
  expect(push.tag).toMatch(/^renewal-/);
  const open = { language, hidesMedicineNames: false };
  expect(writePush(aRenewal({ prescriptions }, open), phone, writingDeps).body).toBe(named);
});
