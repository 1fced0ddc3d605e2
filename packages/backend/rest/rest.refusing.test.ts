import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyEngine } from "../../../testing/engines/engines.ts";
import { readCatalogue } from "../database/catalogue/catalogue.ts";
import type { Engine } from "../database/engine.ts";
import { ANONYMOUS, DURAND, MARTIN, openHousehold } from "../testing/household-fixture.ts";
import { createRest, type RestHandler } from "./rest.ts";

describe.each(anyEngine)("refusing on $name", ({ open }) => {
  let engine: Engine;
  let handler: RestHandler;
  beforeAll(async () => {
    engine = await open();
    handler = await openHousehold(engine);
  });
  afterAll(() => engine.close());

  const send = (path: string, init: RequestInit = {}, identity = MARTIN) =>
    handler(new Request(`http://rest.test/rest/v1/${path}`, init), identity);

  test.each([
    { path: "boxes?select=secret", status: 400, code: "42703", because: "no such column" },
    { path: "boxes?secret=eq.1", status: 400, code: "42703", because: "nor to filter by" },
    { path: "boxes?order=secret", status: 400, code: "42703", because: "nor to order by" },
    { path: "boxes?or=(secret.eq.1)", status: 400, code: "42703", because: "nor in a group" },
    { path: "boxes?select=keeper_id(secret)", status: 400, code: "42703", because: "nor embedded" },
    { path: "boxes?select=id,secrets(*)", status: 400, code: "PGRST200", because: "not exposed" },
    { path: "members?select=id,secrets(*)", status: 400, code: "PGRST200", because: "not exposed" },
    { path: "members?select=nothing(*)", status: 400, code: "PGRST200", because: "no relation" },
    {
      path: "boxes?select=tags!keeper_id(*)",
      status: 400,
      code: "PGRST200",
      because: "wrong hint",
    },
    { path: "boxes?select=members(*)", status: 300, code: "PGRST201", because: "two ways" },
    {
      path: "boxes?select=members!keeper_id(id),members!buyer_id(id)",
      status: 400,
      code: "42712",
      because: "one member of the answer for two",
    },
    { path: "boxes?tags.id=eq.1", status: 400, code: "PGRST108", because: "not embedded" },
    {
      path: "boxes?select=tags()&tags=eq.1",
      status: 400,
      code: "PGRST120",
      because: "not a value",
    },
    { path: "boxes?select=tags()&order=tags(id)", status: 400, code: "PGRST118", because: "many" },
    { path: "boxes?order=tags(id)", status: 400, code: "PGRST108", because: "not embedded" },
    { path: "boxes?select=...tags(id)", status: 400, code: "PGRST127", because: "many to spread" },
    { path: "boxes?name=match.(a+)+$", status: 400, code: "PGRST127", because: "no expressions" },
    { path: "boxes?select=count()", status: 400, code: "PGRST123", because: "no aggregates" },
    {
      path: `boxes?select=${"x".repeat(64)}:id`,
      status: 400,
      code: "PGRST127",
      because: "long name",
    },
    { path: "secrets", status: 404, code: "PGRST205", because: "not exposed" },
    { path: "nothing", status: 404, code: "PGRST205", because: "not there" },
    { path: "pg_class", status: 404, code: "PGRST205", because: "not of public" },
    { path: "", status: 404, code: "PGRST125", because: "no relation named" },
    { path: "boxes/1", status: 404, code: "PGRST125", because: "no such path" },
    { path: "%ff", status: 404, code: "PGRST125", because: "no name at all" },
    { path: `boxes?id=in.(${"1,".repeat(4100)}1)`, status: 414, code: "PGRST100", because: "long" },
  ])("$path with $status $code: $because", async ({ path, status, code }) => {
    const response = await send(path);
    expect(response.status).toBe(status);
    const body = await response.json();
    expect(Object.keys(body).sort()).toEqual(["code", "details", "hint", "message"]);
    expect(body.code).toBe(code);
  });

  test.each([
    { init: { method: "PUT", body: "{}" }, status: 405, because: "PUT is left out" },
    { init: { method: "OPTIONS" }, status: 405, because: "so is OPTIONS" },
    { init: { headers: { "Accept-Profile": "private" } }, status: 406, because: "one schema" },
    { init: { headers: { Accept: "text/xml" } }, status: 406, because: "JSON or CSV" },
    { init: { headers: { Prefer: "tx=rollback" } }, status: 400, because: "never silently" },
    { init: { method: "POST", body: "a=1" }, status: 400, because: "a form is no JSON" },
    {
      init: {
        method: "POST",
        body: `{"name":"${"a".repeat(2 ** 17)}"}`,
        headers: { "Content-Type": "application/json" },
      },
      status: 413,
      because: "the body is too large",
    },
  ])("$init.method $init.headers with $status: $because", async ({ init, status }) => {
    expect((await send("boxes", init)).status).toBe(status);
  });

  test("the error for a hidden relation is the same as for a missing one", async () => {
    const answers = await Promise.all(
      ["secrets", "nothing!"].map(async (name) => {
        const response = await send(name, {}, ANONYMOUS);
        return [response.status, (await response.text()).replaceAll(name, "x")];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    for (const path of ["boxe", "boxes?select=nam", "boxes?select=member(*)", "rpc/ad"]) {
      expect(await (await send(path, {}, ANONYMOUS)).json(), path).toMatchObject({ hint: null });
    }
  });

  test("a refused HEAD has no body", async () => {
    const response = await send("boxes?x=eq.1", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([400, ""]);
  });

  test("the same request of two users has two results", async () => {
    const read = async (identity: typeof MARTIN) =>
      (await send("families?select=name", {}, identity)).json();
    for (let round = 0; round < 3; round += 1) {
      expect(await read(MARTIN)).toEqual([{ name: "Martin" }]);
      expect(await read(DURAND)).toEqual([{ name: "Durand" }]);
    }
  });

  test("an exposed name that the database does not have is an error", async () => {
    const catalogue = await readCatalogue(engine);
    const listed = { engine, catalogue, relations: ["boxs"], procedures: [] };
    expect(() => createRest(listed)).toThrow("Schema public has no 'boxs' to expose.");
  });

  test("no random request causes a server error or returns rows of another family", async () => {
    const name = fc.constantFrom("boxes", "members", "tags", "rpc/add", "rpc/boxes_of", "families");
    const method = fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "PATCH", "DELETE");
    const column = fc.constantFrom(
      "id",
      "name",
      "form",
      "traits",
      "traits->a",
      "tags.id",
      "quantity",
      "or",
      "x",
      "a",
    );
    const value = fc.oneof(
      fc.constantFrom(
        "1",
        "0",
        "null",
        "(1,2)",
        "{1}",
        "[1,2)",
        "tablet",
        "2026-02-30",
        "1e400",
        "%",
        "\\",
        "(id.eq.1)",
      ),
      fc.string(),
    );
    const operator = fc.constantFrom(
      "eq",
      "neq",
      "gt",
      "like",
      "ilike",
      "in",
      "is",
      "cs",
      "cd",
      "ov",
      "not.eq",
      "eq(any)",
      "isdistinct",
    );
    const filter = fc
      .tuple(column, operator, value)
      .map(([key, op, text]) => [key, `${op}.${text}`]);
    const select = fc
      .array(
        fc.constantFrom(
          "id",
          "*",
          "name",
          "tags(*)",
          "boxes!keeper_id(*)",
          "...family_id(name)",
          "traits->a->0",
          "members(id)",
          "x:id",
        ),
        { maxLength: 4 },
      )
      .map((items) => ["select", items.join(",")]);
    const other = fc.constantFrom(
      ["limit", "1"],
      ["offset", "2"],
      ["order", "id.desc"],
      ["order", "traits->a"],
      ["keeper", "1"],
      ["a", "1"],
      ["columns", "id"],
      ["on_conflict", "id"],
    );
    const search = fc.array(fc.oneof(filter, filter, select, other), { maxLength: 4 });
    const body = fc.oneof(
      fc.json(),
      fc.constantFrom('{"id":1}', '{"name":"a"}', '{"a":{"b":[1]}}', '{"traits":[1e999]}', ""),
    );
    const prefer = fc.constantFrom(
      "",
      "return=representation",
      "count=exact",
      "resolution=merge-duplicates,return=representation",
      "missing=default",
    );
    const accept = fc.constantFrom("application/json", "application/vnd.pgrst.object+json");
    await fc.assert(
      fc.asyncProperty(
        fc.record({ name, method, search, body, prefer, accept }),
        async (random) => {
          const query = new URLSearchParams(
            random.search.map(([key = "", text = ""]) => [key, text]),
          );
          const takesBody = random.method === "POST" || random.method === "PATCH";
          const response = await send(`${random.name}?${query}`, {
            method: random.method,
            body: takesBody ? random.body : null,
            headers: {
              ...{
                Prefer: random.prefer,
                Accept: random.accept,
                "Content-Type": "application/json",
              },
            },
          });
          const text = await response.text();
          expect(response.status, text).toBeLessThan(500);
          expect(text).not.toMatch(/Durand|Zoé|nobody asks/u);
        },
      ),
      { numRuns: 1000 },
    );
  }, 120_000);
});
