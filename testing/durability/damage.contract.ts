import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openForIntegrityCheck } from "@trousse/backend/database/open";
import { checkIntegrity } from "@trousse/backend/database/pglite/check-integrity";
import { openPglite } from "@trousse/backend/database/pglite/pglite";
import { expect, onTestFinished, test } from "vitest";
import { recordTestResult } from "../harness/test-result-rows.ts";
import { damages, fileOf } from "./damage.ts";
import { isFullRun } from "./sample-size.ts";

/** In `npm test` one that the start sees, and one that the nightly look does. */
const tried = isFullRun
  ? damages
  : [true, false].flatMap(
      (isSeenAtStart) => damages.find((damage) => damage.isSeenAtStart === isSeenAtStart) ?? [],
    );

test("every damage to the files is found, before opening or by the nightly look", {
  timeout: 300_000,
}, async () => {
  const root = await mkdtemp(join(tmpdir(), "damages-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const whole = join(root, "whole");
  const place = join(root, "damaged");
  await mkdir(whole);
  const settled = await openPglite({ folder: join(whole, "pgdata") });
  await settled.transaction((tx) =>
    tx.script(`
      create table public.doses (n integer primary key, note text);
      insert into public.doses select n, 'more' from generate_series(1, 6000) n;
    `),
  );
  const files = new Map<string, string>();
  for (const { where } of tried) files.set(where, await fileOf(settled, where));
  await settled.close();
  const unseen: string[] = [];
  for (const { name, where, isSeenAtStart, apply } of tried) {
    await cp(whole, place, { recursive: true });
    await apply(join(place, "pgdata", files.get(where) ?? ""), join(place, "pgdata"));
    const found = isSeenAtStart ? await refusalOf(place) : await problemsIn(place);
    if (!found.includes(isSeenAtStart ? "npm run restore -- FILE" : "public.doses"))
      unseen.push(name);
    await rm(place, { recursive: true });
  }
  recordTestResult({
    row: "D8",
    what: "damage to the files behind the database, PGlite",
    target: "every one found, at the start or by the nightly look, with the way back told",
    measured: `${tried.length - unseen.length} of ${tried.length} found (${tried.map(({ name }) => name).join(", ")})`,
    held: unseen.length === 0,
  });
  expect(unseen).toEqual([]);
});

async function refusalOf(place: string): Promise<string> {
  try {
    await (await openForIntegrityCheck(place)).close();
    return "";
  } catch (problem) {
    return problem instanceof Error ? problem.message : "";
  }
}

async function problemsIn(place: string): Promise<string> {
  const opened = await openForIntegrityCheck(place);
  const problems = await checkIntegrity(opened);
  await opened.close().catch(() => undefined);
  return problems.join("\n");
}
