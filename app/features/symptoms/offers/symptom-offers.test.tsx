import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import { PAIRS } from "#domain/interactions/pairs.ts";
import type { Level } from "#domain/interactions/rule.ts";
import type { Language } from "#domain/locale/locales.ts";
import type { CabinetBox } from "#domain/symptoms/facts/guide-facts.ts";
import type { Offer, Refusal, SymptomGuidance } from "#domain/symptoms/guidance.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { scenarioSymptom } from "#testing/samples/symptom-scenario-lists.ts";
import { SymptomOffers } from "./symptom-offers.tsx";

afterEach(cleanup);

const fever = scenarioSymptom("fever");
const chosen = { text: fever.name.fr, symptom: fever };

const expired: CabinetBox = {
  id: "box",
  name: "Doliprane",
  dosage: "300 mg",
  form: "Suppositoire",
  currentQuantity: 8,
  expiresOn: day("2026-01-31"),
  activeMolecule: "Paracétamol",
  needsPrescription: false,
  ownerId: null,
};
const refusal: Refusal = {
  item: { kind: "box", box: expired },
  chosen: [chosen],
  reasons: [{ reason: "expired", rule: null, allergy: null }],
};

const offer = (item: Offer["item"]): Offer => ({
  item,
  suggestion: "Paracétamol",
  needsPrescription: false,
  isForChild: false,
  cautions: [],
  waiting: null,
  lastIntake: null,
  alreadyFor: null,
  alsoIn: [],
  interactions: [],
  source: fever.source,
});

async function linesOf(
  offers: readonly Offer[],
  language: Language = "fr",
  state: SymptomGuidance["state"] = "guided",
) {
  await renderScreen(
    <SymptomOffers
      symptom={{
        chosen,
        severity: "mild",
        state,
        offers,
        seesDoctor: false,
        needsAge: false,
        needsWeight: false,
        asksWeight: false,
      }}
      refusals={[refusal]}
      category="all"
      person={null}
      now={instant("2026-11-27T02:00:00Z")}
      onTake={() => undefined}
    />,
    () => undefined,
    language,
  );
  const text = document.body.textContent.replaceAll("\u00a0", " ");
  return ["Aucune boîte de la maison n’est proposée", "Inutilisable : Doliprane", "Médicament"].map(
    (words) => text.indexOf(words),
  );
}

test("where no box is offered, that stands first with the reason, before substances of the list", async () => {
  const [none = -1, reason = -1, substance = -1] = await linesOf([
    offer({ kind: "medicine", name: "Paracétamol", isUnlisted: false }),
  ]);
  expect(none).toBeGreaterThan(-1);
  expect(reason).toBeGreaterThan(none);
  expect(substance).toBeGreaterThan(reason);
});

test("where the only box that fits waits, that and from when stand before simple measures", async () => {
  const waiting = {
    substance: "paracetamol",
    until: instant("2199-11-27T04:30:00Z"),
    isMaximum: false,
    isOver: false,
    isUncounted: false,
  } as const;
  const box = { ...expired, id: "good", expiresOn: day("2090-01-31") };
  const [none = -1, reason = -1, substance = -1] = await linesOf([
    offer({ kind: "medicine", name: "Ibuprofène", isUnlisted: false }),
    { ...offer({ kind: "box", box }), waiting },
  ]);
  expect(none).toBeGreaterThan(-1);
  const [first, second] = screen.getAllByRole("article").map((card) => card.textContent ?? "");
  expect(first).toMatch(/Doliprane.*pas avant/u);
  expect(second).toContain("Ibuprofène");
  expect(reason).toBeGreaterThan(none);
  expect(substance).toBeGreaterThan(reason);
});

test("where a box is offered, the others stand after it", async () => {
  const [none, reason = -1] = await linesOf([
    offer({ kind: "box", box: { ...expired, expiresOn: day("2090-01-31") } }),
  ]);
  expect(none).toBe(-1);
  expect(screen.getByRole("article").textContent).toContain("Doliprane");
  expect(reason).toBeGreaterThan(0);
});

test.each([
  [{ name: "Jacques" }, "Boîte réservée à Jacques : s’en servir ?"],
  [{ name: null }, "Boîte d’une autre liste de la maison : s’en servir ?"],
])("a box of somebody else leads to a dose once that was pressed", async (otherOwner, words) => {
  const box = { ...expired, expiresOn: day("2090-01-31"), otherOwner };
  await linesOf([offer({ kind: "box", box })]);
  const card = within(screen.getByRole("article"));
  const takes = () => card.queryAllByRole("button", { name: /pris/u });
  expect(takes()).toEqual([]);
  const reserved = card.getByRole("button", { name: words });
  expect(reserved.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(reserved);
  expect(takes()).toHaveLength(1);
  fireEvent.click(reserved);
  expect(takes()).toEqual([]);
});

/** Whether the box leads to its dose while nobody knows whether the person takes another one. */
async function leadsToDose(level: Level): Promise<boolean> {
  const rule = PAIRS.find((pair) => pair.level === level && pair.a.includes("aspirin"));
  if (!rule) throw new RangeError(`No pair of level ${level}`);
  const treatment = {
    name: "Xarelto 20 mg",
    evidence: "unsure",
    takenAt: null,
    boxId: "other",
    milligramsPerWeek: null,
    substances: ["rivaroxaban"],
    form: "Comprimé",
    milligrams: null,
  } as const;
  const interactions = [
    { rule, treatment, substances: ["aspirin", "rivaroxaban"], isQuestion: true },
  ] as const;
  const box = { ...expired, id: "good", expiresOn: day("2090-01-31") };
  await linesOf([{ ...offer({ kind: "box", box }), interactions }]);
  return screen.queryByRole("button", { name: /Je l’ai pris/ }) !== null;
}

test.each([
  { level: "CI", leads: false },
  { level: "APEC", leads: true },
] as const)(
  "before it is answered whether a treatment of level $level is taken, a box leads to a dose: $leads",
  async ({ level, leads }) => {
    expect(await leadsToDose(level)).toBe(leads);
  },
);

test.each([
  ["en", "Acetaminophen", "Acetaminophen (Paracétamol)"],
  ["es", "Paracetamol", "Paracetamol"],
  ["fr", "Paracétamol", "Paracétamol"],
] as const)(
  "a substance of the French list is called as in %s, beside what pharmacies call it",
  async (language, suggestion, medicine) => {
    const box = { ...expired, id: "good", expiresOn: day("2090-01-31") };
    await linesOf(
      [
        offer({ kind: "box", box }),
        offer({ kind: "medicine", name: "Paracétamol", isUnlisted: false }),
      ],
      language,
    );
    const [first] = screen.getAllByRole("article").map((card) => card.textContent ?? "");
    expect(first).toContain(`: ${suggestion}.`);
    expect(screen.getAllByRole("heading").map((each) => each.textContent)).toContain(medicine);
  },
);

test.each([
  ["fr", "La même substance est aussi dans : Efferalgan 500 mg. Leurs prises comptent ensemble."],
  ["en", "The same substance is also in: Efferalgan 500 mg. Their doses count together."],
  ["es", "La misma sustancia está también en: Efferalgan 500 mg. Sus tomas cuentan juntas."],
] as const)("in %s another box of the same is named", async (language, words) => {
  const box = { ...expired, expiresOn: day("2090-01-31") };
  const other = { ...box, id: "other", name: "Efferalgan", dosage: "500 mg" };
  await linesOf([{ ...offer({ kind: "box", box }), alsoIn: [other] }], language);
  expect(document.body.textContent.replace(/\s/gu, " ")).toContain(words);
});

test.each([
  ["fr", "Je l’ai donné : Doliprane 300 mg"],
  ["en", "I gave it: Doliprane 300 mg"],
  ["es", "Se lo he dado: Doliprane 300 mg"],
] as const)("a dose for a child was given, not taken: %s", async (language, name) => {
  const box = { ...expired, id: "good", expiresOn: day("2090-01-31") };
  await linesOf([{ ...offer({ kind: "box", box }), isForChild: true }], language);
  expect(screen.getByRole("button", { name })).toBeDefined();
});

test("words about somebody else ask to choose that person first", async () => {
  await linesOf([], "fr", "for-another");
  expect(screen.getByText(/^Vos mots parlent de quelqu’un d’autre/u)).toBeTruthy();
  expect(screen.queryByText("Rien à proposer ici.")).toBeNull();
});
