import { expect, test } from "vitest";
import { referenceSymptoms } from "#testing/builders/reference-symptoms.ts";
import { linesNear } from "./lines-near.ts";
import { indexSymptoms } from "./search-index.ts";

const INDEX = indexSymptoms(referenceSymptoms(), "fr");
const near = (text: string, ageInMonths: number | null = null) => {
  const { lines, isAll } = linesNear(INDEX, text, ageInMonths, false);
  return { names: lines.map(({ symptom }) => symptom.name.fr), isAll };
};

test("a word of several lines may be each of them, those for the age of the person first", () => {
  const { names, isAll } = near("toux", 480);
  expect(names.slice(0, 2)).toEqual(["Toux sèche", "Toux grasse"]);
  expect(names).toHaveLength(4);
  expect(isAll).toBe(true);
  expect(near("cough", 60).names[0]).toBe("Toux de l’enfant avec un rhume");
});

test.each([
  ["bébé a de la fièvre", 6, "Fièvre chez l’enfant"],
  ["llevo cinco días con fiebre", 400, "Fièvre chez l’adulte"],
  ["diarrhée avec un peu de sang", 400, "Diarrhée de l’adulte"],
  ["mal de gorge après opération des amygdales", 400, "Mal de gorge"],
  ["une grosse toux depuis lundi", 400, "Toux sèche"],
  ["mucha tos desde el lunes", 400, "Toux sèche"],
  ["entorse de la cheville", 400, "Entorse légère"],
])("%s says a line among other words", (text, ageInMonths, name) => {
  const { names, isAll } = near(text, ageInMonths);
  expect(names[0]).toBe(name);
  expect(isAll).toBe(false);
});

test.each([
  ["il a 39", 40, "Fièvre chez l’enfant"],
  ["elle est brûlante", 400, "Fièvre chez l’adulte"],
  ["está ardiendo", 40, "Fièvre chez l’enfant"],
  ["she’s burning up", 40, "Fièvre chez l’enfant"],
  ["il tousse sans arrêt", 400, "Toux sèche"],
  ["throwing up since lunch", 400, "Vomissements"],
])("%s speaks of a line in other words", (text, ageInMonths, name) => {
  const { names, isAll } = near(text, ageInMonths);
  expect(names[0]).toBe(name);
  expect(isAll).toBe(false);
});

test.each([
  "je ne sais pas",
  "pas chaud du tout, il ne tousse plus",
  "mon chat est perdu",
  "il a 39 ans",
  "xyzzy",
  "",
  "?",
])("%j is near to nothing", (text) => {
  expect(near(text)).toEqual({ names: [], isAll: false });
});

test.each([
  ["tos con flemas amarillas, sin sangre, respiro bien", "Toux grasse"],
  ["toux grasse, pas de sang", "Toux grasse"],
  ["chesty cough without any blood", "Toux grasse"],
  ["tos sin flemas ni sangre", "Toux sèche"],
  ["vomissements sans sang ni fièvre", "Vomissements"],
  ["vomiting but no blood and no fever", "Vomissements"],
  ["mal de tête sans raideur de la nuque", "Mal de tête"],
])("%s means no line of what it denies", (text, name) => {
  expect(near(text, 480).names[0]).toBe(name);
});

test("a line for adults that words hold is the one for children of a child", () => {
  expect(near("fievre 38,9 depuis lundi", 30).names).toEqual(["Fièvre chez l’enfant"]);
  expect(near("fievre 38,9 depuis lundi", 480).names).toEqual(["Fièvre chez l’adulte"]);
});

test.each([
  ["my knee", "Mal au genou sans gros choc"],
  ["la rodilla", "Mal au genou sans gros choc"],
  ["au genou", "Mal au genou sans gros choc"],
])("%s is near to the lines of its one word", (text, name) => {
  expect(near(text, 480).names[0]).toBe(name);
});

test("at most four lines, each once", () => {
  const { names } = near("fièvre et toux et mal de tête et diarrhée depuis lundi", 400);
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(4);
});
