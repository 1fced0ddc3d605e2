import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anyEngine } from "../../../testing/engines/engines.ts";
import type { Engine } from "../database/engine.ts";
import { clientOf, MARTIN, openHousehold } from "../testing/household-fixture.ts";
import type { RestHandler } from "./rest.ts";

// Requests from the test suites of the official clients, under the policies of a household.
describe.each(anyEngine)("the official client on $name", ({ open }) => {
  let engine: Engine;
  let handler: RestHandler;
  let db: ReturnType<typeof clientOf>;
  beforeAll(async () => {
    engine = await open();
    handler = await openHousehold(engine);
    db = clientOf(handler, MARTIN);
  });
  afterAll(() => engine.close());
  beforeEach(async () => {
    await db.from("boxes").delete().gte("id", 100);
  });

  const upsert = (rows: object | object[], prefer = "") =>
    handler(
      new Request("http://rest.test/rest/v1/boxes?on_conflict=family_id,name", {
        method: "POST",
        body: JSON.stringify(rows),
        headers: {
          "Content-Type": "application/json",
          Prefer: `resolution=merge-duplicates${prefer}`,
        },
      }),
      MARTIN,
    );
  const neuf = { family_id: 1, name: "Neuf" };
  const vieux = { family_id: 1, name: "Vieux" };

  test.each(["", ",return=representation"])(
    "an upsert returns 201 when it added a row and 200 when it only changed rows (%s)",
    async (prefer) => {
      expect((await upsert(neuf, prefer)).status).toBe(201);
      expect((await upsert(neuf, prefer)).status).toBe(200);
      expect((await upsert([neuf, vieux], prefer)).status).toBe(201);
      expect((await upsert([neuf, vieux], prefer)).status).toBe(200);
    },
  );

  test("an upsert that ignores duplicates returns 201, as in PostgREST", async () => {
    const leave = { onConflict: "family_id,name", ignoreDuplicates: true };
    expect((await db.from("boxes").upsert(neuf, leave)).status).toBe(201);
    expect((await db.from("boxes").upsert(neuf, leave)).status).toBe(201);
  });

  test("rows are returned as CSV, filtered by the policies", async () => {
    const { data } = await db.from("boxes").select("id,name,code").order("id").csv();
    const lines = [
      "id,name,code",
      "1,Aspirine,abc",
      `2,"Sirop d'érable, 50%",`,
      '3,"Zinc (boîte ""B"")","ab "',
      "4,Ibuprofène,",
    ];
    expect(data).toBe(lines.join("\n"));
    const none = await db.from("boxes").select("id").eq("id", 5).csv();
    expect(none).toMatchObject({ status: 200, data: null });
    const quoted = await db.from("boxes").select('"a,\\"b":id').eq("id", 1).csv();
    expect(quoted).toMatchObject({ status: 200, data: '"a,""b"\n1' });
  });

  test("changed rows and results of functions are returned as CSV too", async () => {
    const made = await db.from("boxes").insert(neuf).select("name,quantity").csv();
    expect(made).toMatchObject({ status: 201, data: "name,quantity\nNeuf,1.00" });
    const called = await db.rpc("boxes_of", { keeper: 2 }).select("id").csv();
    expect(called).toMatchObject({ status: 200, data: "id\n3" });
    const counted = await db.rpc("count_to", { n: 2 }).csv();
    expect(counted).toMatchObject({ status: 200, data: "value\n1\n2" });
  });

  test("a value is cast to another type", async () => {
    const { data } = await db.from("boxes").select("id::text,n:quantity::int").eq("id", 2);
    expect(data).toEqual([{ id: "2", n: 1 }]);
    const wrong = await db.from("boxes").select("name::int").eq("id", 1);
    expect(wrong).toMatchObject({ status: 400, error: { code: "22P02" } });
  });

  test.each([
    { type: "plain", config: undefined, query: "aspirine", ids: [1] },
    { type: undefined, config: "french", query: "aspirine | zinc", ids: [1, 3] },
    { type: "websearch", config: "simple", query: "sirop -vanille", ids: [2] },
    { type: "phrase", config: "simple", query: "sirop d", ids: [2] },
  ] as const)("words are searched for: $query", async ({ type, config, query, ids }) => {
    const { data, error } = await db
      .from("boxes")
      .select("id")
      .textSearch("name", query, { ...(type && { type }), ...(config && { config }) })
      .order("id");
    expect(error).toBeNull();
    expect(data?.map(({ id }) => id)).toEqual(ids);
  });

  test("an unknown language and an invalid text query are errors of the client", async () => {
    const unknown = await db.from("boxes").select().textSearch("name", "a", { config: "elvish" });
    expect(unknown).toMatchObject({ status: 400, error: { code: "42704" } });
    const broken = await db.from("boxes").select().textSearch("name", "a &");
    expect(broken).toMatchObject({ status: 400, error: { code: "42601" } });
  });
});
