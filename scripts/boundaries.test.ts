import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Boundaries, checkBoundaries } from "./boundaries.ts";

const root = join(import.meta.dirname, "..");
const planted = [
  { in: "domain/inventory/a.ts", from: "../../app/locale/b.ts", rule: "domain-imports-only" },
  { in: "domain/inventory/c.ts", from: "zod", rule: "domain-is-pure" },
  { in: "domain/inventory/d.ts", from: "node:fs", rule: "domain-is-pure" },
  { in: "app/locale/b.ts", from: "../ui/b.ts", rule: "locale-imports-only" },
  { in: "app/ui/b.ts", from: "../client/b.ts", rule: "ui-imports-only" },
  { in: "app/ui/c.tsx", from: "../../domain/inventory/d.ts", rule: "ui-imports-only" },
  { in: "app/client/b.ts", from: "../features/planted/data.ts", rule: "client-imports-only" },
  { in: "app/features/planted/b.ts", from: "../../routes/b.ts", rule: "features-imports-only" },
  { in: "app/features/planted/c.ts", from: "../other/data.ts", rule: "features-are-strangers" },
  {
    in: "app/features/planted/d.ts",
    from: "@supabase/supabase-js",
    rule: "database-only-through-data",
  },
  { in: "app/routes/b.ts", from: "../../server/c.ts", rule: "app-imports-only" },
  { in: "app/routes/d.ts", from: "@zxcvbn-ts/language-common", rule: "common-passwords-stay" },
  { in: "app/routes/c.ts", from: "@supabase/supabase-js", rule: "database-only-through-data" },
  {
    in: "packages/backend/rest/b.ts",
    from: "../../../domain/inventory/d.ts",
    rule: "backend-imports-only",
  },
  { in: "server/c.ts", from: "../app/ui/d.ts", rule: "server-imports-only" },
  { in: "server/d.ts", from: "vitest", rule: "tools-stay-out-of-the-product" },
  { in: "server/e.ts", from: "./f.ts", rule: "no-cycles" },
  { in: "server/g.ts", from: "./not-there.ts", rule: "nothing-unresolved" },
  { in: "domain/inventory/e.ts", from: "#domain/calendar/z.ts", rule: "portable-folders-import" },
  { in: "app/features/planted/e.ts", from: "#app/features/other/data.ts", rule: "features-are-" },
  { in: "supabase/functions/a/b.ts", from: "../c/d.ts", rule: "functions-are-strangers" },
  { in: "supabase/functions/a/e.ts", from: "../../../app/ui/d.ts", rule: "functions-imports-only" },
] as const;
const innocent = {
  "app/features/other/data.ts": 'import type { SupabaseClient } from "@supabase/supabase-js";\n',
  "app/features/planted/data.ts": 'import { b } from "../../client/d.ts";\n',
  "app/client/d.ts": "export const b = 1;\n",
  "app/ui/d.ts": 'import { a } from "../../domain/calendar/z.ts";\n',
  "domain/calendar/z.ts": "export const a = 1;\n",
  "server/f.ts": 'import { a } from "./e.ts";\n',
  "supabase/functions/c/d.ts": 'import { a } from "../../../domain/calendar/z.ts";\n',
};

let copy: string;
let found: Boundaries;

/** A copy of the real folders with forbidden imports planted in them. */
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "trousse-boundaries-"));
  for (const name of ["app", "packages", "domain", "server", "supabase", "package.json"]) {
    await cp(join(root, name), join(copy, name), { recursive: true });
  }
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
  const files = new Map<string, string>(Object.entries(innocent));
  for (const { in: file, from } of planted) files.set(file, `import { a } from "${from}";\n`);
  for (const [file, text] of files) {
    await mkdir(join(copy, dirname(file)), { recursive: true });
    await writeFile(join(copy, file), text);
  }
  found = await checkBoundaries(copy);
});
afterAll(() => rm(copy, { recursive: true }));

test.each(planted)("an import of $from in $in is caught by $rule…", ({ in: file, rule }) => {
  const caught = found.violations.filter((line) => line.includes(`: ${file} → `));
  expect(
    caught.some((line) => line.startsWith(rule)),
    caught.join("\n"),
  ).toBe(true);
});

test("an import of a type alone is caught too", async () => {
  await writeFile(join(copy, "server/h.ts"), 'import type { A } from "../app/ui/d.ts";\n');
  const { violations } = await checkBoundaries(copy);
  expect(violations.join("\n")).toContain("server-imports-only-its-neighbours: server/h.ts → ");
});

test("allowed imports are not reported", () => {
  const files = Object.keys(innocent).filter((file) => file !== "server/f.ts");
  const caught = found.violations.filter((line) => files.some((f) => line.includes(`: ${f} → `)));
  expect(caught).toEqual([]);
});

test("every module of ours was read", () => {
  expect(found.modules).toBeGreaterThan(planted.length);
});
