import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Database } from "#app/client/database/database-types.ts";
import { fold } from "#domain/locale/fold.ts";
import { RED_FLAGS } from "#domain/symptoms/emergencies/red-flag.ts";
import { momentsOf, withStatedFacts } from "#domain/symptoms/facts/stated-facts.ts";
import { ageFit, keyForAge } from "#domain/symptoms/list/symptom-ages.ts";
import { factsOf } from "#testing/builders/symptom-scenario.ts";
import { scenarioSymptom } from "#testing/samples/symptom-scenario-lists.ts";
import { readSeed, referenceRows, seedRows } from "./reference-rows.ts";

type Row = Omit<Database["public"]["Tables"]["symptoms_medications"]["Row"], "id">;

const NO_SCENARIO = {
  because: "",
  feels: [],
  has: [],
  took: [],
  expected: { offers: [], refuses: [], says: [] },
};
const URGENT = ["Consultation urgente", "Emergency care", "Consulta urgente"];
const DOCTOR = ["Consulter un médecin", "See a doctor", "Consultar a un médico"];
const LANGUAGES = ["fr", "en", "es"] as const;

/** Where a line may send its reader. */
const PUBLISHERS = [
  "medlineplus.gov",
  "www.nhs.uk",
  "www.cdc.gov",
  "wwwnc.cdc.gov",
  "www.poison.org",
  "healthforunder5s.co.uk",
  "dev.bebbo.app",
];

/** Sold without a prescription as Vogalib, which the references leave out: a lyophilisate is none of the forms. */
const ALSO_SOLD_FREELY = ["metopimazine"];

const NOT_AMERICAN =
  /paracetamol|aciclovir|salbutamol|adrenaline|macrogol|simeticone|glycerol|vaseline/i;
const NOT_OURS_TO_SUGGEST =
  /acétylsalicylique|aspirin|pseudo-?[ée]ph|codéine|codeine|codeína|tramadol|amoxi/i;
const NSAID = /ibuprof|naprox|diclof|kétoprof|ketoprof|bismuth sub|acétylsalicylique|niflumique/i;
const INFECTION = /fievre|gripp|rhume|varicelle|angine|otite|sinus|bronchite|vaccin|abces|gorge/;
const DOSE =
  /\d\s?(mg|g|ml|µg|%|comprimés?|gélules?|gouttes|fois|tablets?|pills?|drops|times|comprimidos?|cápsulas?|gotas|veces)(?!\p{L})/iu;
const SOOTHING =
  /rien de grave|nothing serious|nothing to worry|nada grave|\bnormal|harmless|inoffensi|inofensiv|sans danger|sin peligro|bénin|benign/i;
const FAMILIAR = /(?<!\p{L})(tu|toi|ton|tes|tú|ti|tus|llama|consulta)(?!\p{L})/iu;
const BRITISH = /(?:oe|ae)(?:d|m|a|o)|colour|behaviour|centre|licence|isation/;

const files = readdirSync(import.meta.dirname).filter((name) =>
  /^symptoms_medications_\d\d_\w+\.sql$/.test(name),
);
const seeds = files.map((file) => readSeed(file));
const rows = seeds.flatMap((sql) => seedRows<Row>(sql));
const references = referenceRows(readSeed());
const known = new Set(references.map((row) => fold(row.active_molecule)));
const sold = new Set(
  references
    .filter((row) => row.prescription_required === "Non")
    .map((row) => fold(row.active_molecule)),
);

const names = (row: Row) => [row.symptome_fr, row.symptom_en, row.symptoma_es];
const synonyms = (row: Row) => [row.synonyms_fr, row.synonyms_en, row.synonyms_es];
const advice = (row: Row) => [row.advice_fr, row.advice_en, row.advice_es];
const flags = (row: Row) => [row.ordonnance_fr, row.prescription_us, row.receta_es];
const lists = (row: Row) =>
  [row.suggested_medications_fr, row.suggested_medications_us, row.medicamentos_sugeridos_es].map(
    (list) => list.split(", "),
  );
const medicines = (row: Row) =>
  lists(row).map((list) => list.filter((name) => !URGENT.includes(name) && !DOCTOR.includes(name)));
const frenchMedicines = (row: Row) => medicines(row)[0] ?? [];
const written = (row: Row) => [...names(row), ...advice(row)];
const isClean = (text: string) => /^\S+( \S+)*$/.test(text) && !text.includes("'");

/** The wordings of a line in one language, as a search compares them. */
const wordings = (row: Row, at: number) =>
  [names(row)[at] ?? "", ...(synonyms(row)[at] ?? "").split("; ")].map(fold);

/** The lines that break a rule, by key, so that a failure says which one to mend. */
const breaking = (isRight: (row: Row) => boolean, among = rows) =>
  among.filter((row) => !isRight(row)).map((row) => row.key);
const of = (severity: string) => rows.filter((row) => row.severity === severity);

describe("the seed", () => {
  test("holds at least 160 symptoms, each key once: 38 urgent, 90 mild, 40 for the doctor", () => {
    expect(rows.length).toBeGreaterThanOrEqual(160);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(of("urgent")).toHaveLength(38);
    expect(of("mild").length).toBeGreaterThanOrEqual(90);
    expect(of("doctor").length).toBeGreaterThanOrEqual(40);
    expect(of("urgent").length + of("mild").length + of("doctor").length).toBe(rows.length);
  });

  test("can be run again without doubling a line, and leaves what an admin has mended", () => {
    for (const sql of seeds) {
      expect(sql.match(/^insert into public\.symptoms_medications$/gm)).toHaveLength(1);
      expect(sql.endsWith("\non conflict (key) do nothing;\n")).toBe(true);
    }
  });

  test("refuses a line that is not one whole record", () => {
    const [sql = ""] = seeds;
    expect(() => seedRows(sql.replace("  ('chest-pain', ", "  ('chest-pain' "))).toThrow(
      SyntaxError,
    );
    expect(() => seedRows(sql.replace("  ('chest-pain', ", "  ("))).toThrow(SyntaxError);
  });
});

describe("an urgent line", () => {
  test("holds the call for help and nothing else", () => {
    expect(breaking((row) => lists(row).join() === URGENT.join(), of("urgent"))).toEqual([]);
    expect(breaking((row) => flags(row).join() === "-,-,-", of("urgent"))).toEqual([]);
    expect(breaking((row) => row.unlisted === "", of("urgent"))).toEqual([]);
  });

  test("names its red flag, and each of the 38 has one", () => {
    expect(of("urgent").map((row) => row.red_flag)).toEqual([...RED_FLAGS]);
    const others = [...of("doctor"), ...of("mild")];
    expect(breaking((row) => row.red_flag === null, others)).toEqual([]);
    expect(
      breaking((row) => !URGENT.some((phrase) => lists(row).flat().includes(phrase)), others),
    ).toEqual([]);
  });

  test("shares no wording with another line, not even inside a longer one", () => {
    const others = [...of("doctor"), ...of("mild")];
    for (const at of LANGUAGES.keys()) {
      const alarming = of("urgent").flatMap((row) => wordings(row, at));
      const alarms = (text: string) =>
        alarming.filter((words) => ` ${text} `.includes(` ${words} `));
      const sounded = others.flatMap((row) =>
        wordings(row, at).flatMap((text) => alarms(text).map((words) => `${row.key}: ${words}`)),
      );
      expect(sounded).toEqual([]);
    }
  });
});

describe("what is suggested", () => {
  test("agrees with the severity: a doctor line opens with the doctor, a mild one names none", () => {
    const opens = (row: Row) => lists(row).every((list, at) => list[0] === DOCTOR[at]);
    const once = (row: Row) =>
      lists(row)
        .flat()
        .filter((name) => DOCTOR.includes(name)).length;
    expect(breaking((row) => opens(row) && once(row) === 3, of("doctor"))).toEqual([]);
    expect(breaking((row) => once(row) === 0, of("mild"))).toEqual([]);
    expect(breaking((row) => medicines(row).every((list) => list.length > 0), of("mild"))).toEqual(
      [],
    );
  });

  test("is a list of at most four, each once, separated by a comma and a space", () => {
    expect(breaking((row) => medicines(row).every((list) => list.length <= 4))).toEqual([]);
    expect(
      breaking((row) => lists(row).every((list) => new Set(list).size === list.length)),
    ).toEqual([]);
    const isName = (name: string) => /^\p{Lu}[^,;]+$/u.test(name) && isClean(name);
    expect(breaking((row) => lists(row).flat().every(isName))).toEqual([]);
  });

  test("is known to the references, or marked as unlisted, and nothing is marked needlessly", () => {
    expect(
      breaking((row) => {
        const unknown = frenchMedicines(row).filter((name) => !known.has(fold(name)));
        return unknown.join(", ") === row.unlisted;
      }),
    ).toEqual([]);
  });

  test("asks for a prescription in France exactly when no box of it is sold without", () => {
    const needsOne = (name: string) =>
      known.has(fold(name)) && !sold.has(fold(name)) && !ALSO_SOLD_FREELY.includes(fold(name));
    expect(
      breaking((row) => frenchMedicines(row).some(needsOne) === (row.ordonnance_fr === "Oui")),
    ).toEqual([]);
  });

  test("carries valid flags, and a mild symptom needs no prescription anywhere", () => {
    const valid = [/^(Oui|-)$/, /^(Yes|-)$/, /^(Sí|-)$/];
    expect(breaking((row) => flags(row).every((flag, at) => valid[at]?.test(flag)))).toEqual([]);
    expect(breaking((row) => flags(row).join() === "-,-,-", of("mild"))).toEqual([]);
    const alone = rows.filter((row) => medicines(row).flat().length === 0);
    expect(breaking((row) => flags(row).join() === "-,-,-", alone)).toEqual([]);
  });

  test("goes by American names in the American list", () => {
    const american = (row: Row) => lists(row)[1] ?? [];
    expect(breaking((row) => american(row).every((name) => !NOT_AMERICAN.test(name)))).toEqual([]);
    expect(breaking((row) => american(row).every((name) => /^[\w +-]+$/.test(name)))).toEqual([]);
    const europeans = (row: Row) => [...(lists(row)[0] ?? []), ...(lists(row)[2] ?? [])];
    expect(
      breaking(
        (row) =>
          !europeans(row)
            .join()
            .match(/acetaminophen|acyclovir/i),
      ),
    ).toEqual([]);
  });

  test("is no aspirin, no opioid, no antibiotic and no pseudoephedrine", () => {
    expect(breaking((row) => !NOT_OURS_TO_SUGGEST.test(lists(row).flat().join()))).toEqual([]);
  });

  test("is no anti-inflammatory where people speak of fever or an infection", () => {
    const infections = rows.filter((row) => INFECTION.test(wordings(row, 0).join()));
    expect(infections.length).toBeGreaterThan(20);
    expect(breaking((row) => !NSAID.test(medicines(row).flat().join()), infections)).toEqual([]);
  });

  test("is paracetamol before any anti-inflammatory, where one is not known to help better", () => {
    const others = rows.filter(({ key }) => !["migraine", "period-pain"].includes(key));
    const opens = (list: string[]) =>
      /^(Paracétamol|Acetaminophen|Paracetamol)$/.test(list[0] ?? "");
    const isRight = (list: string[]) => opens(list) || !NSAID.test(list.join());
    const swallowed = others.filter((row) => !/bismuth/i.test(medicines(row).flat().join()));
    expect(breaking((row) => medicines(row).every(isRight), swallowed)).toEqual([]);
  });

  test.each([
    { key: "fever-child", list: "Paracétamol,Acetaminophen,Paracetamol" },
    { key: "cough-child", list: "Sérum physiologique,Saline solution,Suero fisiológico" },
    { key: "stuffy-nose-baby", list: "Sérum physiologique,Saline solution,Suero fisiológico" },
    {
      key: "diarrhea-child",
      list: "Soluté de réhydratation orale,Oral rehydration salts,Sales de rehidratación oral",
    },
    { key: "teething", list: "Paracétamol,Acetaminophen,Paracetamol" },
  ])("for a child is the one thing to begin with: $key", ({ key, list }) => {
    const row = rows.find((each) => each.key === key);
    expect(row && lists(row).join()).toBe(list);
  });
});

describe("every line", () => {
  test("is there in three languages, clean: no straight apostrophe, no doubled space", () => {
    expect(breaking((row) => written(row).every((text) => text !== "" && isClean(text)))).toEqual(
      [],
    );
    expect(breaking((row) => advice(row).every((text) => text.endsWith(".")))).toEqual([]);
  });

  test("has two synonyms or more in each language, separated by a semicolon and a space", () => {
    const isList = (text: string) =>
      text.split("; ").length >= 2 &&
      text.split("; ").every((word) => isClean(word) && !word.includes(";"));
    expect(breaking((row) => synonyms(row).every(isList))).toEqual([]);
  });

  test("is known by its age where its name speaks of one", () => {
    const keys = rows.map(({ key }) => key);
    const speaksOfAge = rows.filter(({ symptome_fr }) =>
      /enfant|(chez un|du) bébé|nourrisson|adulte/i.test(symptome_fr),
    );
    expect(speaksOfAge.length).toBeGreaterThan(8);
    expect(speaksOfAge.filter(({ key }) => ageFit(key, 48) === 0).map(({ key }) => key)).toEqual(
      [],
    );
    expect(keys.filter((key) => !keys.includes(keyForAge(key, 48)))).toEqual([]);
    expect(keys.filter((key) => keyForAge(key, 48) !== key).length).toBeGreaterThan(2);
  });

  test("is there where its key says who somebody is, or what is so today", () => {
    const patient = factsOf({ ...NO_SCENARIO, who: "adult 35y" }).patient;
    const isFact = (key: string) => {
      const chosen = [{ text: "", symptom: { ...scenarioSymptom("headache"), key } }];
      return (
        withStatedFacts({ chosen, noted: null, patient }).conditions.length > 0 ||
        momentsOf({ chosen, noted: null }, { list: [] }).size > 0
      );
    };
    expect(rows.map(({ key }) => key).filter(isFact)).toHaveLength(23);
  });

  test("keeps its wordings to itself: one word leads to one symptom", () => {
    for (const at of LANGUAGES.keys()) {
      const all = rows.flatMap((row) => [...new Set(wordings(row, at))]);
      expect(all.filter((words, index) => all.indexOf(words) !== index)).toEqual([]);
    }
  });

  test("gives no dose and soothes nobody", () => {
    expect(breaking((row) => !DOSE.test([...written(row), ...synonyms(row)].join(" ")))).toEqual(
      [],
    );
    expect(breaking((row) => !SOOTHING.test(written(row).join(" ")))).toEqual([]);
  });

  test("says vous and usted, and spells the American way", () => {
    expect(breaking((row) => !FAMILIAR.test(`${row.advice_fr} ${row.advice_es}`))).toEqual([]);
    expect(breaking((row) => !BRITISH.test(`${row.symptom_en} ${row.advice_en}`))).toEqual([]);
  });

  test("names its source, at a publisher we know, and a day of review that has been", () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(breaking((row) => /^[^:]+: \S/.test(row.source))).toEqual([]);
    expect(breaking((row) => PUBLISHERS.includes(new URL(row.source_url ?? "").hostname))).toEqual(
      [],
    );
    expect(
      breaking((row) => /^\d{4}-\d\d-\d\d$/.test(row.reviewed_on) && row.reviewed_on <= today),
    ).toEqual([]);
  });
});
