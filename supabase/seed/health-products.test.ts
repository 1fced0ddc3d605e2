import { readFile } from "node:fs/promises";
import type { Engine } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#app/client/database/database-types.ts";
import { fold } from "#domain/locale/fold.ts";
import { engines } from "#testing/engines/engines.ts";

const SEED = "supabase/seed/health_products.sql";
const REVIEWED = "2026-11-21";
const CATEGORIES = [
  "Alimentation et hydratation",
  "Compléments",
  "Hygiène et mesures simples",
  "Médecine douce",
  "Phytothérapie",
];

/** The only figures a line may hold: how old somebody is. */
const AGE = /\b(age \d+|\d+ (ans?|mois|months|meses|años?))(?![\p{L}\d])/gu;
const PROMISE = /\b(guéri\w*|cures?|heals?|cura[rn]?|sans danger|safe|seguro)\b/i;
const HOMEOPATHY = /hom[eé]opat|granules?\b|gránulos|dilution|dilución/i;

/** What a product may contain, and what its caution then says in each language. */
const RULES = [
  { substance: "honey", in: /\bmiel\b|honey/i, says: [/1 an\b/, /age 1\b/, /1 año/] },
  {
    substance: "a terpene",
    in: /huile essentielle|essential oil|eucalyptus|camph|alcanfor|menth|\bmenta\b|peppermint|thym|tomillo|\bpin\b|pine\b|sauge|salvia|lavand|lavender|girofle|arbre à thé/i,
    says: [/30 mois.*convulsions/, /30 months.*seizures/, /30 meses.*convulsiones/],
  },
  {
    substance: "St. John’s wort",
    in: /millepertuis|john’s wort|hip[eé]rico/i,
    says: [
      /contraception.*anticoagulants.*antidépresseurs/,
      /contraception.*blood thinners.*antidepressants/,
      /anticonceptivo.*anticoagulantes.*antidepresivos/,
    ],
  },
  {
    substance: "clay",
    in: /argile|\bclay\b|arcilla|diosmectit/i,
    says: [/2 ans.*grossesse/, /age 2.*pregnancy/, /2 años.*embarazo/],
  },
  {
    substance: "licorice",
    in: /réglisse|licorice|regaliz/i,
    says: [/hypertension/, /high blood pressure/, /hipertensión/],
  },
  {
    substance: "senna",
    in: /\bséné\b|senna|\bsen\b/i,
    says: [/12 ans.*grossesse/, /age 12.*pregnancy/, /12 años.*embarazo/],
  },
  {
    substance: "a bulk laxative",
    in: /ispaghul|ispágula|psyllium|graines de lin|flaxseed|lino\b/i,
    says: [/eau.*avaler/, /water.*swallowing/, /agua.*tragar/],
  },
  {
    substance: "a salicylate",
    in: /reine-des-prés|meadowsweet|ulmaria|saule|willow/i,
    says: [/aspirine.*anticoagulant/, /aspirin.*blood thinner/, /aspirina.*anticoagulante/],
  },
] as const;

const PREGNANCY = [/grossesse/, /pregnancy/, /embarazo/] as const;

type Row = Database["public"]["Tables"]["health_products"]["Row"];

let engine: Engine;
let rows: readonly Row[];

const readRows = () =>
  engine.transaction(async (tx) => {
    const read = await tx.query<{ row: Row }>(
      "select to_json(p) as row from public.health_products p order by key",
    );
    return read.map(({ row }) => row);
  });

beforeAll(async () => {
  const [pglite] = engines;
  if (!pglite) throw new Error("There is no engine to run the seed on.");
  engine = await pglite.openMigrated();
  rows = await readRows();
});
afterAll(() => engine.close());

/** The lines that break a rule, by key, so that a failure says which one to mend. */
function breaking(isRight: (row: Row) => boolean): string[] {
  return rows.filter((row) => !isRight(row)).map(({ key }) => key);
}

const products = (row: Row) => [row.product_fr, row.product_us, row.product_es];
const cautions = (row: Row) => [row.caution_fr, row.caution_en, row.caution_es];
const symptoms = (row: Row) => [row.symptom_fr, row.symptom_en, row.symptom_es];
const listed = (list: string) => list.split("; ");

describe("the seed", () => {
  test("holds at least 110 lines, in each of five categories", () => {
    expect(rows.length).toBeGreaterThanOrEqual(110);
    expect([...new Set(rows.map(({ category }) => category))].sort()).toEqual(CATEGORIES);
  });

  test("names symptoms of the list, to the letter, and none that is an emergency", async () => {
    const known = await engine.transaction((tx) =>
      tx.query<{ names: string }>(
        `select concat_ws('|', symptome_fr, symptom_en, symptoma_es) as names
         from public.symptoms_medications where severity <> 'urgent'`,
      ),
    );
    const names = new Set(known.map((line) => line.names));
    expect(breaking((row) => names.has(symptoms(row).join("|")))).toEqual([]);
  });

  test("offers the same thing once for a symptom", () => {
    const offers = rows.flatMap((row) =>
      listed(row.product_fr).map((product) => fold(`${row.symptom_fr}: ${product}`)),
    );
    expect(offers.filter((offer, at) => offers.indexOf(offer) !== at)).toEqual([]);
  });

  test("offers no medicine of the references", async () => {
    const medicines = await engine.transaction((tx) =>
      tx.query<{ name: string; molecule: string }>(
        "select name, active_molecule as molecule from public.medication_references",
      ),
    );
    const words = new Set(medicines.flatMap(({ name, molecule }) => [fold(name), fold(molecule)]));
    expect(
      breaking((row) => listed(row.product_fr).every((name) => !words.has(fold(name)))),
    ).toEqual([]);
  });

  test("leaves what an admin has edited alone when it runs again", async () => {
    const [first] = rows;
    await engine.transaction(async (tx) => {
      await tx.query("update public.health_products set caution_fr = 'Relu' where key = $1", [
        first?.key,
      ]);
      await tx.script(await readFile(SEED, "utf8"));
    });
    const after = await readRows();
    expect(after).toHaveLength(rows.length);
    expect(after.find(({ key }) => key === first?.key)?.caution_fr).toBe("Relu");
  });
});

describe("every line", () => {
  test("lists the same number of things in each language, each a phrase of its own", () => {
    const isPhrase = (text: string) => /^\p{Lu}[^;]*[^;.\s]$/u.test(text) && !/ {2}/.test(text);
    expect(breaking((row) => products(row).flatMap(listed).every(isPhrase))).toEqual([]);
    const counts = (row: Row) => new Set(products(row).map((list) => listed(list).length));
    expect(breaking((row) => counts(row).size === 1)).toEqual([]);
  });

  test("cautions in three languages or in none, in whole sentences", () => {
    const isClean = (text: string) => text === "" || /^\p{Lu}\S*( \S+)+\.$/u.test(text);
    expect(breaking((row) => cautions(row).every(isClean))).toEqual([]);
    const isTold = (row: Row) => new Set(cautions(row).map((text) => text === "")).size === 1;
    expect(breaking(isTold)).toEqual([]);
    expect(breaking((row) => ![...products(row), ...cautions(row)].join().includes("'"))).toEqual(
      [],
    );
  });

  test("gives no dose: its only figures are ages", () => {
    const figures = (row: Row) =>
      [...products(row), ...cautions(row)].join(" ").replace(AGE, "").match(/\d/);
    expect(breaking((row) => figures(row) === null)).toEqual([]);
  });

  test("promises nothing, and offers no homeopathy", () => {
    const said = (row: Row) => [...products(row), ...cautions(row)].join(" ");
    expect(breaking((row) => !PROMISE.test(said(row)) && !HOMEOPATHY.test(said(row)))).toEqual([]);
  });

  test("says where it comes from, over https, and when it was reviewed", () => {
    expect(breaking((row) => /^\S.*: \S/.test(row.source))).toEqual([]);
    expect(breaking((row) => row.source_url === null || isHttps(row.source_url))).toEqual([]);
    expect(breaking((row) => row.reviewed_on <= REVIEWED)).toEqual([]);
  });

  test("follows a herbal monograph or a public service where it offers a plant", () => {
    const isBacked = ({ source }: Row) => /^(EMA \(HMPC\)|NCCIH)/.test(source);
    expect(breaking((row) => row.category !== "Phytothérapie" || isBacked(row))).toEqual([]);
  });
});

describe("the cautions", () => {
  test.each(RULES)("say who must not have $substance", (rule) => {
    const holds = (row: Row) => products(row).some((list) => rule.in.test(list));
    const isSaid = (row: Row) =>
      rule.says.every((words, at) => words.test(cautions(row)[at] ?? ""));
    expect(breaking((row) => !holds(row) || isSaid(row))).toEqual([]);
  });

  test("say a word on pregnancy wherever a plant is offered", () => {
    const isSaid = (row: Row) =>
      PREGNANCY.every((words, at) => words.test(cautions(row)[at] ?? ""));
    expect(breaking((row) => row.category !== "Phytothérapie" || isSaid(row))).toEqual([]);
  });
});

function isHttps(address: string): boolean {
  return new URL(address).protocol === "https:";
}
