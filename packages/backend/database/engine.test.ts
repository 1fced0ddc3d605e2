import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../../testing/engines/engines.ts";
import { DatabaseError } from "./database-error.ts";
import type { Engine } from "./engine.ts";

const anon = { role: "anon", claims: '{"role":"anon"}' };

describe.each(engines)("on $name", ({ open }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
    await engine.transaction((tx) =>
      tx.script(`
        create table public.notes (id integer primary key, words text unique);
        grant select on public.notes to anon;
      `),
    );
  });
  afterAll(() => engine.close());

  const ids = () => engine.transaction((tx) => tx.query("select id from public.notes order by id"));

  test.each([
    { type: "boolean", value: true, read: true },
    { type: "smallint", value: 7, read: 7 },
    { type: "integer", value: -7, read: -7 },
    { type: "bigint", value: 9_007_199_254_740_991n, read: 9_007_199_254_740_991 },
    { type: "double precision", value: 0.1, read: 0.1 },
    { type: "numeric", value: "0.10000000000000000001", read: "0.10000000000000000001" },
    { type: "text", value: 'L\'œdème \\ "é" \u{1f48a}', read: 'L\'œdème \\ "é" \u{1f48a}' },
    { type: "text", value: "true", read: "true" },
    { type: "text", value: null, read: null },
    { type: "text", value: undefined, read: null },
    {
      type: "uuid",
      value: "00000000-0000-0000-0000-00000000000A",
      read: "00000000-0000-0000-0000-00000000000a",
    },
    { type: "date", value: "2024-02-29", read: "2024-02-29" },
    { type: "time", value: "08:00", read: "08:00:00" },
    {
      type: "timestamptz",
      value: new Date("2026-11-21T02:40:38.948Z"),
      read: "2026-11-21T02:40:38.948+00:00",
    },
    {
      type: "timestamptz",
      value: "2026-11-21 03:40:38.948123+01",
      read: "2026-11-21T02:40:38.948123+00:00",
    },
    { type: "timestamptz", value: "infinity", read: "infinity" },
    { type: "timestamp", value: "2026-11-21 02:40", read: "2026-11-21T02:40:00" },
    { type: "jsonb", value: { dose: [1, null, "é"] }, read: { dose: [1, null, "é"] } },
    { type: "json", value: JSON.stringify([1, 2]), read: [1, 2] },
    { type: "bytea", value: Uint8Array.of(0, 255, 39), read: Uint8Array.of(0, 255, 39) },
  ])("$type: $value comes back as $read", async ({ type, value, read }) => {
    const text = `select $1::${type} as value`;
    expect(await engine.asRole(anon, text, [value])).toEqual([{ value: read }]);
    expect(await engine.asRole(anon, text, [value]), "prepared").toEqual([{ value: read }]);
    expect(await engine.transaction((tx) => tx.query(text, [value]))).toEqual([{ value: read }]);
  });

  test("an array is bound as one value, with any content of its elements", async () => {
    const list = ['a "b"', "c,d", "{e}", "\\", "NULL", "", null];
    const [row] = await engine.asRole<{ list: unknown }>(
      anon,
      "select to_json($1::text[]) as list",
      [list],
    );
    expect(row?.list).toEqual(list);
  });

  test("a bigint that a number cannot hold is an error, never a wrong number", async () => {
    const reading = engine.asRole(anon, "select 9007199254740993::bigint as n", []);
    await expect(reading).rejects.toThrow(RangeError);
  });

  test("32,767 values are bound; one more is refused, and the engine still answers", async () => {
    const ask = (count: number) => {
      const places = Array.from({ length: count }, (_, index) => `($${index + 1}::int)`);
      const text = `select count(*) as n from (values ${places.join(",")}) v`;
      return engine.asRole(anon, text, Array(count).fill(1));
    };
    expect(await ask(32_767)).toEqual([{ n: 32_767 }]);
    await expect(ask(32_768)).rejects.toMatchObject({ name: "DatabaseError", code: "54023" });
    await expect(ask(65_536)).rejects.toMatchObject({ code: "54023" });
    expect(await engine.asRole(anon, "select 1 as n", [])).toEqual([{ n: 1 }]);
  });

  test("a failed transaction is rolled back, and its error is rethrown", async () => {
    const failure = new Error("changed my mind");
    const failing = engine.transaction(async (tx) => {
      await tx.query("insert into public.notes values (1, 'one')");
      throw failure;
    });
    await expect(failing).rejects.toBe(failure);
    expect(await ids()).toEqual([]);
  });

  test("an error that the callback catches still fails the transaction", async () => {
    const hiding = engine.transaction(async (tx) => {
      await tx.query("insert into public.notes values (1, 'one')");
      await tx.query("select 1/0").catch(() => undefined);
    });
    await expect(hiding).rejects.toMatchObject({ code: "25P02" });
    expect(await ids()).toEqual([]);
  });

  test("a call of the engine inside its own transaction is refused", async () => {
    const inside = engine.transaction(() => engine.asRole(anon, "select 1", []));
    await expect(inside).rejects.toThrow("inside a transaction");
    const nested = engine.transaction(() => engine.transaction(async () => undefined));
    await expect(nested).rejects.toThrow("inside a transaction");
  });

  test("after its transaction has ended, a callback may use the engine but not the transaction", async () => {
    let later: Promise<unknown> | undefined;
    let late: Promise<unknown> | undefined;
    let over: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      over = resolve;
    });
    await engine.transaction(async (tx) => {
      later = ended.then(() => engine.asRole(anon, "select 1 as n", []));
      late = ended.then(() => tx.query("select 1")).catch((reason: unknown) => reason);
    });
    over();
    expect(await later).toEqual([{ n: 1 }]);
    expect(await late).toMatchObject({ message: "The transaction is over." });
  });

  test.each(["postgres", "test_1", "none", "backend_nobody", "ANON", ""])(
    "a token cannot ask for the role %j",
    async (role) => {
      const asking = engine.asRole({ role, claims: "{}" }, "select 1", []);
      await expect(asking).rejects.toMatchObject({ code: "42501" });
    },
  );

  test("an error has the message of PostgreSQL and neither the statement nor its values", async () => {
    const statement = "insert into public.notes values ($1, $2) -- marker-of-the-statement";
    const insert = () =>
      engine.transaction((tx) => tx.query(statement, [2, "marker-of-the-value"]));
    await insert();
    const error = await insert().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error).toMatchObject({
      code: "23505",
      message: 'duplicate key value violates unique constraint "notes_pkey"',
      detail: "Key (id)=(2) already exists.",
      hint: null,
    });
    const everything = Object.getOwnPropertyNames(error)
      .map((name) => String(Reflect.get(Object(error), name)))
      .join("\n");
    expect(everything).not.toContain("marker-of");
  });

  test("a statement keeps working when a migration changes what it returns", async () => {
    const list = () => engine.asRole(anon, "select * from public.notes where id = $1", [2]);
    for (let time = 0; time < 4; time += 1) await list();
    await engine.transaction((tx) => tx.script("alter table public.notes add column seen boolean"));
    for (let time = 0; time < 3; time += 1) {
      expect(await list()).toEqual([{ id: 2, words: "marker-of-the-value", seen: null }]);
    }
  });

  test("prepared statements still work after thousands of different statements", async () => {
    for (let n = 0; n < 700; n += 1) {
      for (let time = 0; time < 2; time += 1) {
        expect(await engine.asRole(anon, `select ${n} as n`, [])).toEqual([{ n }]);
      }
    }
    expect(await engine.asRole(anon, "select 0 as n", [])).toEqual([{ n: 0 }]);
  });

  test.each([
    { how: "each alone", count: 150, ask: (sql: string) => engine.asRole(anon, sql, []) },
    {
      how: "in transactions",
      count: 3,
      ask: (sql: string) =>
        engine.transaction(async (tx) => {
          for (let n = 0; n < 50; n += 1) await tx.query(sql);
        }),
    },
  ])("many statements at once, $how, let the event loop run other work", async ({ count, ask }) => {
    const sql = "select count(*) from generate_series(1, 20000)";
    await ask(sql);
    let turns = 0;
    const otherWork = setInterval(() => {
      turns += 1;
    }, 1);
    await Promise.all(Array.from({ length: count }, () => ask(sql)));
    clearInterval(otherWork);
    expect(turns).toBeGreaterThan(3);
  });

  test("a statement cannot contain a second one", async () => {
    const two = engine.asRole(anon, "select 1; drop table public.notes", []);
    await expect(two).rejects.toMatchObject({ code: "42601" });
    await expect(engine.asRole(anon, "select 1\0; select 2", [])).rejects.toThrow();
    expect(await ids()).toEqual([{ id: 2 }]);
  });
});

describe.each(engines)("closing on $name", ({ open }) => {
  test("earlier calls are completed, later calls are refused", async () => {
    const engine = await open();
    const before = engine.transaction(async (tx) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return tx.query("select 1 as n");
    });
    const closing = engine.close();
    expect(await before).toEqual([{ n: 1 }]);
    await closing;
    await expect(engine.asRole(anon, "select 1", [])).rejects.toThrow("closed");
    await expect(engine.transaction(async () => undefined)).rejects.toThrow("closed");
  });
});
