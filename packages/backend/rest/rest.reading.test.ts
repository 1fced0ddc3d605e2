import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../../testing/engines/engines.ts";
import type { Engine } from "../database/engine.ts";
import { ANONYMOUS, clientOf, MARTIN, openHousehold } from "../testing/household-fixture.ts";
import type { RestHandler } from "./rest.ts";

describe.each(engines)("reading on $name", ({ open }) => {
  let engine: Engine;
  let handler: RestHandler;
  let db: ReturnType<typeof clientOf>;
  beforeAll(async () => {
    engine = await open();
    handler = await openHousehold(engine, 100);
    db = clientOf(handler, MARTIN);
  });
  afterAll(() => engine.close());

  const names = (rows: readonly { name: unknown }[] | null) => rows?.map(({ name }) => name);
  const get = (search: string, headers: HeadersInit = {}) =>
    handler(new Request(`http://rest.test/rest/v1/boxes?${search}`, { headers }), MARTIN);

  test("rows are returned as PostgreSQL formats them in JSON", async () => {
    const { data, status } = await db.from("boxes").select("*").eq("id", 1);
    expect(status).toBe(200);
    expect(data).toEqual([
      {
        ...{ id: 1, family_id: 1, keeper_id: 1, buyer_id: 2, name: "Aspirine", form: "tablet" },
        ...{ code: "abc", quantity: 10, is_open: true, expires_on: "2026-12-31" },
        ...{ added_at: "2026-11-21T02:40:38.948+00:00", label: "ASPIRINE" },
      },
    ]);
  });

  test("times have the same format in a row and in an embedded one", async () => {
    const { data } = await db
      .from("families")
      .select("boxes(added_at)")
      .limit(1, { foreignTable: "boxes" });
    expect(data).toEqual([{ boxes: [{ added_at: "2026-11-21T02:40:38.948+00:00" }] }]);
  });

  test("columns, aliases and JSON paths", async () => {
    const { data } = await db
      .from("members")
      .select("who:name,traits->likes->tea,size:traits->sizes->>-1,traits->sizes->0,nicknames")
      .eq("id", 1);
    expect(data).toEqual([
      { who: "Ada", tea: true, size: "40", sizes: 38, nicknames: ["Mamie", "La, vieille"] },
    ]);
  });

  test("a view reads like a table", async () => {
    const { data } = await db.from("open_boxes").select("name").order("name");
    expect(names(data)).toEqual(["Aspirine", 'Zinc (boîte "B")']);
  });

  const ids = async (search: string) => {
    const response = await get(`select=id&order=id&${search}`);
    const body = await response.json();
    return response.ok ? body.map(({ id }: { id: number }) => id) : body.code;
  };

  test.each([
    { search: "id=eq.2", expected: [2] },
    { search: "id=neq.2", expected: [1, 3, 4] },
    { search: "quantity=gt.3", expected: [1] },
    { search: "quantity=gte.3&id=lt.4", expected: [1, 3] },
    { search: "quantity=lte.0.50", expected: [2] },
    { search: "expires_on=lt.2026-01-01", expected: [3] },
    { search: "name=like.*in*", expected: [1, 3] },
    { search: "name=like.%25in%25", expected: [1, 3] },
    { search: "name=ilike.ASP*", expected: [1] },
    { search: "name=like(any).{Asp*,Ibu*}", expected: [1, 4] },
    { search: "name=ilike(all).{*I*,*z*}", expected: [3] },
    { search: "id=eq(any).{1,4}", expected: [1, 4] },
    { search: "keeper_id=is.null", expected: [4] },
    { search: "keeper_id=not.is.null", expected: [1, 2, 3] },
    { search: "is_open=is.true", expected: [1, 3] },
    { search: "is_open=not.is.true", expected: [2, 4] },
    { search: "is_open=eq.false", expected: [2, 4] },
    { search: "keeper_id=isdistinct.1", expected: [3, 4] },
    { search: "form=eq.syrup", expected: [2] },
    { search: "form=in.(syrup,tablet)", expected: [1, 2, 3, 4] },
    { search: "code=eq.abc", expected: [1] },
    { search: "code=eq.abcd", expected: [] },
    { search: "code=in.(ab)", expected: [3] },
    { search: "id=in.(1,3,99)", expected: [1, 3] },
    { search: "id=in.()", expected: [] },
    { search: "id=not.in.(1,3)", expected: [2, 4] },
    { search: "keeper_id=neq.1", expected: [3] },
    { search: "or=(id.eq.1,id.eq.3)", expected: [1, 3] },
    { search: "and=(id.gt.1,id.lt.4)", expected: [2, 3] },
    { search: "not.or=(id.eq.1,id.eq.3)", expected: [2, 4] },
    { search: "or=(id.eq.1,and(is_open.is.false,not.or(id.eq.2,id.eq.5)))", expected: [1, 4] },
    { search: "or=(id.in.(2,3),name.ilike.asp*)", expected: [1, 2, 3] },
    { search: "id=gt.1&id=lt.3", expected: [2] },
    { search: "added_at=gte.2026-11-21T02:40:38.948Z", expected: [1, 2, 3, 4] },
    { search: "added_at=gt.2026-11-21T03:40:38.948%2B01:00", expected: [] },
    { search: "id=eq.one", expected: "22P02" },
    { search: "form=eq.pill", expected: "22P02" },
    { search: "expires_on=eq.2026-02-30", expected: "22008" },
    { search: "id=eq.99999999999", expected: "22003" },
    { search: "id=like.1", expected: "42883" },
    { search: "id=is.true", expected: "42804" },
  ])("filter $search", async ({ search, expected }) => {
    expect(await ids(search)).toEqual(expected);
  });

  test("the client quotes values with commas, quotes and accents", async () => {
    const byName = (name: string) => db.from("boxes").select("name").eq("name", name);
    expect(names((await byName("Sirop d'érable, 50%")).data)).toHaveLength(1);
    expect(names((await byName('Zinc (boîte "B")')).data)).toHaveLength(1);
    const { data } = await db.from("boxes").select("name").in("name", ["Sirop d'érable, 50%", "x"]);
    expect(names(data)).toEqual(["Sirop d'érable, 50%"]);
  });

  test("lists and JSON contain and overlap", async () => {
    const who = db.from("members").select("name").order("id");
    expect(names((await who.contains("nicknames", ["Mamie"])).data)).toEqual(["Ada"]);
    const json = await db
      .from("members")
      .select("name")
      .contains("traits", { likes: { tea: true } });
    expect(names(json.data)).toEqual(["Ada"]);
    const within = await db.from("members").select("name").containedBy("nicknames", ["Mamie"]);
    expect(names(within.data)).toEqual(["Cléa"]);
    const shared = await db.from("members").select("name").overlaps("nicknames", ["Mamie", "x"]);
    expect(names(shared.data)).toEqual(["Ada"]);
    const inside = await db.from("members").select("name").eq("traits->likes->>tea", "false");
    expect(names(inside.data)).toEqual(["Bob"]);
    const sized = await db.from("members").select("name").eq("traits->sizes->0", 38);
    expect(names(sized.data)).toEqual(["Ada"]);
  });

  test.each([
    { order: "quantity.desc,name.desc", expected: [1, 3, 4, 2] },
    { order: "expires_on.desc", expected: [2, 4, 1, 3] },
    { order: "expires_on.desc.nullslast", expected: [4, 1, 3, 2] },
    { order: "expires_on.nullsfirst", expected: [2, 3, 1, 4] },
  ])("order by $order", async ({ order, expected }) => {
    const response = await get(`select=id&order=${order}`);
    expect((await response.json()).map(({ id }: { id: number }) => id)).toEqual(expected);
  });

  test("order by a column of an embedded relation", async () => {
    const { data } = await db
      .from("boxes")
      .select("id,keeper:members!keeper_id(name)")
      .order("keeper(name)", { ascending: false, nullsFirst: true })
      .order("id");
    expect(data?.map(({ id }) => id)).toEqual([4, 3, 1, 2]);
  });

  test.each([
    { search: "limit=2", range: null, expected: [1, 2], header: "0-1/*", status: 200 },
    { search: "limit=2&offset=1", range: null, expected: [2, 3], header: "1-2/*", status: 200 },
    { search: "", range: "1-2", expected: [2, 3], header: "1-2/*", status: 200 },
    { search: "limit=1", range: "0-2", expected: [1], header: "0-0/*", status: 200 },
    { search: "limit=0", range: null, expected: [], header: "*/*", status: 200 },
    { search: "offset=1000000000", range: null, expected: [], header: "*/*", status: 200 },
  ])("$search and range $range", async ({ search, range, expected, header, status }) => {
    const response = await get(
      `select=id&order=id&${search}`,
      range === null ? {} : { Range: range },
    );
    expect(response.headers.get("content-range")).toBe(header);
    expect(response.status).toBe(status);
    expect((await response.json()).map(({ id }: { id: number }) => id)).toEqual(expected);
  });

  test("a count includes all rows that match the filters and that the user may see", async () => {
    const all = await db.from("boxes").select("id", { count: "exact" }).range(1, 2);
    expect(all).toMatchObject({ count: 4, status: 206, data: { length: 2 } });
    const head = await db
      .from("boxes")
      .select("*", { count: "exact", head: true })
      .eq("is_open", true);
    expect(head).toMatchObject({ count: 2, status: 200, data: null });
    const none = await db.from("boxes").select("*", { count: "estimated" }).eq("id", 5);
    expect(none).toMatchObject({ count: 0, status: 200, data: [] });
    const beyond = await db.from("boxes").select("*", { count: "exact" }).range(9, 10);
    expect(beyond).toMatchObject({ status: 416, error: { code: "PGRST103" } });
  });

  test("single() and maybeSingle() with one row, none and several", async () => {
    const one = await db.from("boxes").select("name").eq("id", 1).single();
    expect(one.data).toEqual({ name: "Aspirine" });
    const none = await db.from("boxes").select("name").eq("id", 5).single();
    expect(none).toMatchObject({
      status: 406,
      error: {
        code: "PGRST116",
        message: "Cannot coerce the result to a single JSON object",
        details: "The result contains 0 rows",
        hint: null,
      },
    });
    const several = await db.from("boxes").select("name").single();
    expect(several.error?.details).toBe("The result contains 4 rows");
    const maybe = await db.from("boxes").select("name").eq("id", 5).maybeSingle();
    expect(maybe).toMatchObject({ data: null, error: null });
  });

  test("nulls can be left out", async () => {
    const stripped = db.from("boxes").select("id,code").eq("id", 2).stripNulls();
    expect((await stripped).data).toEqual([{ id: 2 }]);
  });

  test("relations embed along foreign keys, nested and by alias", async () => {
    const { data } = await db
      .from("families")
      .select(
        "name,people:members(name,details(blood),kept:boxes!boxes_keeper_id_fkey(name,tags(word)))",
      )
      .order("id", { referencedTable: "people" })
      .order("name", { referencedTable: "people.kept" })
      .order("word", { referencedTable: "people.kept.tags" });
    const aspirine = { name: "Aspirine", tags: [{ word: "fever" }, { word: "pain" }] };
    expect(data).toEqual([
      {
        name: "Martin",
        people: [
          {
            name: "Ada",
            details: { blood: "A+" },
            kept: [aspirine, { name: "Sirop d'érable, 50%", tags: [] }],
          },
          { name: "Bob", details: null, kept: [{ name: 'Zinc (boîte "B")', tags: [] }] },
          { name: "Cléa", details: null, kept: [] },
        ],
      },
    ]);
  });

  test("a relation embeds itself: children by its name, the parent by the column", async () => {
    const { data } = await db
      .from("members")
      .select("name,guardian_id(name),children:members!guardian_id(name)")
      .eq("id", 2);
    expect(data).toEqual([
      { name: "Bob", guardian_id: { name: "Ada" }, children: [{ name: "Cléa" }] },
    ]);
  });

  test.each([
    { select: "id,keeper:members!keeper_id(name)", because: "by the column" },
    { select: "id,keeper:members!boxes_keeper_id_fkey(name)", because: "by the constraint" },
    { select: "id,keeper:keeper_id(name)", because: "the column for the relation" },
    { select: "id,keeper:boxes_keeper_id_fkey(name)", because: "the constraint for the relation" },
  ])("two foreign keys to one relation are distinguished $because", async ({ select }) => {
    const { data } = await db.from("boxes").select(select).eq("id", 3);
    expect(data).toEqual([{ id: 3, keeper: { name: "Bob" } }]);
  });

  test("an inner join removes rows without an embedded row, also from the count", async () => {
    const kept = await db
      .from("boxes")
      .select("id,members!keeper_id!inner(name)", { count: "exact" })
      .eq("members.name", "Ada")
      .order("id");
    expect(kept.count).toBe(2);
    expect(kept.data?.map(({ id }) => id)).toEqual([1, 2]);
    const left = await db
      .from("boxes")
      .select("id,keeper:members!keeper_id(name)")
      .eq("keeper.name", "Bob")
      .order("id");
    expect(left.data?.map(({ keeper }) => keeper)).toEqual([null, null, { name: "Bob" }, null]);
    const deep = await db
      .from("members")
      .select("name,boxes!keeper_id!inner(tags!inner(word))")
      .eq("boxes.tags.word", "fever");
    expect(deep.data).toEqual([{ name: "Ada", boxes: [{ tags: [{ word: "fever" }] }] }]);
  });

  test("rows can be filtered by embedded rows, returned or not", async () => {
    const untagged = await db.from("boxes").select("id,tags()").is("tags", null).order("id");
    expect(untagged.data).toEqual([{ id: 2 }, { id: 3 }]);
    const either = await db
      .from("boxes")
      .select("id,tags(),details:members!keeper_id()")
      .or("tags.not.is.null,id.eq.3")
      .order("id");
    expect(either.data).toEqual([{ id: 1 }, { id: 3 }, { id: 4 }]);
  });

  test("embedded rows have filters, order and range of their own", async () => {
    const { data } = await db
      .from("families")
      .select("boxes(id)")
      .or("id.eq.2,quantity.gte.3", { referencedTable: "boxes" })
      .order("id", { referencedTable: "boxes", ascending: false })
      .range(1, 2, { referencedTable: "boxes" });
    expect(data).toEqual([{ boxes: [{ id: 3 }, { id: 2 }] }]);
  });

  test("the columns of a to-one relation can be spread into the row", async () => {
    const { data } = await db
      .from("boxes")
      .select("id,...members!keeper_id(keeper:name,details(blood))")
      .in("id", [1, 4])
      .order("id");
    expect(data).toEqual([
      { id: 1, keeper: "Ada", details: { blood: "A+" } },
      { id: 4, keeper: null, details: null },
    ]);
  });

  test("embedded rows are filtered by the policies of the user", async () => {
    const { data } = await db.from("tags").select("word,boxes(name)").eq("id", 1);
    expect(data).toMatchObject([{ boxes: { length: 2 } }]);
    expect(JSON.stringify(data)).not.toContain("Secret");
    const nobody = await clientOf(handler, ANONYMOUS).from("tags").select("word,boxes(name)");
    expect(nobody).toMatchObject({ status: 401, error: { code: "42501" } });
  });

  test("no list has more rows than the maximum", async () => {
    const { data } = await db.rpc("count_to", { n: 5000 });
    expect(data).toHaveLength(100);
  });

  test("names cannot break out of their quotes", async () => {
    const response = await get(`select=${encodeURIComponent('x"" from secrets --:name')}&id=eq.1`);
    expect(response.status).toBe(400);
    const quoted = encodeURIComponent('"x\\" from secrets --":name');
    expect(await (await get(`select=${quoted}&id=eq.1`)).json()).toEqual([
      { 'x" from secrets --': "Aspirine" },
    ]);
  });
});
