import { glob, readFile } from "node:fs/promises";
import { listRoutes } from "@trousse/backend/routes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buckets, procedures, relations } from "#supabase/exposed.ts";
import { engines } from "../engines/engines.ts";
import { observe } from "./case.ts";
import { cases } from "./cases.ts";
import { recordedCalls } from "./recorded-calls.ts";
import { startTrousseServer, type TrousseServer } from "./trousse-server.ts";

/**
 * Answered to programs that look after the server, or before the auth client comes in; and compositions,
 * substances of doses and official notices, which functions of the database read or which come with other rows. Of a private
 * bucket nobody asks for one file's facts, and no address shows one.
 */
const NOT_OF_THE_CLIENT = [
  "/auth/v1/health",
  "/captcha/v1/challenge",
  "/rest/v1/recall_products",
  "/rest/v1/generic_groups",
  "/rest/v1/generic_group_members",
  "/rest/v1/reference_availability",
  "/rest/v1/reference_information",
  "/rest/v1/reference_substances",
  "/rest/v1/rpc/official_notices",
  "/rest/v1/substances",
  "/storage/v1/object/info/prescriptions/*",
  "/storage/v1/object/public/boxes/*",
  "/storage/v1/object/public/prescriptions/*",
];

/** What the auth client does without asking anybody. */
const LOCAL = ["onAuthStateChange"];

const featureModules: Record<string, Record<string, unknown>> = import.meta.glob(
  "/app/features/*/data.ts",
  { eager: true },
);

describe.each(engines)("on $name", (engine) => {
  let server: TrousseServer;
  const requested = new Set<string>();

  beforeAll(async () => {
    server = await startTrousseServer(engine);
  });
  afterAll(() => server.close());

  test.each(cases)("$name", async (each) => {
    const observation = await observe(server, each);
    for (const line of observation.wire) requested.add(line.split(/[ ?]/)[1] ?? "");
    expect(observation).toEqual(each.expected);
  });

  test("every call of the features has a case", () => {
    const calls = Object.entries(featureModules).flatMap(([file, module]) =>
      Object.entries(module)
        .filter(([, value]) => typeof value === "function")
        .map(([name]) => `${file.split("/").at(-2)}.${name}`),
    );
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.filter((call) => !recordedCalls.has(call))).toEqual([]);
  });

  test("every method of the auth client that the product names has a case", async () => {
    const named = new Set<string>();
    for await (const file of glob("app/**/*.{ts,tsx}")) {
      const source = await readFile(file, "utf8");
      for (const [, method] of source.matchAll(/\bauth\s*\.(\w+)\(/g)) named.add(method ?? "");
    }
    expect(named).toContain("signOut");
    const without = [...named].filter((method) => !recordedCalls.has(`db.auth.${method}`));
    expect(without.filter((method) => !LOCAL.includes(method))).toEqual([]);
  });

  test("every table, function and endpoint that is open to the client has a case", () => {
    const routes = [...listRoutes({ relations, procedures, buckets, functions: {} }).keys()];
    const paths = new Set(routes.map((route) => route.split(/[ ?]/)[1] ?? ""));
    const without = [...paths].filter((path) => !requested.has(path));
    expect(without.sort()).toEqual(NOT_OF_THE_CLIENT.toSorted());
  });
});

test("no two cases have one name", () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
});
