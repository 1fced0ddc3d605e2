import { expect, test } from "vitest";
import { processorTime } from "#testing/harness/processor-time.ts";
import { isPaste, linesOfText, pastedLines } from "./lines-of-text.ts";

test("lines that name a medicine are found with the directions below them, and nothing else", () => {
  const text = `Docteur Awa DIALLO
Médecin généraliste - 12 rue des Lilas, 75011 Paris
Tél : 01 23 45 67 89   RPPS 10001234567
Le 12/03/2026
Mme Claire Dupont, née le 02/05/1984, 62 kg

1) AMOXICILLINE 500 mg gélules
   1 gélule matin, midi et soir pendant 7 jours
2) DOLIPRANE 1000 mg comprimés : 1 comprimé si douleur, 4 par jour au maximum
Sérum physiologique 0,9 % : lavages 3 fois par jour
À renouveler 1 fois
Revoir si la fièvre continue
Signature`;
  expect(linesOfText(text)).toEqual([
    "AMOXICILLINE 500 mg gélules, 1 gélule matin, midi et soir pendant 7 jours",
    "DOLIPRANE 1000 mg comprimés : 1 comprimé si douleur, 4 par jour au maximum",
    "Sérum physiologique 0,9 % : lavages 3 fois par jour",
  ]);
});

test("directions without a medicine above them are no line", () => {
  expect(linesOfText("1 comprimé matin et soir\nRepos pendant 3 jours")).toEqual([]);
  expect(linesOfText("")).toEqual([]);
});

test.each([
  { pasted: "Xyzal 5 mg\r\n\r\nKardégic 75 mg\n", lines: ["Xyzal 5 mg", "Kardégic 75 mg"] },
  { pasted: "- Xyzal 5 mg\n• Kardégic 75 mg", lines: ["Xyzal 5 mg", "Kardégic 75 mg"] },
  { pasted: "1. Xyzal 5 mg\n2) Kardégic 75 mg", lines: ["Xyzal 5 mg", "Kardégic 75 mg"] },
  { pasted: "Xyzal 5 mg\n½ comprimé le soir", lines: ["Xyzal 5 mg", "½ comprimé le soir"] },
  { pasted: "5 - 10 gouttes\nRepos", lines: ["5 - 10 gouttes", "Repos"] },
  { pasted: `${"long ".repeat(100)}\nRepos`, lines: ["long ".repeat(100).trim(), "Repos"] },
])("the lines of a pasted text are $lines", ({ pasted, lines }) => {
  expect(pastedLines(pasted)).toEqual(lines);
});

test.each([
  { before: "", after: "Xyzal 5 mg\nKardégic 75 mg", paste: true },
  { before: "Xyzal", after: "Xyzal 5 mg\nKardégic", paste: true },
  { before: "Xyzal 5 mg\n", after: "Xyzal 5 mg\nK", paste: false },
  { before: "", after: "Xyzal 5 mg\n", paste: false },
  { before: "Xyzal\nKardégic", after: "Xyzal", paste: false },
])("$before that becomes $after is a paste of lines: $paste", ({ before, after, paste }) => {
  expect(isPaste(before, after)).toBe(paste);
});

test("a text without end is read at once, and no further than a prescription goes", () => {
  const took = processorTime(() => {
    expect(linesOfText("Amoxicilline 500 mg gélules\n".repeat(5000))).toHaveLength(30);
    linesOfText("9".repeat(100_000));
    linesOfText("a ".repeat(50_000));
  });
  expect(took).toBeLessThan(1000);
});
