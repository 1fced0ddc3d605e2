import { expect, test } from "vitest";
import { prescriptionOf } from "./prescription.ts";

test.each([
  { conditions: [], is: "not-needed", because: "no condition is no prescription" },
  { conditions: ["liste I"], is: "needed", because: "a list asks for one" },
  { conditions: ["liste II"], is: "needed", because: "so does the other" },
  { conditions: ["stupéfiants"], is: "needed", because: "so do narcotics" },
  {
    conditions: ["médicament soumis à prescription médicale"],
    is: "needed",
    because: "the word itself is enough",
  },
  {
    conditions: ["réservé à l'usage HOSPITALIER"],
    is: "needed",
    because: "it is not sold over a counter",
  },
  {
    conditions: ["réservé à l'usage professionnel OPHTALMIQUE"],
    is: "needed",
    because: "nor is what professionals use",
  },
  {
    conditions: ["selon la présentation, liste I ou hors liste"],
    is: "depends",
    because: "the box in the hand decides",
  },
  {
    conditions: ["selon la présentation, liste I ou hors liste", "stupéfiants"],
    is: "needed",
    because: "another condition decides",
  },
  {
    conditions: ["surveillance particulière pendant le traitement"],
    is: "depends",
    because: "conditions that speak of something else do not say it",
  },
] as const)("$conditions is $is: $because", ({ conditions, is }) => {
  expect(prescriptionOf(conditions)).toBe(is);
});
