import { randomUUID } from "node:crypto";
import type { Engine } from "@trousse/backend/database/engine";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { UNITS } from "#domain/substances/reference-unit.ts";
import { UNKNOWN_REASONS } from "#domain/substances/unknown-amount.ts";
import { officialFiles } from "#testing/builders/official-files.ts";
import { engines } from "#testing/engines/engines.ts";
import { openWithoutMedicines } from "#testing/engines/without-medicines.ts";
import { importMedicines } from "./import-medicines.ts";

type Change = NonNullable<Parameters<typeof officialFiles>[0]>["change"];

const may = day("2026-05-28");

describe.each(engines)("on $name", ({ openMigrated }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await openWithoutMedicines({ openMigrated });
  });
  afterEach(() =>
    engine.transaction((tx) =>
      tx.script(`delete from public.reference_packs; delete from public.medication_references;
        delete from public.substances; delete from private.medicine_imports`),
    ),
  );
  afterAll(() => engine.close());

  const runImport = (change?: Change) =>
    importMedicines(engine, {
      files: officialFiles(change && { change }),
      today: may,
      date: may,
      isForced: true,
    });
  const query = <Row>(sql: string, values: unknown[] = []) =>
    engine.transaction((tx) => tx.query<Row>(sql, values));
  const compositions = () =>
    query<Record<string, unknown>>(
      `select r.cis, s.substance_id, s.amount::float, s.unit, s.per_amount::float, s.per_unit,
         s.weighed_as, s.is_salt, s.unknown_because
       from public.reference_substances s join public.medication_references r on r.id = s.reference_id
       order by r.cis, s.position`,
    );
  const packs = () =>
    query<Record<string, unknown>>(
      `select p.cip13, p.cip7, r.cis, p.label, p.quantity::float, p.unit, p.price::float, p.state,
         p.withdrawn_at is not null as gone
       from public.reference_packs p left join public.medication_references r on r.id = p.reference_id
       order by p.cip13`,
    );
  /** The version of each row: it changes with every write. */
  const versions = () =>
    query(
      `select ctid::text, xmin::text from public.reference_substances
       union all select ctid::text, xmin::text from public.reference_packs
       union all select ctid::text, xmin::text from public.substances`,
    );

  test("an import writes what each medicine contains", async () => {
    await runImport();
    const paracetamol = {
      substance_id: "paracetamol",
      unit: "mg",
      weighed_as: "PARACÉTAMOL",
      is_salt: false,
      unknown_because: null,
    };
    const tablet = { per_amount: 1, per_unit: "tablet" };
    expect(await compositions()).toEqual([
      { cis: "60000001", ...paracetamol, amount: 500, ...tablet },
      { cis: "60000002", ...paracetamol, amount: 2400, per_amount: 100, per_unit: "ml" },
      { cis: "60000003", ...paracetamol, amount: 500, ...tablet },
      {
        cis: "60000003",
        ...paracetamol,
        ...tablet,
        substance_id: "codeine",
        amount: 30,
        weighed_as: "CODÉINE",
      },
      { cis: "60000004", ...paracetamol, amount: 10, per_amount: 1, per_unit: "ml" },
    ]);
    expect(await query("select * from public.substances order by id")).toMatchObject([
      {
        id: "codeine",
        inn_fr: "codéine",
        class_ids: "{sedative-medicines,sedatives,opioids}",
        bdpm_code: "00504",
      },
      { id: "paracetamol", inn_es: "paracetamol", bdpm_code: "02202" },
    ]);
  });

  test("an import writes every pack, also one whose medicine is not named", async () => {
    await runImport();
    expect(await packs()).toMatchObject([
      {
        cip13: "3400930000014",
        cip7: "3000001",
        cis: "60000001",
        label: "plaquette(s) PVC-Aluminium de 16 comprimé(s)",
        quantity: 16,
        unit: "tablet",
        price: 2.18,
        state: "sold",
        gone: false,
      },
      { cip13: "3400930000021", cis: "60000001", quantity: 100, unit: "tablet", price: null },
      { cip13: "3400930000038", cis: "60000002", quantity: 100, unit: "ml" },
      { cip13: "3400930000045", cis: "60000003", price: 1466.29 },
      { cip13: "3400930000052", cis: null, quantity: null, unit: null },
    ]);
  });

  test("an edition imported twice writes no row again", async () => {
    await runImport();
    const before = await versions();
    await runImport();
    expect(await versions()).toEqual(before);
  });

  test("a changed composition replaces the old one", async () => {
    await runImport();
    await runImport((text, file) =>
      file === "substances"
        ? text.replace("CODÉINE|30 mg", "CAFÉINE|30 mg").replace("500,00 mg", "450,00 mg")
        : text,
    );
    expect(await compositions()).toMatchObject([
      { cis: "60000001", amount: null, unknown_because: "contradictory" },
      {},
      { cis: "60000003", substance_id: "paracetamol" },
      { cis: "60000003", substance_id: "caffeine" },
      {},
    ]);
  });

  test("a pack that an edition does not name is withdrawn, and restored when it returns", async () => {
    await runImport();
    await runImport((text, file) =>
      file === "packs" ? text.replace(/^60000001\|3000002.*\n/m, "") : text,
    );
    const gone = async () => (await packs()).filter((each) => each.gone).map(({ cip13 }) => cip13);
    expect(await gone()).toEqual(["3400930000021"]);
    await runImport();
    expect(await gone()).toEqual([]);
  });

  test("a medicine that disappears keeps its composition and its packs", async () => {
    await runImport();
    await runImport((text, file) =>
      file === "packs" ? text : text.replace(/^60000004\|.*\n/gm, ""),
    );
    expect(await compositions()).toHaveLength(5);
  });

  test("rows that cannot be read are left out and counted, and the others imported", async () => {
    const { outcome } = await runImport((text, file) => {
      if (file === "packs")
        return `${text}60000001|3000009||Présentation active||19/01/2026|||||\n`;
      if (file !== "substances") return text;
      return `${text}60000001|comprimé|00001||1 mg|un comprimé|SA|2\n`;
    });
    expect(outcome).toMatchObject({ medicines: 4, leftOut: 2 });
    expect(await packs()).toHaveLength(5);
    expect(await compositions()).toHaveLength(5);
  });

  test("the table takes the units and reasons of the rules, and no other", async () => {
    await runImport();
    const [reference] = await query<{ id: string }>(
      "select id from public.medication_references where cis = '60000001'",
    );
    const add = (unit: string | null, because: string | null) =>
      query(
        `insert into public.reference_substances (reference_id, substance_id, position, amount, unit,
           per_amount, per_unit, weighed_as, is_salt, unknown_because)
         values ($1::uuid, 'codeine', 9, $2::int, $3::text, $2::int, $4::text, 'X', false, $5::text)
         on conflict (reference_id, substance_id) do update
           set per_unit = excluded.per_unit, unknown_because = excluded.unknown_because,
             amount = excluded.amount, unit = excluded.unit, per_amount = excluded.per_amount`,
        [reference?.id, unit && 1, unit && "mg", unit, because],
      );
    for (const unit of UNITS.filter((each) => each !== "device")) await add(unit, null);
    for (const because of UNKNOWN_REASONS) await add(null, because);
    await expect(add("spoon", null)).rejects.toThrow("per_unit_is_known");
    await expect(add(null, "tired")).rejects.toThrow("unknown_because_is_known");
    await expect(add("ml", "range")).rejects.toThrow("is_milligrams_or_says_why_not");
    await expect(add(null, null)).rejects.toThrow("is_milligrams_or_says_why_not");
    const pack = (unit: string) =>
      query(
        `insert into public.reference_packs (cip13, label, quantity, unit, state)
         values ($1, 'x', 1, $2, 'sold')`,
        [String(Number.parseInt(randomUUID().slice(0, 8), 16)).padStart(13, "0"), unit],
      );
    for (const unit of UNITS) await pack(unit);
    await expect(pack("spoon")).rejects.toThrow("reference_packs_unit_is_known");
  });
});
