import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "../../../testing/engines/engines.ts";
import type { Engine } from "../database/engine.ts";
import { ANONYMOUS, clientOf, MARTIN, openHousehold } from "../testing/household-fixture.ts";
import type { RestHandler } from "./rest.ts";

interface Refusal {
  row: Record<string, unknown>;
  status: number;
  code: string;
  because: string;
}

const REFUSED: readonly Refusal[] = [
  { row: { family_id: 2, name: "A" }, status: 403, code: "42501", because: "another family" },
  {
    row: { family_id: 1, name: "Aspirine" },
    status: 409,
    code: "23505",
    because: "there already",
  },
  {
    row: { family_id: 1, name: "A", keeper_id: 77 },
    status: 409,
    code: "23503",
    because: "no such keeper",
  },
  {
    row: { family_id: 1, name: "A", quantity: -1 },
    status: 400,
    code: "23514",
    because: "less than none",
  },
  { row: { family_id: 1, name: null }, status: 400, code: "23502", because: "a name is needed" },
  {
    row: { family_id: 1, name: "A", form: "x" },
    status: 400,
    code: "22P02",
    because: "no such form",
  },
  {
    row: { family_id: 1, name: "A", code: "abcd" },
    status: 400,
    code: "22001",
    because: "too long",
  },
  {
    row: { family_id: 1, name: "A", label: "B" },
    status: 400,
    code: "428C9",
    because: "generated",
  },
  { row: { family_id: 1, name: "A\0" }, status: 400, code: "22", because: "no NUL in a text" },
  {
    row: { family_id: 1, name: "A", "x y": 1 },
    status: 400,
    code: "PGRST204",
    because: "no such column",
  },
  {
    row: { family_id: 1, toString: 1 },
    status: 400,
    code: "PGRST204",
    because: "nor this",
  },
];

describe.each(engines)("changing on $name", ({ open }) => {
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
    await db.from("boxes").update({ is_open: false, quantity: 3 }).gte("id", 1);
  });

  const send = (method: string, path: string, body: string | null, headers: object = {}) => {
    const init = { method, body, headers: { "Content-Type": "application/json", ...headers } };
    return handler(new Request(`http://rest.test/rest/v1/${path}`, init), MARTIN);
  };
  const newBoxes = async () =>
    (await db.from("boxes").select("name,quantity,is_open").gte("id", 100).order("name")).data;

  test("one row is added, and nothing is returned unless requested", async () => {
    const response = await send("POST", "boxes", '{"family_id":1,"name":"Neuf"}');
    expect(response.status).toBe(201);
    expect(await response.text()).toBe("");
    expect(response.headers.get("content-range")).toBe("*/*");
    expect(await newBoxes()).toEqual([{ name: "Neuf", quantity: 1, is_open: false }]);
  });

  test.each([
    { name: "Vitamine D", because: "each member is bound by itself" },
    { name: 'L\'œuf "dur" \\ \u{1f48a}', because: "with any character" },
    { name: "1234567890123456", because: "many digits go as JSON" },
  ])("the added row is returned with embedded rows: $because", async ({ name }) => {
    const row = { family_id: 1, keeper_id: 1, name, quantity: 2.5, code: "ab", is_open: true };
    const { data, status } = await db
      .from("boxes")
      .insert(row)
      .select("name,quantity,code,is_open,label,keeper:members!keeper_id(name)")
      .single();
    expect(status).toBe(201);
    const rest = { quantity: 2.5, code: "ab ", is_open: true, keeper: { name: "Ada" } };
    expect(data).toEqual({ name, label: name.toUpperCase(), ...rest });
    const alone = await db.from("boxes").select("name,quantity").eq("name", name);
    expect(alone.data).toEqual([{ name, quantity: 2.5 }]);
  });

  test("a single row is returned as an array, with all or some columns", async () => {
    const row = { family_id: 1, name: "Neuf" };
    const { data } = await db.from("boxes").insert(row).select("name,box:id");
    expect(data).toEqual([{ name: "Neuf", box: expect.any(Number) }]);
    const whole = await db.from("boxes").insert({ family_id: 1, name: "Vieux" }).select();
    expect(whole.data).toMatchObject([
      { name: "Vieux", label: "VIEUX", added_at: expect.any(String) },
    ]);
  });

  test("JSON, lists and nulls are stored as they were sent", async () => {
    const traits = { deep: [1, { a: null }], text: "a" };
    const row = { id: 50, family_id: 1, name: "Dora", traits, nicknames: ["a,b", "c"], born: null };
    const { data, error } = await db
      .from("members")
      .insert(row)
      .select("traits,nicknames,born")
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({ traits, nicknames: ["a,b", "c"], born: null });
    const text = await db
      .from("members")
      .update({ traits: "a" })
      .eq("id", 50)
      .select("traits")
      .single();
    expect(text.data).toEqual({ traits: "a" });
    await db.from("members").delete().eq("id", 50);
  });

  test("numbers keep every digit", async () => {
    const body = '{"family_id":1,"name":"Précis","quantity":12345678.90}';
    await send("POST", "boxes", body);
    const response = await send("GET", "boxes?select=quantity&name=eq.Précis", null);
    expect(await response.text()).toBe('[{"quantity":12345678.90}]');
  });

  test("several rows at once: a missing member is null, or the default when requested", async () => {
    const rows = [
      { family_id: 1, name: "A", quantity: 5 },
      { family_id: 1, name: "B" },
    ];
    const nulls = await db.from("boxes").insert(rows);
    expect(nulls).toMatchObject({ status: 400, error: { code: "23502" } });
    expect(await newBoxes()).toEqual([]);
    const defaults = await db.from("boxes").insert(rows, { defaultToNull: false, count: "exact" });
    expect(defaults).toMatchObject({ status: 201, count: 2, data: null });
    expect(await newBoxes()).toMatchObject([{ quantity: 5 }, { quantity: 1 }]);
  });

  test("rows with different members need a list of columns", async () => {
    const body = '[{"family_id":1,"name":"A"},{"family_id":1,"quantity":1}]';
    const response = await send("POST", "boxes", body);
    expect(await response.json()).toMatchObject({
      code: "PGRST102",
      message: "All object keys must match",
    });
    const listed = await send(
      "POST",
      "boxes?columns=family_id,name",
      '{"family_id":1,"name":"A","x":1}',
    );
    expect(listed.status).toBe(201);
  });

  test("no rows and empty rows", async () => {
    const none = await send("POST", "boxes", "[]", { Prefer: "return=representation" });
    expect([none.status, await none.text()]).toEqual([201, "[]"]);
    const empty = await send("POST", "boxes", "{}");
    expect(await empty.json(), "a row of defaults").toMatchObject({ code: "42501" });
    const nothing = await send("PATCH", "boxes?id=eq.1", "{}", { Prefer: "return=representation" });
    expect([nothing.status, await nothing.text()]).toEqual([200, "[]"]);
  });

  test("the location of a new row, when only headers are requested", async () => {
    const response = await send("POST", "boxes", '{"id":150,"family_id":1,"name":"Neuf"}', {
      Prefer: "return=headers-only",
    });
    expect(response.headers.get("location")).toBe("/boxes?id=eq.150");
    expect(await response.text()).toBe("");
  });

  test("an upsert merges by the key it names, or by the primary key", async () => {
    const row = { family_id: 1, name: "Neuf", quantity: 4 };
    await db.from("boxes").insert(row);
    const merged = await db
      .from("boxes")
      .upsert({ ...row, quantity: 9 }, { onConflict: "family_id,name" })
      .select("quantity")
      .single();
    expect(merged.data).toEqual({ quantity: 9 });
    const byId = await db
      .from("boxes")
      .upsert([{ id: 1, family_id: 1, name: "Aspirine", is_open: true }]);
    expect(byId.error).toBeNull();
    expect((await db.from("boxes").select("is_open").eq("id", 1).single()).data).toEqual({
      is_open: true,
    });
  });

  test("an upsert that ignores duplicates counts the same row once", async () => {
    const row = { id: 160, family_id: 1, name: "Neuf", quantity: 4 };
    const insert = () => db.from("boxes").upsert(row, { ignoreDuplicates: true }).select("id");
    expect((await insert()).data).toEqual([{ id: 160 }]);
    expect(await insert()).toMatchObject({ data: [], status: 201, error: null });
    const single = await db
      .from("boxes")
      .upsert(row, { ignoreDuplicates: true })
      .select("id")
      .single();
    expect(single).toMatchObject({ status: 406, error: { details: "The result contains 0 rows" } });
    const many = await db.from("boxes").upsert([row, { ...row, id: 161, name: "B" }], {
      ignoreDuplicates: true,
      count: "exact",
    });
    expect(many.count).toBe(1);
  });

  test("an update changes the rows that match the filters and that the user may change", async () => {
    const { data, status } = await db
      .from("boxes")
      .update({ quantity: 7, expires_on: null })
      .or("id.eq.1,id.eq.5")
      .select("id,quantity,expires_on,keeper:members!keeper_id(name)");
    expect(status).toBe(200);
    expect(data).toEqual([{ id: 1, quantity: 7, expires_on: null, keeper: { name: "Ada" } }]);
    const silent = await db
      .from("boxes")
      .update({ quantity: 8 }, { count: "exact" })
      .in("id", [1, 2]);
    expect(silent).toMatchObject({ status: 204, count: 2, data: null });
  });

  test("returned rows of a change can be ordered, and filtered by embedded rows", async () => {
    const { data } = await db
      .from("boxes")
      .update({ quantity: 7 })
      .lt("id", 4)
      .select("id,members!keeper_id!inner(name)")
      .eq("members.name", "Ada")
      .order("id", { ascending: false });
    expect(data?.map(({ id }) => id)).toEqual([2, 1]);
    const all = await db.from("boxes").select("id").eq("quantity", 7).order("id");
    expect(all.data, "all three were changed").toHaveLength(3);
  });

  test("a change of more or fewer rows than the one expected is rolled back", async () => {
    const several = await db.from("boxes").update({ quantity: 99 }).lte("id", 2).select().single();
    expect(several).toMatchObject({
      status: 406,
      error: { code: "PGRST116", details: "The result contains 2 rows" },
    });
    const none = await db.from("boxes").update({ quantity: 99 }).eq("id", 5).select().single();
    expect(none).toMatchObject({ status: 406, error: { details: "The result contains 0 rows" } });
    const deleted = await db.from("boxes").delete().lte("id", 2).select().single();
    expect(deleted.status).toBe(406);
    const rows = await db
      .from("boxes")
      .insert([
        { family_id: 1, name: "A" },
        { family_id: 1, name: "B" },
      ])
      .select()
      .single();
    expect(rows.status).toBe(406);
    expect((await db.from("boxes").select("id").eq("quantity", 99)).data).toEqual([]);
    expect((await db.from("boxes").select("*", { count: "exact" })).count).toBe(4);
  });

  test("a change of more rows than allowed is rolled back", async () => {
    const strict = { Prefer: "handling=strict, max-affected=1" };
    const response = await send("PATCH", "boxes?id=lte.2", '{"quantity":99}', strict);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: "PGRST124", details: "The query affects 2 rows" },
    ]);
    expect((await send("PATCH", "boxes?id=eq.1", '{"quantity":98}', strict)).status).toBe(204);
    expect((await db.from("boxes").select("id").gte("quantity", 98)).data).toEqual([{ id: 1 }]);
  });

  test("a deletion", async () => {
    await db.from("boxes").insert([
      { family_id: 1, name: "A" },
      { family_id: 1, name: "B" },
    ]);
    const one = await db.from("boxes").delete().eq("name", "A").select("name");
    expect(one).toMatchObject({ status: 200, data: [{ name: "A" }] });
    const rest = await db.from("boxes").delete({ count: "exact" }).gte("id", 100);
    expect(rest).toMatchObject({ status: 204, count: 1 });
    const others = await db.from("boxes").delete().eq("id", 5).select();
    expect(others, "what is not seen is not deleted").toMatchObject({ status: 200, data: [] });
  });

  test.each(REFUSED)("refused with $status $code: $because", async ({ row, status, code }) => {
    for (const body of [row, [row]] as object[]) {
      const result = await db.from("boxes").insert(body);
      expect(result.status).toBe(status);
      expect(result.error?.code).toContain(code);
    }
    expect(await newBoxes()).toEqual([]);
  });

  test("a refusal is 401 without a session and 403 with one", async () => {
    const nobody = await clientOf(handler, ANONYMOUS)
      .from("boxes")
      .insert({ family_id: 1, name: "A" });
    expect(nobody).toMatchObject({ status: 401, error: { code: "42501" } });
    const tags = await db.from("tags").insert({ id: 9, word: "x" });
    expect(tags).toMatchObject({ status: 403, error: { code: "42501" } });
  });

  test.each([
    { path: "boxes?limit=1", method: "DELETE", body: null, because: "it would delete all" },
    { path: "boxes?id=eq.1&offset=1", method: "PATCH", body: '{"quantity":1}', because: "as well" },
    {
      path: "boxes?id=eq.1",
      method: "POST",
      body: '{"name":"A"}',
      because: "inserts have no filter",
    },
    {
      path: "boxes?id=eq.1",
      method: "PATCH",
      body: '[{"quantity":1},{"quantity":2}]',
      because: "which",
    },
    {
      path: "boxes?on_conflict=x",
      method: "POST",
      body: '{"name":"A"}',
      because: "no such column",
    },
    { path: "boxes?id=eq.1", method: "PATCH", body: "", because: "there is no body" },
    { path: "boxes?id=eq.1", method: "PATCH", body: "[1]", because: "1 is no row" },
  ])("$method $path $body is refused: $because", async ({ path, method, body }) => {
    expect((await send(method, path, body)).status).toBe(400);
    expect((await db.from("boxes").select("*", { count: "exact" })).count).toBe(4);
  });
});
