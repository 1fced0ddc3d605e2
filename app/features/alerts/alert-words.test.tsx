import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Alert } from "#domain/alerts/alert.ts";
import { deriveAlerts, type WatchedMedication } from "#domain/alerts/derive.ts";
import { addDays, day } from "#domain/calendar/day.ts";
import type { Language } from "#domain/locale/locales.ts";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { useAlertWords } from "./alert-words.ts";

afterEach(cleanup);

const TODAY = day("2026-11-21");
const BOX: WatchedMedication = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "Spasfon",
  dosage: "80 mg",
  form: "Comprimé",
  currentQuantity: 8,
  totalQuantity: 8,
  expiresOn: day("2099-05-31"),
};

function Said({ alert }: { alert: Alert }) {
  const { message, details } = useAlertWords()(alert);
  return <p data-testid="said">{[message, ...details].join(" | ")}</p>;
}

/** What the first alert of a box says, a bar between its lines. */
async function saidOf(facts: Partial<WatchedMedication>, language?: Language): Promise<string> {
  const [alert] = deriveAlerts(TODAY, {
    medications: [{ ...BOX, ...facts }],
    customAlerts: [],
    prescriptions: [],
    dismissedKeys: new Set(),
  });
  if (!alert) throw new Error("The box raised nothing.");
  await renderScreen(<Said alert={alert} />, () => rows([]), language);
  return (await screen.findByTestId("said")).textContent;
}

test.each([
  { left: -9830, said: "Ce médicament est périmé depuis 26 ans.", because: "nobody counts days" },
  { left: -400, said: "Ce médicament est périmé depuis 400 jours.", because: "long gone" },
  { left: -2, said: "Ce médicament est périmé depuis 2 jours.", because: "the first plural" },
  {
    left: -1,
    said: "Ce médicament est périmé depuis hier.",
    because: "yesterday was the last good day",
  },
  {
    left: 0,
    said: "C’est le dernier jour pour utiliser ce médicament. | À voir aujourd’hui",
    because: "the last good day is still good",
  },
  {
    left: 1,
    said: "Ce médicament se périme demain. | À voir aujourd’hui",
    because: "nobody says 'in 1 day'",
  },
  {
    left: 7,
    said: "Ce médicament se périme dans 7 jours. | À voir aujourd’hui",
    because: "seven is the last 'today'",
  },
  {
    left: 8,
    said: "Ce médicament se périme dans 8 jours. | À voir cette semaine",
    because: "over seven is 'this week'",
  },
  {
    left: 30,
    said: "Ce médicament se périme dans 30 jours. | À voir cette semaine",
    because: "the last day of warning",
  },
])("$left days before expiry: $because", async ({ left, said }) => {
  expect(await saidOf({ expiresOn: addDays(TODAY, left) })).toBe(said);
});

test.each([
  { language: "fr", left: 1.5, said: "Il n’en reste que 1,5 mL de sirop. Pensez à le renouveler." },
  { language: "fr", left: 0, said: "Il n’en reste plus. Pensez à le renouveler." },
  { language: "en", left: 1.5, said: "Only 1.5 mL of syrup left. Plan to get more." },
  { language: "en", left: 0, said: "None left. Plan to get more." },
  { language: "es", left: 1, said: "Queda poco: 1 ml de jarabe. Piense en reponerlo." },
  { language: "es", left: 1.5, said: "Queda poco: 1,5 ml de jarabe. Piense en reponerlo." },
  { language: "es", left: 0, said: "No queda nada. Piense en reponerlo." },
] as const)("$left left, in $language", async ({ language, left, said }) => {
  expect(
    (await saidOf({ currentQuantity: left, form: "Sirop" }, language)).replace(/\s/gu, " "),
  ).toBe(said);
});

test.each([
  {
    language: "fr",
    form: "Sirop",
    said: "Ouvert depuis 200 jours ; repère : 6 mois. Regardez-le et sentez-le avant usage.",
  },
  {
    language: "en",
    form: "Sirop",
    said: "Opened 200 days ago; guide: 6 months. Look at it and smell it before use.",
  },
  {
    language: "es",
    form: "Sirop",
    said: "Abierto desde hace 200 días; referencia: 6 meses. Mírelo y huélalo antes de usarlo.",
  },
  {
    language: "fr",
    form: "Collyre",
    said: "Ouvert depuis 200 jours ; repère : 28 jours. Ne l’utilisez pas sans avoir vérifié la notice.",
  },
] as const)("$form opened 200 days ago, in $language", async ({ language, form, said }) => {
  expect(await saidOf({ form, openedOn: addDays(TODAY, -200) }, language)).toBe(said);
});

test.each([
  { left: 0, language: "fr", said: "C’est le dernier jour de cette ordonnance." },
  { left: 1, language: "fr", said: "Cette ordonnance se termine demain." },
  { left: 7, language: "fr", said: "Cette ordonnance se termine dans 7 jours." },
  { left: 1, language: "en", said: "This prescription ends tomorrow." },
  { left: 7, language: "en", said: "This prescription ends in 7 days." },
  { left: 1, language: "es", said: "Esta receta termina mañana." },
  { left: 7, language: "es", said: "Esta receta termina dentro de 7 días." },
] as const)("$left days before its end a prescription says in $language: $said", async (asked) => {
  const [alert] = deriveAlerts(TODAY, {
    medications: [],
    customAlerts: [],
    prescriptions: [
      { id: "r1", prescriber: "Dr Diallo", endsOn: addDays(TODAY, asked.left), renewalDays: 7 },
    ],
    dismissedKeys: new Set(),
  });
  if (!alert) throw new Error("The prescription raised nothing.");
  await renderScreen(<Said alert={alert} />, () => rows([]), asked.language);
  expect((await screen.findByTestId("said")).textContent?.startsWith(asked.said)).toBe(true);
});
