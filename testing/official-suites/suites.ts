import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { authFailures } from "./auth-failures.ts";
import { postgrestFailures } from "./postgrest-failures.ts";
import type { ExpectedFailure } from "./results.ts";

/** The commit of supabase/supabase-js that the expected failures belong to. */
export const TESTED_COMMIT = "381bded5ced48c4621830576bf8cbecc34edc85c";

/** One of the official clients whose own tests run against our backend. */
export interface Suite {
  readonly name: "auth-js" | "postgrest-js";
  /** Below the checkout. */
  readonly folder: string;
  /** Test files that are not run, each with its reason. */
  readonly leftOut: readonly { readonly file: string; readonly why: string }[];
  readonly expectedFailures: readonly ExpectedFailure[];
  /** What the suite's project holds, as SQL. */
  schema(folder: string): Promise<string>;
}

/** What a project of Supabase grants by itself on everything new in schema public, which the suites rely on. */
const DEFAULT_GRANTS = ["tables", "functions", "sequences"]
  .map(
    (kind) =>
      `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`,
  )
  .join("\n");

/** Statements of the schema that neither engine here can run, and what stands in for them. */
const WITHOUT_EXTENSIONS: readonly (readonly [RegExp, string])[] = [
  [/^alter role authenticator .*$/gimu, ""],
  [/^create extension .*postgis.*$/gimu, ""],
  [/extensions\.geometry\(POINT, 4326\)/gu, "text"],
];

export const suites: readonly Suite[] = [
  {
    name: "auth-js",
    folder: "packages/core/auth-js",
    leftOut: [
      {
        file: "test/docker-tests/",
        why: "Four further GoTrue servers in containers, each set up differently.",
      },
    ],
    expectedFailures: authFailures,
    schema: async () => "",
  },
  {
    name: "postgrest-js",
    folder: "packages/core/postgrest-js",
    leftOut: [
      { file: "test/v12/", why: "PostgREST 12 in a container; ours follows PostgREST 14." },
      { file: "test-d.ts", why: "Types only: nothing is sent." },
    ],
    expectedFailures: postgrestFailures,
    async schema(folder) {
      const project = join(folder, "test/supabase");
      const migration = await readFile(
        join(project, "migrations/00000000000000_schema.sql"),
        "utf8",
      );
      const seed = await readFile(join(project, "seed.sql"), "utf8");
      const schema = WITHOUT_EXTENSIONS.reduce(
        (text, [pattern, instead]) => text.replaceAll(pattern, instead),
        migration,
      );
      return [DEFAULT_GRANTS, schema, seed].join("\n");
    },
  },
];
