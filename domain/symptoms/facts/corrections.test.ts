import { expect, test } from "vitest";
import { saidAllergies } from "./said-allergies.ts";
import { saidMedicines } from "./said-medicines.ts";
import { statedConditions } from "./stated-words.ts";

test.each([
  ["jai pris un advil il y a 1h euh non pardon un doliprane 1000", ["advil", "doliprane"]],
  ["j'ai pris un doliprane, non, un nurofen", ["doliprane", "nurofen"]],
  ["took advil an hour ago no wait it was tylenol", ["advil", "tylenol"]],
  ["gave him Motrin, actually Tylenol", ["Motrin", "Tylenol"]],
  ["le di dalsy hace 1 hora, perdón, apiretal", ["dalsy", "apiretal"]],
  ["me tomé un espidifen, bueno un gelocatil", ["espidifen", "gelocatil"]],
  ["j'ai rien pris, enfin si, un doliprane à midi", ["doliprane"]],
  ["nothing taken today, well yes, one tylenol", ["tylenol"]],
  ["no he tomado nada, bueno sí, un gelocatil", ["gelocatil"]],
])("both sides of a slip were taken: %s", (text, names) => {
  expect(saidMedicines(text).map(({ name }) => name)).toEqual(names);
});

test.each([
  ["took advil, not tylenol", ["advil"]],
  ["I took advil, no tylenol", ["advil"]],
  ["he tomado ibuprofeno, no paracetamol", ["ibuprofeno"]],
  ["sorry, can I take Tylenol for a headache", []],
  ["mal de tête, désolé, je peux prendre du doliprane ?", []],
  ["wait, can i take advil? i took nothing", []],
])("a denial and an apology are no slip: %s", (text, names) => {
  expect(saidMedicines(text).map(({ name }) => name)).toEqual(names);
});

test.each([
  "allergique à la pénicilline, non pardon, à l'ibuprofène",
  "allergic to penicillin, sorry, I mean ibuprofen",
  "no soy alérgica, bueno sí, al ibuprofeno",
])("a slip about an allergy: %s", (text) => {
  const substances = saidAllergies(text).flatMap((each) => [...each.substances]);
  expect(substances).toContain("ibuprofen");
});

test("a slip about an illness, and a baby that is awaited", () => {
  expect(statedConditions("je suis diabétique euh non pardon épileptique")).toContain("epilepsy");
  expect(statedConditions("j'attends un bébé, mal de tête")).toContain("pregnancy");
  expect(statedConditions("espera un bebé, dolor de cabeza")).toContain("pregnancy");
});
