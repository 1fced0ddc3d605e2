import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import type { MedicationReference } from "../medication-reference.ts";
import { ReferenceSource } from "../reference-source.tsx";
import { ReferenceSuggestion } from "./reference-suggestion.tsx";

afterEach(cleanup);

const SUPPOSITORY: MedicationReference = {
  id: "00000000-0000-4000-8000-000000005000",
  name: "Doliprane",
  dosage: "100 mg",
  form: null,
  formInSource: "suppositoire",
  defaultQuantity: 10,
  defaultPosology: null,
  sideEffects: null,
  molecule: "Paracétamol",
  languages: { posology: "fr", sideEffects: "fr", molecule: "fr" },
  needsPrescription: false,
  source: "Base de données publique des médicaments (ANSM, HAS, Assurance maladie)",
  sourceDate: day("2026-04-28"),
  isWithdrawn: false,
};

test("a form that a cabinet does not know is told in the words of the list", async () => {
  await renderScreen(<ReferenceSuggestion reference={SUPPOSITORY} />, () => undefined);
  expect(document.body.textContent).toContain("suppositoire · Boîte de 10 · Paracétamol");
  expect(screen.getByText("suppositoire").lang).toBe("fr");
});

test.each([
  { language: "fr", text: "Paracétamol" },
  { language: "en", text: "Acetaminophen" },
  { language: "es", text: "Paracetamol" },
] as const)("a substance is called $text by a reader of $language", async ({ language, text }) => {
  await renderScreen(<ReferenceSuggestion reference={SUPPOSITORY} />, () => undefined, language);
  expect(screen.getByText(text).lang).toBe("");
});

test("a substance that no table names stays as its list writes it", async () => {
  const unheard = { ...SUPPOSITORY, molecule: "Substance inouïe" };
  await renderScreen(<ReferenceSuggestion reference={unheard} />, () => undefined, "es");
  expect(screen.getByText("Substance inouïe").lang).toBe("fr");
});

test.each([
  { form: "Sirop", pack: "Boîte de 100 mL" },
  { form: "Pommade", pack: "Boîte de 100 g" },
  { form: "Comprimé", pack: "Boîte de 100 ·" },
] as const)("what a pack holds is said with its unit: $pack", async ({ form, pack }) => {
  const reference = { ...SUPPOSITORY, form, defaultQuantity: 100 };
  await renderScreen(<ReferenceSuggestion reference={reference} />, () => undefined);
  expect(document.body.textContent).toContain(pack);
});

test("a medicine that was withdrawn says so", async () => {
  const withdrawn = { ...SUPPOSITORY, isWithdrawn: true };
  await renderScreen(<ReferenceSuggestion reference={withdrawn} />, () => undefined);
  expect(screen.getByText(/N’est plus dans la liste officielle$/)).toBeDefined();
});

test.each([
  { language: "fr", text: "Source : BDPM, mise à jour du 28/04/2026" },
  { language: "en", text: "Source: BDPM, updated 04/28/2026" },
  { language: "es", text: "Fuente: BDPM, actualización del 28/04/2026" },
] as const)("a source is cited with its day: $text", async ({ language, text }) => {
  await renderScreen(<ReferenceSource reference={SUPPOSITORY} />, () => undefined, language);
  expect(screen.getByText(text).title).toBe(SUPPOSITORY.source);
});

test("a source without a short name is cited whole", async () => {
  const other = { ...SUPPOSITORY, source: "Nomenclátor de facturación" };
  await renderScreen(<ReferenceSource reference={other} />, () => undefined);
  expect(
    screen.getByText("Source : Nomenclátor de facturación, mise à jour du 28/04/2026"),
  ).toBeDefined();
});
