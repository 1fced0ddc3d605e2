import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../../testing/engines/engines.ts";
import type { Engine } from "../database/engine.ts";
import { clientOf, MARTIN, openHousehold } from "../testing/household-fixture.ts";
import type { RestHandler } from "./rest.ts";

describe.each(engines)("calling functions on $name", ({ open }) => {
  let engine: Engine;
  let handler: RestHandler;
  let db: ReturnType<typeof clientOf>;
  beforeAll(async () => {
    engine = await open();
    handler = await openHousehold(engine);
    db = clientOf(handler, MARTIN);
  });
  afterAll(() => engine.close());

  test.each([
    { name: "add", args: { a: 1, b: 2 }, data: 3, because: "a value" },
    { name: "add", args: { a: 1 }, data: 11, because: "with a default" },
    { name: "add", args: { a: null }, data: null, because: "or none" },
    { name: "count_to", args: { n: 3 }, data: [1, 2, 3], because: "several values" },
    { name: "count_to", args: { n: 0 }, data: [], because: "or no value" },
    { name: "joined", args: { words: ["a", "b,c"] }, data: "a-b,c", because: "a list" },
    { name: "joined", args: { words: [] }, data: "", because: "an empty list" },
  ])("$name($args) is $data: $because", async ({ name, args, data }) => {
    expect(await db.rpc(name, args)).toMatchObject({ data, status: 200, error: null });
  });

  test.each([
    { name: "add", args: { a: 1, b: 2 }, data: 3 },
    { name: "count_to", args: { n: 3 }, data: [1, 2, 3] },
    { name: "joined", args: { words: ["eq.a", "b"] }, data: "eq.a-b" },
  ])("$name($args) by GET is $data", async ({ name, args, data }) => {
    expect(await db.rpc(name, args, { get: true })).toMatchObject({ data, status: 200 });
  });

  test("rows of a relation can be filtered like the relation", async () => {
    const { data, count } = await db
      .rpc("boxes_of", { keeper: 1 }, { count: "exact" })
      .select("name,tags(word),keeper:members!keeper_id!inner(name)")
      .gt("quantity", 0)
      .order("name", { ascending: false })
      .limit(1);
    expect(count).toBe(2);
    expect(data).toEqual([{ name: "Sirop d'érable, 50%", tags: [], keeper: { name: "Ada" } }]);
    const one = await db.rpc("boxes_of", { keeper: 2 }).select("id").single();
    expect(one.data).toEqual({ id: 3 });
    const several = await db.rpc("boxes_of", { keeper: 1 }).select("id").single();
    expect(several).toMatchObject({ status: 406, error: { code: "PGRST116" } });
  });

  test("one row is an object", async () => {
    const { data } = await db.rpc("box", { wanted: 1 }).select("id,name");
    expect(data).toEqual({ id: 1, name: "Aspirine" });
  });

  test("a table result of a function can be selected from, ordered and filtered", async () => {
    const { data } = await db.rpc("stock").select("keeper").order("keeper", { ascending: false });
    expect(data).toEqual([{ keeper: null }, { keeper: 2 }, { keeper: 1 }]);
    const filtered = await db.rpc("stock").eq("keeper", 1);
    expect(filtered.data).toEqual([{ keeper: 1, boxes: 2 }]);
    const unknown = await db.rpc("stock").eq("owner", 1);
    expect(unknown).toMatchObject({ status: 400, error: { code: "42703" } });
  });

  test("a void function returns no content", async () => {
    const result = await db.rpc("rename_family", { new_name: "Martins" });
    expect(result).toMatchObject({ data: null, status: 204, error: null });
    expect((await db.from("families").select("name")).data).toEqual([{ name: "Martins" }]);
    expect(await db.rpc("rename_family", { new_name: "" })).toMatchObject({
      status: 400,
      error: { code: "23514" },
    });
  });

  test("changes of a function are rolled back when it does not return the one expected row", async () => {
    const result = await db.rpc("open_all").select("id").single();
    expect(result).toMatchObject({ status: 406, error: { details: "The result contains 4 rows" } });
    expect((await db.from("boxes").select("id").eq("is_open", true)).data).toHaveLength(2);
  });

  test("a function that may change rows is called by POST only", async () => {
    const get = await db.rpc("rename_family", { new_name: "X" }, { get: true });
    expect(get).toMatchObject({ status: 405, error: { code: "PGRST101" } });
    const head = await db.rpc("count_to", { n: 3 }, { head: true, count: "exact" });
    expect(head).toMatchObject({ status: 200, count: 3, data: null });
  });

  test.each([
    { name: "nothing", args: {}, status: 404, code: "PGRST202", because: "there is none" },
    { name: "hidden", args: {}, status: 404, code: "PGRST202", because: "it is not exposed" },
    { name: "add", args: {}, status: 404, code: "PGRST202", because: "an argument is missing" },
    { name: "add", args: { a: 1, c: 1 }, status: 404, code: "PGRST202", because: "one is unknown" },
    { name: "greet", args: { name: "A" }, status: 300, code: "PGRST203", because: "two fit" },
    { name: "add", args: { a: "x" }, status: 400, code: "22P02", because: "x is no number" },
    {
      name: "fail_as",
      args: { state: "P0001" },
      status: 400,
      code: "P0001",
      because: "it says so",
    },
    {
      name: "fail_as",
      args: { state: "PT409" },
      status: 409,
      code: "PT409",
      because: "with a status",
    },
    {
      name: "fail_as",
      args: { state: "PT999" },
      status: 400,
      code: "PT999",
      because: "999 is none",
    },
  ])(
    "$name($args) is refused with $status $code: $because",
    async ({ name, args, status, code }) => {
      expect(await db.rpc(name, args)).toMatchObject({ data: null, status, error: { code } });
    },
  );

  test("errors that a function raises reach the client, internal ones do not", async () => {
    expect((await db.rpc("fail_as", { state: "PT402" })).error).toEqual({
      ...{ code: "PT402", message: "no", details: "why", hint: "what" },
    });
    expect(await db.rpc("fail_as", { state: "XX000" })).toMatchObject({
      status: 500,
      error: {
        code: "XX000",
        message: "The database could not do this.",
        details: null,
        hint: null,
      },
    });
  });

  test("filters of a value and other methods are refused", async () => {
    expect((await db.rpc("add", { a: 1 }).eq("x", 1)).status).toBe(400);
    const put = new Request("http://rest.test/rest/v1/rpc/add", { method: "PATCH", body: "{}" });
    expect((await handler(put, MARTIN)).status).toBe(405);
  });
});
