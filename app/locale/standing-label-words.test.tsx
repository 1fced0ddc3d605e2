import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { StandingLabel } from "#domain/dose-rules/standing-label.ts";
import type { Language } from "#domain/locale/locales.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { useStandingLabelWords } from "./standing-label-words.ts";

afterEach(cleanup);

function Words({ label }: { label: StandingLabel }) {
  return <p data-testid="words">{useStandingLabelWords()(label)}</p>;
}

const fromWeight = (standing: "inside" | "outside" | "unknown"): StandingLabel => ({
  kind: "from-weight",
  least: 50,
  unit: "kg",
  standing,
});

const upToWeight: StandingLabel = {
  kind: "up-to-weight",
  most: 26,
  unit: "kg",
  standing: "outside",
};
const under = (months: number): StandingLabel => ({
  kind: "up-to-age",
  months,
  standing: "outside",
});

const ofList: StandingLabel = { kind: "from-age", months: 18, source: "list", standing: "unknown" };

test.each<[Language, StandingLabel, string]>([
  ["fr", fromWeight("inside"), "Notice : dès 50 kg"],
  ["fr", fromWeight("outside"), "Notice : dès 50 kg, donc pas pour cette personne"],
  ["fr", fromWeight("unknown"), "Notice : dès 50 kg (poids ou âge à vérifier)"],
  ["fr", ofList, "Notre liste : pas avant 18 mois (poids ou âge à vérifier)"],
  ["fr", { ...ofList, missing: "age" }, "Notre liste : pas avant 18 mois (âge inconnu)"],
  ["en", { ...ofList, missing: "age" }, "Our list: not under 18 months (age unknown)"],
  ["es", { ...ofList, missing: "age" }, "Nuestra lista: no antes de 18 meses (edad desconocida)"],
  [
    "fr",
    { ...fromWeight("unknown"), missing: "weight" } as StandingLabel,
    "Notice : dès 50 kg (poids à vérifier)",
  ],
  ["en", fromWeight("outside"), "Leaflet: from 50 kg, so not for this person"],
  ["en", fromWeight("unknown"), "Leaflet: from 50 kg (check weight or age)"],
  ["es", fromWeight("outside"), "Prospecto: desde 50 kg, así que no es para esta persona"],
  ["es", fromWeight("unknown"), "Prospecto: desde 50 kg (compruebe el peso o la edad)"],
  ["fr", upToWeight, "Notice : jusqu’à 26 kg, donc pas pour cette personne"],
  ["en", upToWeight, "Leaflet: up to 26 kg, so not for this person"],
  ["es", upToWeight, "Prospecto: hasta 26 kg, así que no es para esta persona"],
  ["fr", under(144), "Notice : réservé aux moins de 12 ans, donc pas pour cette personne"],
  ["en", under(18), "Leaflet: only for children under 18 months, so not for this person"],
  ["es", under(144), "Prospecto: solo para menores de 12 años, así que no es para esta persona"],
])("%s: the label of %o has one colon and says '%s'", async (language, label, words) => {
  await renderScreen(<Words label={label} />, () => undefined, language);
  expect(screen.getByTestId("words").textContent?.replaceAll(/\s/gu, " ")).toBe(words);
});
