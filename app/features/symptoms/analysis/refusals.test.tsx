import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { DOSE_RULES } from "#domain/dose-rules/rules.ts";
import type { CabinetBox } from "#domain/symptoms/facts/guide-facts.ts";
import type { Refused } from "#domain/symptoms/guidance.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { type WordingPattern, wordingPattern } from "#testing/samples/wording-patterns.ts";
import { Refusals } from "./refusals.tsx";

afterEach(cleanup);

const box: CabinetBox = {
  id: "box",
  name: "Doliprane",
  dosage: "1000 mg",
  form: "Comprimé",
  currentQuantity: 8,
  expiresOn: day("2090-01-31"),
  activeMolecule: "Paracétamol",
  needsPrescription: false,
  ownerId: null,
};
const [rule] = DOSE_RULES;
if (!rule) throw new Error("No rules");
const plain = { rule: null, allergy: null };

const CASES: readonly {
  readonly refused: Refused;
  readonly says: WordingPattern;
  readonly words: { readonly fr: RegExp; readonly en: RegExp; readonly es: RegExp };
}[] = [
  {
    refused: { ...plain, reason: "condition", rule: "P9" },
    says: "refused",
    words: {
      fr: /avec la varicelle\. Source : ANSM, 18 avril 2019\./,
      en: /with chickenpox\. Source: ANSM, April 18, 2019\./,
      es: /con la varicela\. Fuente: ANSM, 18 de abril de 2019\./,
    },
  },
  {
    refused: {
      ...plain,
      reason: "condition",
      because: {
        condition: "glaucoma_closed",
        isUnknown: false,
        source: "RCP Dormirel, 20/12/2013",
      },
    },
    says: "refused",
    words: {
      fr: /noté au profil\. Source : RCP Dormirel, 20\/12\/2013\./,
      en: /in the profile\. Source: RCP Dormirel, 20\/12\/2013\./,
      es: /en el perfil\. Fuente: RCP Dormirel, 20\/12\/2013\./,
    },
  },
  {
    refused: {
      ...plain,
      reason: "leaflet-weight",
      leaflet: { least: 50, most: null, unit: "kg", weightKg: 38, source: rule.source },
    },
    says: "refused_strength",
    words: {
      fr: /Doliprane 1000 mg est, d’après sa notice, à partir de 50 kg ; poids noté 38 kg\. Source/,
      en: /its leaflet says Doliprane 1000 mg from 50 kg; recorded weight 38 kg\. Source/,
      es: /según su prospecto, Doliprane 1000 mg a partir de 50 kg; peso anotado 38 kg\. Fuente/,
    },
  },
];

describe.each(["fr", "en", "es"] as const)("in %s", (language) => {
  test.each(CASES)("what is not offered says $says", async ({ refused, says, words }) => {
    const chosen = [{ text: "Fièvre", symptom: null }];
    await renderScreen(
      <Refusals refusals={[{ item: { kind: "box", box }, chosen, reasons: [refused] }]} />,
      () => undefined,
      language,
    );
    const said = screen.getByText(wordingPattern(says, language)).textContent;
    expect(said.replace(/\s/gu, " ")).toMatch(words[language]);
  });
});

test.each([
  { of: { ownerId: "hugo" }, says: "Doliprane 1000 mg (dans votre armoire)" },
  { of: { ownerId: null }, says: "Doliprane 1000 mg (boîte de la maison)" },
  {
    of: { ownerId: "claire", otherOwner: { name: "Claire Moreau" } },
    says: "Doliprane 1000 mg (au nom de Claire Moreau)",
  },
  {
    of: { ownerId: "claire", otherOwner: { name: null } },
    says: "Doliprane 1000 mg (sur une autre liste de la maison)",
  },
])("a refused box says whose it is: $says", async ({ of, says }) => {
  const item = { kind: "box", box: { ...box, ...of } } as const;
  const refusal = { item, chosen: [], reasons: [{ ...plain, reason: "child" }] } as const;
  await renderScreen(<Refusals refusals={[refusal]} />, () => undefined);
  const name = screen.getByText(/^Doliprane/).closest("p");
  expect(name?.textContent?.replace(/\s/gu, " ")).toBe(says);
});
