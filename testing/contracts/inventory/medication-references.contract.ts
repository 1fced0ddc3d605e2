import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSearch } from "#domain/medicines/search/read-search.ts";
import { searchedSubstances } from "#domain/medicines/search/searched-substances.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";
import { SPOKEN_SEARCHES } from "#testing/samples/spoken-searches.ts";

describe.each(engines)("on $name", (engine) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(engine);
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  async function found(query: string, max_results = 5): Promise<string[]> {
    const { data, error } = await installation
      .signedIn(house)
      .rpc("search_medication_references", { query, max_results })
      .select("name");
    if (error) throw error;
    return data.map(({ name }) => name);
  }

  function insert(lines: readonly Record<string, unknown>[]) {
    const columns = Object.keys(lines[0] ?? {}).join(", ");
    return installation.engine.transaction((tx) =>
      tx.query(
        `insert into public.medication_references (${columns})
         select ${columns} from jsonb_populate_recordset(null::public.medication_references, $1::jsonb)`,
        [JSON.stringify(lines)],
      ),
    );
  }

  test("a name that begins with the typed text comes before one that contains it", async () => {
    const names = await found("parac", 50);
    const beginning = names.filter((name) => /^parac/i.test(name)).length;
    expect(beginning).toBeGreaterThan(0);
    expect(names.slice(0, beginning).every((name) => /^parac/i.test(name))).toBe(true);
    expect(names).toContain("Doliprane");
  });

  test.each([
    { typed: "PARACETAMOL", because: "case and accents do not matter" },
    { typed: "paracétamol", because: "as it is written" },
    { typed: "  paracétamol ", because: "spaces around it do not matter" },
    { typed: "parace\u0301tamol", because: "some keyboards send the accent apart" },
  ])("$typed finds paracetamol: $because", async ({ typed }) => {
    expect(await found(typed)).toHaveLength(5);
  });

  test.each([
    { typed: "doliprane 500", first: "Doliprane", because: "each word is looked for" },
    { typed: "500 doliprane", first: "Doliprane", because: "in whatever order" },
    { typed: "codeine paracetamol", first: "Codoliprane", because: "molecules are words too" },
    { typed: "dolipranne", first: "Doliprane", because: "a letter is too many" },
    { typed: "dolirane", first: "Doliprane", because: "a letter is missing" },
    { typed: "dolipeane", first: "Doliprane", because: "a letter is wrong" },
    { typed: "doilprane", first: "Doliprane", because: "two letters are swapped" },
    { typed: "dolpirane", first: "Doliprane", because: "so are these, where the halves meet" },
    { typed: "foliprane", first: "Doliprane", because: "the first letter is wrong" },
    { typed: "oliprane", first: "Doliprane", because: "the first letter is missing" },
    { typed: "odliprane", first: "Doliprane", because: "the first letters are swapped" },
    { typed: "spasfno", first: "Spasfon", because: "the last letters are" },
    { typed: "advl", first: "Advil", because: "four letters are enough" },
  ])("$typed finds $first: $because", async ({ typed, first }) => {
    expect(await found(typed)).toContain(first);
  });

  test.each([
    { typed: "doliprane enfant", first: "Doliprane", form: "Sirop", because: "for whom it is" },
    { typed: "doliprane bébé sirop", first: "Doliprane", form: "Sirop", because: "twice told" },
    { typed: "doliprane gélules", first: "Doliprane", form: "Gélule", because: "in the plural" },
    { typed: "doliprane pour la fièvre", first: "Doliprane", because: "words that no name holds" },
    { typed: "dollippranne", first: "Doliprane", because: "letters that are not heard" },
    { typed: "spasphon", first: "Spasfon", because: "as it sounds" },
    { typed: "dolxiprwane", first: "Doliprane", because: "two slips in a long name" },
    { typed: "doliprane (((", first: "Doliprane", because: "what is typed is no pattern" },
    { typed: "doliprane \\ %_", first: "Doliprane", because: "nor is this" },
  ])("$typed finds $first first: $because", async ({ typed, first, form }) => {
    const { data } = await installation
      .signedIn(house)
      .rpc("search_medication_references", { query: typed, max_results: 5 })
      .select("name, form")
      .throwOnError();
    expect(data[0]?.name).toContain(first);
    if (form !== undefined) expect(data[0]?.form).toBe(form);
  });

  test.each(SPOKEN_SEARCHES)("“$said” finds $finds first: $because", async ({ said, finds }) => {
    const { data } = await installation
      .signedIn(house)
      .rpc("search_medication_references", {
        query: readSearch(said),
        max_results: 5,
        substances: searchedSubstances(said),
      })
      .select("name, dosage")
      .throwOnError();
    expect(data[0]?.name).toContain(finds);
    const strength = /\d+/.exec(readSearch(said))?.[0];
    if (strength === "1") expect(data[0]?.dosage).toContain("1000");
    else if (strength !== undefined) expect(data[0]?.dosage).toContain(strength);
  });

  test.each([
    { typed: "doliprane 1g", dosage: "1000 mg", because: "a gram is a thousand milligrams" },
    { typed: "doliprane 1 g", dosage: "1000 mg", because: "the unit may stand apart" },
    { typed: "dolipranne1000", dosage: "1000 mg", because: "or the number at a misspelled name" },
  ])("$typed finds $dosage first: $because", async ({ typed, dosage }) => {
    const { data } = await installation
      .signedIn(house)
      .rpc("search_medication_references", { query: typed, max_results: 5 })
      .select("name, dosage")
      .throwOnError();
    expect(data[0]).toMatchObject({ name: "Doliprane", dosage });
  });

  test("a brand of another country finds what holds its substance and nothing else", async () => {
    const { data } = await installation
      .signedIn(house)
      .rpc("search_medication_references", {
        query: "tylenol",
        max_results: 50,
        substances: searchedSubstances("tylenol"),
      })
      .select("active_molecule")
      .throwOnError();
    expect([...new Set(data.map(({ active_molecule }) => active_molecule))]).toEqual([
      "Paracétamol",
    ]);
  });

  test("more substances than a name stands for are not compared with the list", async () => {
    const { data } = await installation
      .signedIn(house)
      .rpc("search_medication_references", {
        query: "tylenol",
        substances: [
          ...Array.from({ length: 8 }, (_, nth) => `none${nth}`),
          ...searchedSubstances("tylenol"),
        ],
      })
      .select("active_molecule")
      .throwOnError();
    expect(data).toEqual([]);
  });

  test("a medicine that is added is found as it sounds", async () => {
    await insert([
      {
        name: "Phyxquam",
        dosage: "",
        form: "Comprimé",
        prescription_required: "Non",
        active_molecule: "Wjyltophane",
        source: "a test",
        source_date: "2026-01-01",
        is_curated: true,
        is_homeopathic: false,
        remoteness: 1,
      },
    ]);
    expect(await found("fiskouam")).not.toContain("Phyxquam");
    expect(await found("fixkam")).toEqual(["Phyxquam"]);
    expect(await found("vjiltofan")).toEqual(["Phyxquam"]);
  });

  test.each([
    {
      what: "the words that share a pair of letters",
      index: "medicine_sounds_pkey",
      sql: "select word from private.medicine_sounds where pair = 'li'",
    },
    {
      what: "whether a word begins a name",
      index: "medicine_sounds_by_word",
      sql: "select word from private.medicine_sounds where starts_with(pair, '^') and word ~>=~ 'doli' and word ~<~ 'dolj'",
    },
    {
      what: "the names that begin as typed",
      index: "medication_references_by_name",
      sql: "select id from public.medication_references where folded_name ~>=~ 'doli' and folded_name ~<~ 'dolj'",
    },
  ])("an index has $what", async ({ index, sql }) => {
    const plan = await installation.engine.transaction(async (tx) => {
      // So few rows are read faster without an index; whether one can answer is what is asked.
      await tx.script("set local enable_seqscan = off");
      return tx.query(`explain ${sql}`);
    });
    expect(JSON.stringify(plan)).toContain(index);
  });

  test("without a name, what all words are true of comes first", async () => {
    const { data } = await installation
      .signedIn(house)
      .rpc("search_medication_references", { query: "sirop toux", max_results: 5 })
      .select("form")
      .throwOnError();
    expect(data.length).toBeGreaterThan(0);
    expect(data[0]?.form).toBe("Sirop");
  });

  test("of matches with one typo, names come before molecules", async () => {
    const names = await found("paracetmaol", 50);
    expect(names[0]).toMatch(/^Paracétamol/);
    expect(names).toContain("Doliprane");
  });

  test.each([
    { typed: "dxlxprwqne", because: "four slips are too many" },
    { typed: "lipr_ne", because: "only the beginning of a name may hold a slip" },
  ])("$typed finds no Doliprane: $because", async ({ typed }) => {
    expect(await found(typed, 50)).not.toContain("Doliprane");
  });

  test.each([
    { typed: "", because: "nothing was typed" },
    { typed: "d", because: "two characters are needed" },
    { typed: "d ", because: "a space is no second character" },
    { typed: "%%", because: "a percent sign is itself, not everything" },
    { typed: "__", because: "an underscore is itself, not anything" },
    { typed: "'; drop table", because: "words are values" },
  ])("$typed finds nothing: $because", async ({ typed }) => {
    expect(await found(typed)).toEqual([]);
  });

  test.each([
    { asked: 5, given: 5 },
    { asked: 0, given: 1 },
    { asked: 100_000, given: 50 },
  ])("asked for $asked it gives $given", async ({ asked, given }) => {
    expect(await found("in", asked)).toHaveLength(given);
  });

  test("rows that look the same are returned once", async () => {
    const line = (cis: string, change: Record<string, unknown>) => ({
      cis,
      name: "Yyventol",
      dosage: "100 microgrammes/dose",
      form: "suspension pour inhalation",
      prescription_required: "Oui",
      active_molecule: "Salbutamol",
      default_quantity: 200,
      source: "a test",
      source_date: "2026-01-01",
      is_curated: false,
      is_homeopathic: false,
      remoteness: 1,
      withdrawn_at: null,
      ...change,
    });
    await insert([
      line("60000003", {}),
      line("60000002", {}),
      line("60000001", { remoteness: 2 }),
      line("60000004", { default_quantity: 100 }),
      line("60000005", { dosage: "5 mg", remoteness: 3 }),
    ]);
    const { data } = await installation
      .signedIn(house)
      .rpc("search_medication_references", { query: "yyven" })
      .select("cis");
    expect(data?.map(({ cis }) => cis)).toEqual(["60000004", "60000002", "60000005"]);
  });

  test("medicines of pharmacies come before those of hospitals, and withdrawn ones last", async () => {
    const line = (name: string, change: Record<string, unknown>) => ({
      name,
      dosage: "",
      form: "Comprimé",
      prescription_required: "Non",
      active_molecule: "Zzytol",
      source: "a test",
      source_date: "2026-01-01",
      is_curated: false,
      is_homeopathic: false,
      remoteness: 1,
      withdrawn_at: null,
      ...change,
    });
    const lines = [
      line("Zzyta", { withdrawn_at: "2026-01-01T00:00:00Z" }),
      line("Zzytb", { remoteness: 3 }),
      line("Zzytc", { is_homeopathic: true }),
      line("Zzytd", { remoteness: 2 }),
      line("Zzyte", {}),
      line("Zzytf", { remoteness: 0 }),
      line("Zzytg", { is_curated: true }),
      line("Autre", {}),
    ];
    await insert(lines);
    const inOrder = ["Zzytg", "Zzytf", "Zzyte", "Zzytd", "Zzytb", "Zzytc", "Autre", "Zzyta"];
    expect(await found("zzyt", 50)).toEqual(inOrder);
    // The same where an index answers.
    expect(await found("zzyt", 6)).toEqual(inOrder.slice(0, 6));
    expect(await found("zyzt", 50)).toEqual(inOrder);
  });
});
