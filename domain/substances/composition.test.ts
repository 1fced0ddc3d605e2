import { describe, expect, test } from "vitest";
import type { Substance } from "../medicines/official/substances.ts";
import { compositionOf } from "./composition.ts";

/** A line as `comprimé|PARACÉTAMOL|500 mg|un comprimé|SA|1`. */
function line(text: string): Substance {
  const [element = "", name = "", strength = "", reference = "", nature, link = ""] =
    text.split("|");
  return { element, name, strength, reference, link, acts: nature === "FT", code: "00000" };
}

/** `paracetamol 500 mg/1 tablet`, or why not; a salt is marked. */
function described(name: string, lines: readonly string[]): string[] {
  return compositionOf(name, lines.map(line)).map(
    ({ substance, amount, unknownBecause, isSalt }) => {
      const facts = amount
        ? `${amount.amount} ${amount.unit}/${amount.perAmount} ${amount.perUnit}`
        : unknownBecause;
      return `${substance.id} ${facts}${isSalt ? " (salt)" : ""}`;
    },
  );
}

describe("salt and part that acts", () => {
  test.each([
    {
      name: "ASPEGIC 500 mg, poudre pour solution buvable en sachet-dose",
      lines: [
        "poudre|ACIDE ACÉTYLSALICYLIQUE|500 mg|un sachet - dose de 1023 mg|FT|1",
        "poudre|DL-LYSINE (ACÉTYLSALICYLATE DE)|900 mg|un sachet - dose de 1023 mg|SA|1",
      ],
      is: "aspirin 500 mg/1 sachet",
      because: "the name has the part that acts, not 900 mg of salt",
    },
    {
      name: "IMODIUMCAPS 2 mg, gélule",
      lines: [
        "gélule|CHLORHYDRATE DE LOPÉRAMIDE|2 mg|une gélule|SA|1",
        "gélule|LOPÉRAMIDE|1,86 mg|une gélule|FT|1",
      ],
      is: "loperamide 2 mg/1 capsule (salt)",
      because: "the name has the salt",
    },
    {
      name: "VENTOLINE 100 microgrammes/dose, suspension pour inhalation en flacon pressurisé",
      lines: [
        "suspension|SULFATE DE SALBUTAMOL|120,5 microgrammes|une dose|SA|1",
        "suspension|SALBUTAMOL|100 microgrammes|une dose|FT|1",
      ],
      is: "salbutamol 0.1 mg/1 dose",
      because: "micrograms of the name are compared too",
    },
    {
      name: "AMOXICILLINE SANDOZ 250 mg/5 ml, poudre pour suspension buvable",
      lines: [
        "poudre|AMOXICILLINE TRIHYDRATÉE|5,74 g|100 ml de suspension reconstituée|SA|1",
        "poudre|AMOXICILLINE ANHYDRE|5 g|100 ml de suspension reconstituée|FT|1",
      ],
      is: "amoxicillin 5000 mg/100 ml",
      because: "250 mg in 5 ml are 5 g in 100 ml",
    },
    {
      name: "TOT'HEMA, solution buvable en ampoule",
      lines: [
        "solution|GLUCONATE FERREUX HYDRATÉ|399,73 mg|une ampoule de 10 ml|SA|1",
        "solution|FER|50 mg|une ampoule de 10 ml|FT|1",
      ],
      is: "iron 50 mg/1 ampoule",
      because: "without a number in the name, what acts counts",
    },
    {
      name: "OXSYNIA LP 10 mg/5 mg, comprimé à libération prolongée",
      lines: [
        "comprimé|CHLORHYDRATE DE NALOXONE DIHYDRATÉ|5,45 mg|un comprimé|SA|2",
        "comprimé|NALOXONE|4,5 mg|un comprimé|FT|2",
      ],
      is: "naloxone salt-or-base",
      because: "the name has neither number",
    },
    {
      name: "PHLOROGLUCINOL CRISTERS 80 mg, comprimé orodispersible",
      lines: [
        "comprimé|PHLOROGLUCINOL HYDRATÉ|80 mg|un comprimé|SA|1",
        "comprimé|PHLOROGLUCINOL ANHYDRE|||FT|1",
      ],
      is: "phloroglucinol 80 mg/1 tablet (salt)",
      because: "only the hydrate is weighed, and the name has its number",
    },
    {
      name: "LAROSCORBINE SANS SUCRE, comprimé à croquer",
      lines: [
        "comprimé|ASCORBATE DE SODIUM|337,4 mg|un comprimé|SA|2",
        "comprimé|VITAMINE C|||FT|2",
      ],
      is: "vitamin-c salt-or-base (salt)",
      because: "only the salt is weighed",
    },
    {
      name: "EZETIMIBE/ATORVASTATINE SANDOZ 10 mg/80 mg, comprimé pelliculé",
      lines: [
        "comprimé|ATORVASTATINE CALCIQUE TRIHYDRATÉE|||SA|1",
        "comprimé|ATORVASTATINE|80 mg|un comprimé|FT|1",
      ],
      is: "atorvastatin 80 mg/1 tablet",
      because: "only what acts is weighed",
    },
    {
      name: "CALCIUM VITAMINE D3 500 mg/400 UI, comprimé à sucer",
      lines: [
        "comprimé|CHOLÉCALCIFÉROL (CONCENTRAT DE), FORME PULVÉRULENTE|4 mg|un comprimé|SA|1",
        "comprimé|CHOLÉCALCIFÉROL|400 UI|un comprimé|FT|1",
      ],
      is: "vitamin-d 400 IU/1 tablet",
      because: "units of what acts are not the weight of its concentrate",
    },
    {
      name: "SPASFON, suppositoire",
      lines: [
        "suppositoire|PHLOROGLUCINOL DIHYDRATÉ|150,0 mg|un suppositoire|SA|1",
        "suppositoire|PHLOROGLUCINOL ANHYDRE|166,7 mg|un suppositoire|FT|1",
      ],
      is: "phloroglucinol contradictory",
      because: "a part weighs no more than the whole",
    },
    {
      name: "KABIVEN, émulsion pour perfusion",
      lines: [
        "émulsion|LYSINE|6,8 g|500 ml|FT|7",
        "émulsion|CHLORHYDRATE DE LYSINE|8,5 g|750 ml|SA|7",
      ],
      is: "lysine contradictory",
      because: "the two are told for different volumes",
    },
    {
      name: "TUSSIDANE, sirop",
      lines: ["sirop|BROMHYDRATE DE DEXTROMÉTHORPHANE|0,150 g|100 ml|SA|1"],
      is: "dextromethorphan 150 mg/100 ml (salt)",
      because: "a salt alone is marked as one",
    },
  ])("$name: $is, because $because", ({ name, lines, is }) => {
    expect(described(name, lines)).toEqual([is]);
  });
});

describe("one row for each substance", () => {
  test("ingredients stand in the order of their numbers", () => {
    expect(
      described("LAMALINE, gélule", [
        "gélule|CAFÉINE|30 mg|une gélule|SA|3",
        "gélule|PARACÉTAMOL|300 mg|une gélule|SA|1",
        "gélule|POUDRE D'OPIUM|10 mg|une gélule|SA|2",
      ]),
    ).toEqual([
      "paracetamol 300 mg/1 capsule",
      "opium 10 mg/1 capsule (salt)",
      "caffeine 30 mg/1 capsule",
    ]);
  });

  test("tablets of two colours with the same strength are one amount", () => {
    expect(
      described("RELAXANT, comprimé", [
        "comprimé jour|PARACÉTAMOL|500 mg|un comprimé|SA|1",
        "comprimé nuit|PARACÉTAMOL|500 mg|un comprimé|SA|2",
        "comprimé nuit|DIPHÉNHYDRAMINE (CHLORHYDRATE DE)|25 mg|un comprimé|SA|3",
      ]),
    ).toEqual(["paracetamol 500 mg/1 tablet", "diphenhydramine differs-between-units (salt)"]);
  });

  test("tablets of two strengths have none", () => {
    expect(
      described("TRINORDIOL, comprimé enrobé", [
        "comprimé blanc|LÉVONORGESTREL|0,075 mg|un comprimé|SA|1",
        "comprimé rouge brique|LÉVONORGESTREL|0,05 mg|un comprimé|SA|1",
      ]),
    ).toEqual(["levonorgestrel differs-between-units"]);
  });

  test("what is told of the mixture counts for all parts", () => {
    expect(
      described("MELANGE, émulsion pour perfusion", [
        "solution de glucose|GLUCOSE|97 g|1000 ml d'émulsion après mélange|SA|1",
        "solution d'acides aminés|ALANINE|8 g|1000 ml d'émulsion après mélange|SA|2",
      ]),
    ).toEqual(["glucose 97000 mg/1000 ml", "alanine 8000 mg/1000 ml"]);
  });

  test("two lines of one substance in one tablet are not added", () => {
    expect(
      described("DEPAKINE CHRONO 500 mg, comprimé", [
        "comprimé|VALPROATE DE SODIUM|333 mg|un comprimé|SA|1",
        "comprimé|ACIDE VALPROÏQUE|145 mg|un comprimé|SA|2",
      ]),
    ).toEqual(["valproate contradictory (salt)"]);
  });

  test("a tablet is not measured in millilitres", () => {
    expect(described("X, comprimé", ["comprimé|PARACÉTAMOL|500 mg|5 ml|SA|1"])).toEqual([
      "paracetamol contradictory",
    ]);
  });

  test("a homeopathic stock is another substance, and its lines are one", () => {
    const name = "OPIUM POUR PRÉPARATIONS HOMÉOPATHIQUES";
    expect(
      described("OPIUM BOIRON", [
        `granules|${name}|2CH à 30CH|un comprimé|SA|1`,
        `gouttes|${name}|4DH à 60DH|un comprimé|SA|2`,
      ]),
    ).toEqual(["opium-homeopathic homeopathic (salt)"]);
  });

  test("nothing is made of nothing", () => {
    expect(described("X", [])).toEqual([]);
  });
});

test.each([
  { name: "DOLIPRANE 2,4 POUR CENT, suspension buvable", is: "paracetamol 2400 mg/100 ml" },
  { name: "DOLIPRANE 2,4%, suspension buvable", is: "paracetamol 2400 mg/100 ml" },
  { name: "DOLIPRANE, suspension buvable", is: "paracetamol 2400 mg/100 ml" },
  { name: "DOLIPRANE 3 %, suspension buvable", is: "paracetamol contradictory" },
])("$name with 2.4 g in 100 ml: $is", ({ name, is }) => {
  expect(described(name, ["suspension|PARACÉTAMOL|2,40 g|100 ml|SA|1"])).toEqual([is]);
});

test.each([
  { name: "ATORVASTATINE 40 mg, comprimé", is: "atorvastatin contradictory" },
  { name: "ATORVASTATINE 20 mg, comprimé", is: "atorvastatin 20 mg/1 tablet" },
  { name: "ATORVASTATINE, comprimé", is: "atorvastatin 20 mg/1 tablet" },
])("$name with 20 mg in a tablet: $is", ({ name, is }) => {
  expect(described(name, ["comprimé|ATORVASTATINE|20 mg|un comprimé|SA|1"])).toEqual([is]);
});
