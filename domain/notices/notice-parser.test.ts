import { describe, expect, test } from "vitest";
import { parseNotice } from "./notice-parser.ts";

const lotsOf = (notice: string) => parseNotice(notice).products.flatMap(({ lots }) => lots);

describe("batches", () => {
  test.each([
    ["Lot AB123", ["AB123"]],
    ["Lot n° AB123", ["AB123"]],
    ["Lot n°AB123 (péremption 08/2027)", ["AB123"]],
    ["Lot : AB123 - Péremption : 08/2027", ["AB123"]],
    ["Lots AB123, AB124 et AB125", ["AB123", "AB124", "AB125"]],
    ["Lots concernés : AB123 ; AB124", ["AB123", "AB124"]],
    ["Numéros de lots : 1234567, 7654321", ["1234567", "7654321"]],
    ["Lots n°s 22-0145 et 22-0146", ["22-0145", "22-0146"]],
    ["N° de lot : 4A021", ["4A021"]],
    ["lote 5B12 (caducidad 10/2026)", ["5B12"]],
    ["Lotes: 5B12, 5B13 y 5B14", ["5B12", "5B13", "5B14"]],
    ["Lot Number: L2041, Exp. 05/2027", ["L2041"]],
    ["Batch numbers L2041 and L2042", ["L2041", "L2042"]],
    ["Lots AB098 à AB102", ["AB098", "AB099", "AB100", "AB101", "AB102"]],
    ["Lot Péremption\nAB123\t08/2027\nAB124\t09/2027\n\nFin 4 jours", ["AB123", "AB124"]],
    ["Lot | Date de péremption\nAB123 | 08/2027\nAB124 | 09/2027", ["AB123", "AB124"]],
    ["Le lot AB123 est rappelé en raison d’un défaut de 12 % des boîtes", ["AB123"]],
    ["Lots AB123 (08/2027), AB124 (09/2027)", ["AB123", "AB124"]],
    ["Lot AB123 08/2027", ["AB123"]],
    ["Aucun lot ne présente de défaut", []],
    ["Lot de 3 boîtes", []],
    ["Le laboratoire rappelle ses produits", []],
    ["", []],
  ])("%j names %j", (notice, lots) => {
    expect(lotsOf(notice)).toEqual(lots);
  });

  test.each(["Tous les lots sont rappelés", "all lots", "L’ensemble des lots", "Todos los lotes"])(
    "%s means every batch",
    (sentence) => {
      const { products } = parseNotice(`TROUSSALGAN 500 mg, comprimé\n${sentence}`);
      expect(products).toMatchObject([{ allLots: true, lots: [] }]);
    },
  );

  test("a range that is too long leaves both ends", () => {
    expect(lotsOf("Lots A1000 à A9000")).toEqual(["A1000", "A9000"]);
  });
});

describe("products", () => {
  test("codes of thirteen and seven digits, with spaces, and the code of the medicine", () => {
    expect(
      parseNotice(
        "TROUSSALGAN 500 mg, comprimé – CIP : 34009 300 000 1 4\nCode CIS : 6 000\nCIS 60000001\nCIP 300 000.2",
      ).products,
    ).toMatchObject([
      {
        name: "TROUSSALGAN 500 mg, comprimé",
        packs: ["3400930000014", "3400930000021"],
        medicines: ["60000001"],
      },
    ]);
  });

  test("a code with a wrong check digit is no code", () => {
    expect(parseNotice("CIP 3400930000015").products).toEqual([]);
  });

  test("batches belong to the product that was named last", () => {
    const { products } = parseNotice(
      "TROUSSALGAN 500 mg, comprimé\nLots AB1 et AB2\nARMOIRIDE CODEINE 500 mg/30 mg, comprimé\nLot : CD3",
    );
    expect(products).toMatchObject([
      { name: "TROUSSALGAN 500 mg, comprimé", lots: ["AB1", "AB2"] },
      { name: "ARMOIRIDE CODEINE 500 mg/30 mg, comprimé", lots: ["CD3"] },
    ]);
  });

  test("what stands before any product holds for those that name no batch", () => {
    const { products } = parseNotice(
      "Rappel du lot AB123\n- TROUSSALGAN 500 mg, comprimé\n- TROUSSALGAN 1 g, comprimé\n",
    );
    expect(products.map(({ lots }) => lots)).toEqual([["AB123"], ["AB123"]]);
  });

  test("batches in the line of the product", () => {
    expect(
      parseNotice("TROUSSALGAN 2,4 POUR CENT, suspension buvable (lot AB123)").products,
    ).toMatchObject([{ name: "TROUSSALGAN 2,4 POUR CENT, suspension buvable", lots: ["AB123"] }]);
  });
});

describe("day, page and title", () => {
  test.each([
    ["PUBLIÉ LE 12/03/2026", "2026-03-12"],
    ["Publié le 1er mars 2026", "2026-03-01"],
    ["Posted on March 12, 2026", "2026-03-12"],
    ["Fecha de publicación: 12 de marzo de 2026", "2026-03-12"],
    ["Lot AB123, péremption 31/08/2027\nParis, le 12 mars 2026", "2026-03-12"],
    ["2026-03-12", "2026-03-12"],
    ["Publié le 31/02/2026", null],
    ["Lot AB123, péremption 31/08/2027", null],
  ])("%j is of %s", (notice, day) => {
    expect(parseNotice(notice).publishedOn).toBe(day);
  });

  test.each([
    ["Voir https://exemple.com/a et https://ansm.sante.fr/rappel.", "https://ansm.sante.fr/rappel"],
    ["http://ansm.sante.fr/rappel", "https://ansm.sante.fr/rappel"],
    ["javascript:alert(1)", null],
  ])("%j links to %s", (notice, url) => {
    expect(parseNotice(notice).url).toBe(url);
  });

  test("the first line is the title", () => {
    expect(parseNotice("\n \nRappel de Troussalgan\nsuite").title).toBe("Rappel de Troussalgan");
  });
});
