import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { instant } from "#domain/calendar/instant.ts";
import { answerScenarios } from "#testing/builders/answer-scenario.ts";
import { drawAnswer } from "#testing/harness/draw-answer.tsx";

const NOW = instant("2026-11-27T13:00:00Z");

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterAll(() => {
  vi.useRealTimers();
});

const aBox = (name: string, substances: readonly string[], strength: string, form: string) => ({
  name,
  substances,
  strength,
  form,
  expired: false,
  left: 60,
  reservedFor: null,
  prescription: false,
});

/** A child of five years with a fever, and a home with a box that nobody may give. */
async function saidAfter(doses: readonly { box: number; hoursAgo: number; amount: string }[]) {
  const [scenario] = answerScenarios(
    JSON.stringify([
      {
        id: "fever-waits",
        locale: "fr",
        country: "FR",
        level: "checks",
        person: {
          ageMonths: 60,
          weightKg: 18,
          weightAgeDays: 5,
          sex: "f",
          pregnantWeeks: null,
          breastfeeding: false,
          conditions: [],
          allergies: [],
          isSelf: false,
        },
        boxes: [
          aBox("Doliprane", ["paracetamol"], "2,4 %", "suspension"),
          aBox("Advil", ["ibuprofen"], "20 mg/mL", "suspension"),
          aBox("Actifed", ["paracetamol", "pseudoephedrine"], "", "tablet"),
        ],
        doses,
        treatments: [],
        asked: { typed: "fièvre" },
        expect: {
          emergency: false,
          offered: [],
          neverOffered: [],
          maybe: [],
          waits: [],
          words: [],
          forbidden: [],
          why: "",
        },
      },
    ]),
  );
  if (!scenario) throw new RangeError("No scenario was read");
  const { words } = await drawAnswer(scenario, NOW);
  return words
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

const GIVER = /^Dernière dose .*, donnée par vous/u;

test("with paracetamol and ibuprofen recent, until when both wait and who gave them stand first", async () => {
  const lines = await saidAfter([
    { box: 0, hoursAgo: 2, amount: "7 mL" },
    { box: 1, hoursAgo: 1, amount: "6 mL" },
  ]);
  expect(lines.slice(0, 4)).toEqual([
    expect.stringMatching(/^Paracétamol : pas avant \d{2}:\d{2}\.$/u),
    expect.stringMatching(GIVER),
    expect.stringMatching(/^Ibuprofène : pas avant \d{2}:\d{2}\.$/u),
    expect.stringMatching(GIVER),
  ]);
  expect(lines.slice(4).join("\n")).toContain("Aucune boîte de la maison n’est proposée");
});

test("with paracetamol alone recent, that stands first", async () => {
  const lines = await saidAfter([{ box: 0, hoursAgo: 2, amount: "7 mL" }]);
  expect(lines.slice(0, 2)).toEqual([
    expect.stringMatching(/^Paracétamol : pas avant \d{2}:\d{2}\.$/u),
    expect.stringMatching(GIVER),
  ]);
});

test("with no dose recent, nothing waits", async () => {
  const lines = await saidAfter([]);
  expect(lines.filter((line) => /^(Paracétamol|Ibuprofène) : pas avant \d/u.test(line))).toEqual(
    [],
  );
});
