import { listRoutes } from "@trousse/backend/routes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buckets, procedures, relations } from "#supabase/exposed.ts";
import { createCaseContext } from "../conformance/case-context.ts";
import { KEYS, SITE } from "../conformance/server.ts";
import { startTrousseServer, type TrousseServer } from "../conformance/trousse-server.ts";
import { recordWire } from "../conformance/wire.ts";
import { recordTestResult } from "../harness/test-result-rows.ts";
import { isFullRun, sampledEngines } from "./full-run.ts";

const FUNCTIONS = [
  "answer-reminder",
  "calendar-feed",
  "change-share",
  "contact",
  "delete-account",
  "generate-blog-images",
  "import-data",
  "keep-device",
  "login-alerts",
  "send-test",
  "share-profile",
  "unsubscribe",
];
const routes = [...listRoutes({ relations, procedures, buckets, functions: {} }).keys()]
  .map((route) => route.replace("{id}", "11111111-1111-4111-8111-111111111111"))
  // Signing out on the way would make every later answer the same.
  .filter((route) => !route.includes("logout"))
  .concat(FUNCTIONS.map((name) => `POST /functions/v1/${name}`));
const writes = routes.filter((route) => /^(POST|PUT|PATCH) /.test(route));

/** How an answer would tell the inside: statements, files, places in a program. */
const INSIDE =
  /\bselect .+ from |\binsert into |\bupdate \w+\.|pg_catalog|node_modules|\.ts:\d|\bat \w+ \(|\/(?:work|home|tmp|usr)\/|stack/i;

const POLLUTION = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';

/** One code of each class of PostgreSQL 17 (https://www.postgresql.org/docs/17/errcodes-appendix.html). */
const CODES = [
  ..."02000 03000 08000 09000 0A000 0B000 0F000 0L000 0P000 0Z000 20000 21000 22012 22P02".split(
    " ",
  ),
  ..."23502 23505 23514 24000 25000 26000 27000 28000 2B000 2D000 2F000 34000 38000".split(" "),
  ..."39000 3B000 3D000 3F000 40001 40P01 42501 42601 42703 42P01 44000 53100 53300".split(" "),
  ..."54000 55000 57014 57P01 58030 F0000 HV000 P0002 XX000 XX001".split(" "),
];

/** A function of a careless migration that fails in any way, with words of another person in its failure. */
const FAILING = `
  create function public.set_primary_profile(code text) returns void language plpgsql as $$
  begin
    raise exception 'Doliprane of Zoé' using errcode = code, detail = 'Key (name)=(Doliprane)', hint = 'medications';
  end $$;
  grant execute on function public.set_primary_profile(text) to authenticated;`;

const WRONG_VALUES = [
  "eq.x",
  "cs.x",
  ...(isFullRun ? ["eq.", "gt.{", "in.(x,1)", "is.maybe"] : []),
];

describe.each(sampledEngines)("whatever is sent, on $name", (place) => {
  let server: TrousseServer;
  let token: string;

  beforeAll(async () => {
    server = await startTrousseServer(place, {
      prepare: (engine) => engine.transaction((tx) => tx.script(FAILING)),
    });
    const world = createCaseContext(server, recordWire(server.connect()), new Map());
    const eve = await world.member("eve");
    token = (await eve.db.auth.getSession()).data.session?.access_token ?? "";
  });
  afterAll(() => server.close());

  async function send(route: string, body?: string, query = ""): Promise<[number, string]> {
    const [method = "", path = ""] = route.split(" ");
    const answer = await server.connect()(`${SITE}${path}${query}`, {
      method,
      headers: {
        apikey: KEYS.publishableKey,
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
      },
      ...(body !== undefined && { body }),
    });
    return [answer.status, await answer.text()];
  }

  test("C9: no body, no metadata and no query reaches into our objects", async () => {
    const known = Object.getOwnPropertyNames(Object.prototype).sort();
    const failed: string[] = [];
    for (const route of writes) {
      for (const body of [
        `{${POLLUTION}}`,
        `[{${POLLUTION}}]`,
        `{"data":{${POLLUTION}},"p":{${POLLUTION}}}`,
        `{"__proto__":null,"toString":1,"hasOwnProperty":{"a":1}}`,
      ]) {
        const [status, text] = await send(route, body);
        if (status >= 500 || INSIDE.test(text)) failed.push(`${route} ${status} ${text}`);
      }
    }
    const asked = relations.flatMap((name) => [
      `GET /rest/v1/${name}?__proto__=eq.1`,
      `GET /rest/v1/${name}?select=__proto__(constructor)&constructor.prototype=eq.1`,
      `GET /rest/v1/${name}?order=__proto__.asc&columns=constructor`,
    ]);
    for (const route of [...asked, "GET /auth/v1/user?__proto__[polluted]=1"]) {
      const [status, text] = await send(route);
      if (status >= 500 || INSIDE.test(text)) failed.push(`${route} ${status} ${text}`);
    }
    expect(failed).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(known);
  });

  test("C12: no error of the database reveals its message, its location or data of others", async () => {
    const told: string[] = [];
    let ours = 0;
    for (const code of CODES) {
      const [status, text] = await send(
        "POST /rest/v1/rpc/set_primary_profile",
        JSON.stringify({ code }),
      );
      if (status >= 500) ours += 1;
      // Errors of the request itself have the message of PostgreSQL, as in PostgREST.
      const isTold = status >= 500 && /Doliprane|Zoé|medications/.test(text);
      if (isTold || INSIDE.test(text) || status < 400) told.push(`${code} ${status} ${text}`);
    }
    expect(told).toEqual([]);
    expect(ours).toBeGreaterThan(10);
  });

  test("C12: nothing that is no JSON, or of the wrong type, is a failure of ours", async () => {
    const failed: string[] = [];
    let sent = 0;
    for (const route of writes) {
      for (const body of [
        "",
        "{",
        "null",
        "[]",
        '"x"',
        "1e999",
        '{"a":',
        `{"id":{"a":[1]}}`,
        "\0",
      ]) {
        const [status, text] = await send(route, body);
        sent += 1;
        if (status >= 500 || INSIDE.test(text)) failed.push(`${route} ${body} ${status} ${text}`);
      }
    }
    const { rows } = await columns();
    for (const [relation, column] of rows) {
      for (const value of WRONG_VALUES) {
        const [status, text] = await send(`GET /rest/v1/${relation}?${column}=${value}`);
        sent += 1;
        if (status >= 500 || INSIDE.test(text)) {
          failed.push(`${relation}.${column}=${value} ${status} ${text}`);
        }
      }
    }
    expect(failed).toEqual([]);
    recordTestResult({
      row: "C12",
      what: `malformed and wrongly typed requests at every endpoint, ${place.name}`,
      target: "0 × 500",
      measured: `${sent} sent, ${failed.length} failures of ours`,
      held: failed.length === 0,
    });
  });

  async function columns() {
    const rows = await server.engine.transaction((tx) =>
      tx.query<{ relation: string; name: string }>(
        `select table_name as relation, column_name as name from information_schema.columns
         where table_schema = 'public' and table_name = any ($1)`,
        [[...relations]],
      ),
    );
    return { rows: rows.map(({ relation, name }) => [relation, name] as const) };
  }

  test("C11: what is asked beyond its bounds is refused, what is within takes no time", async () => {
    const long = (count: number) => Array.from({ length: count }, (_, at) => at).join(",");
    const refused = [
      `?id=in.(${"1,".repeat(10_000)}1)`,
      `?or=(${"name.eq.a,".repeat(5_000)}name.eq.a)`,
      `?or=(${"name.eq.a,".repeat(250)}name.eq.a)`,
      `?select=${"profiles(".repeat(9)}id${")".repeat(9)}`,
      `?select=${Array.from({ length: 300 }, (_, at) => `a${at}:profiles(id)`).join(",")}`,
      `?or=${"(or".repeat(40)}(name.eq.a)${")".repeat(40)}`,
      "?name=match.(a+)+$",
    ];
    for (const query of refused) {
      const [status] = await send("GET /rest/v1/medications", undefined, query);
      expect(status, query.slice(0, 60)).toBeGreaterThanOrEqual(400);
      expect(status, query.slice(0, 60)).toBeLessThan(500);
    }
    const allowed = [
      "?limit=1000000000",
      "?limit=1&offset=1000000000",
      `?total_quantity=in.(${long(999)})`,
      `?or=(${"name.eq.a,".repeat(199)}name.eq.a)`,
      "?select=id,profiles(id,medications(id,profiles(id)))",
    ];
    let longest = 0;
    for (const query of allowed) {
      const start = performance.now();
      const [status, text] = await send("GET /rest/v1/medications", undefined, query);
      longest = Math.max(longest, performance.now() - start);
      expect([status, text], query.slice(0, 60)).toMatchObject([200, "[]"]);
    }
    recordTestResult({
      row: "C11",
      what: `the largest requests that are allowed, ${place.name}`,
      target: "≤ 500 ms each",
      measured: `longest ${Math.round(longest)} ms; seven shapes beyond the bounds refused`,
      held: longest <= 500,
    });
  });
});
