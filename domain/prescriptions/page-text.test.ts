import { describe, expect, test } from "vitest";
import { linesOfText } from "./lines-of-text.ts";
import { type PlacedText, pagesToDraw, textOfPlaced } from "./page-text.ts";

/** Letters of 10 points, each 5 points wide. */
const at = (left: number, baseline: number, text: string): PlacedText => ({
  text,
  left,
  baseline,
  width: text.length * 5,
  size: 10,
});

describe("the text of a page", () => {
  test("is read from the top to the bottom, however the file orders it", () => {
    expect(
      textOfPlaced([
        at(50, 200, "1 gélule matin et soir"),
        at(50, 100, "Docteur Diallo"),
        at(50, 185, "Amoxicilline 500 mg gélules"),
      ]),
    ).toBe("Docteur Diallo\nAmoxicilline 500 mg gélules\n1 gélule matin et soir");
  });

  test("has a space where the letters leave one, and none within a word", () => {
    expect(
      textOfPlaced([at(50, 100, "Amoxi"), at(75.5, 100, "cilline"), at(113, 100, "500 mg")]),
    ).toBe("Amoxicilline 500 mg");
    expect(textOfPlaced([at(50, 100, "500 "), at(70, 100, "mg")])).toBe("500 mg");
  });

  test("keeps an index letter in its row, and the row below apart", () => {
    expect(textOfPlaced([at(50, 100, "Vitamine D"), at(100, 103, "3"), at(50, 112, "une")])).toBe(
      "Vitamine D3\nune",
    );
  });

  test("has once what is drawn twice to be bold", () => {
    expect(textOfPlaced([at(50, 100, "Xyzal 5 mg"), at(50.3, 100, "Xyzal 5 mg")])).toBe(
      "Xyzal 5 mg",
    );
    expect(textOfPlaced([at(50, 100, "1"), at(57, 100, "1")])).toBe("1 1");
  });

  test("has the directions of a table beside their medicine", () => {
    const text = textOfPlaced([
      at(50, 100, "Amoxicilline 500 mg"),
      at(200, 100, "gélules"),
      at(300, 100, "1 gélule matin et soir"),
      at(300, 112, "pendant 7 jours"),
      at(50, 130, "Doliprane"),
      at(200, 130, "1000 mg comprimés"),
      at(300, 130, "1 comprimé le soir"),
    ]);
    expect(linesOfText(text)).toEqual([
      "Amoxicilline 500 mg gélules 1 gélule matin et soir, pendant 7 jours",
      "Doliprane 1000 mg comprimés 1 comprimé le soir",
    ]);
  });

  test("reads medicines side by side one column after the other", () => {
    const text = textOfPlaced([
      at(50, 100, "Amoxicilline 500 mg"),
      at(300, 100, "Doliprane 1000 mg"),
      at(50, 112, "1 gélule le matin"),
      at(300, 112, "1 comprimé le soir"),
    ]);
    expect(linesOfText(text)).toEqual([
      "Amoxicilline 500 mg, 1 gélule le matin",
      "Doliprane 1000 mg, 1 comprimé le soir",
    ]);
  });

  test("of nothing is nothing", () => {
    expect(textOfPlaced([])).toBe("");
    expect(textOfPlaced([at(50, 100, " ")])).toBe("");
  });
});

describe("pages that are drawn", () => {
  const written = "Amoxicilline 500 mg gélules\n1 gélule matin et soir pendant 7 jours";
  const footer = "Numérisé avec Scanner 3000";
  test.each([
    { texts: [written], drawn: [], because: "the text names a medicine" },
    { texts: [""], drawn: [0], because: "a scan has no text" },
    { texts: [written, footer], drawn: [1], because: "the name of a scanner is no page of text" },
    { texts: [written, `${footer}. Page 2. ${footer}.`], drawn: [], because: "it is text" },
    { texts: ["Bnpyjdjmmjof ".repeat(9), footer], drawn: [0, 1], because: "no text names one" },
    { texts: [], drawn: [], because: "there are none" },
  ])("$drawn: $because", ({ texts, drawn }) => {
    expect(pagesToDraw(texts)).toEqual(drawn);
  });
});
