import { expect, test } from "vitest";
import { substanceName } from "./substance-name.ts";

test.each([
  ["paracetamol", ["paracétamol", "acetaminophen", "paracetamol"]],
  ["ibuprofen", ["ibuprofène", "ibuprofen", "ibuprofeno"]],
  ["tramadol", ["tramadol", "tramadol", "tramadol"]],
  ["loratadine", ["loratadine", "loratadine", "loratadina"]],
  ["enalapril", ["énalapril", "enalapril", "enalapril"]],
  ["salbutamol", ["salbutamol", "albuterol", "salbutamol"]],
  [
    "oral-rehydration",
    ["solution de réhydratation orale", "oral rehydration salts", "sales de rehidratación oral"],
  ],
  ["quelque chose", ["quelque chose", "quelque chose", "quelque chose"]],
])("%s in three languages", (substance, names) => {
  expect((["fr", "en", "es"] as const).map((each) => substanceName(substance, each))).toEqual(
    names,
  );
});
