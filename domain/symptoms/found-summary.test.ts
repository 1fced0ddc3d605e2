import { expect, test } from "vitest";
import { factsOf, scenarios } from "../../testing/builders/symptom-scenario.ts";
import { SCENARIO_TABLE } from "../../testing/samples/symptom-scenarios.ts";
import { analysisCounts, foundSummary } from "./found-summary.ts";
import { guide } from "./guide.ts";

const analysis = (because: string) => {
  const scenario = scenarios(SCENARIO_TABLE).find((each) => each.because === because);
  if (!scenario) throw new RangeError(because);
  return guide(factsOf(scenario));
};

test("what was offered and refused is kept by name, with the reasons once each", () => {
  const guidance = analysis("everything at once");
  expect(foundSummary(guidance)).toEqual({
    emergencies: [],
    offered: [
      { symptom: "headache", kind: "box", name: "Doliprane" },
      { symptom: "headache", kind: "product", name: "Menthe poivrée sur les tempes" },
    ],
    refused: [
      { name: "Nurofen", reasons: ["expired", "empty", "allergy", "child"] },
      { name: "Ibuprofène", reasons: ["allergy"] },
    ],
  });
  expect(analysisCounts(guidance)).toEqual({ symptoms: 1, emergencies: 0, offered: 2, refused: 2 });
});

test("an emergency is kept by its flag, or as urgent where it has none", () => {
  expect(foundSummary(analysis("an urgent line of the list")).emergencies).toEqual(["chest_pain"]);
  const guidance = analysis("an urgent line that is none of the red flags");
  expect(foundSummary(guidance)).toEqual({ emergencies: ["urgent"], offered: [], refused: [] });
  expect(analysisCounts(guidance)).toEqual({ symptoms: 1, emergencies: 1, offered: 0, refused: 0 });
});
