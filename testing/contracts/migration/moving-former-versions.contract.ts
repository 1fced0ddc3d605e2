import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { migrate } from "@trousse/backend/database/setup/migrate";
import { expect, test } from "vitest";
import { exportInstallation } from "#server/moving/export-installation.ts";
import { importInstallation } from "#server/moving/import-installation.ts";
import type { InstallationLocation } from "#server/moving/installation-location.ts";
import { readMovingFile } from "#server/moving/moving-file.ts";
import { createOwnObjectAdapter } from "#server/moving/object-adapter.ts";
import { engines } from "#testing/engines/engines.ts";
import { createMemoryStore } from "#testing/fakes/memory-store.ts";

/**
 * Files of `npm run export:installation` from former versions: a household that has a row in every table of the API,
 * and one image. They are never generated again.
 */
const formerVersions = [
  { file: "before-squash.export", newest: "20261122190400" },
  { file: "before-renumbering.export", newest: "20261122202400" },
];
const cases = engines.flatMap((engine) =>
  formerVersions.map((version) => ({ ...engine, ...version })),
);

/** Columns that former versions lack, with what they hold for a row that comes from there. */
const ADDED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "public.blog_posts": {
    sources: [],
    sources_en: [],
    sources_es: [],
    reviewed_by: null,
    reviewed_on: null,
  },
  "public.medication_intake_logs": { confirmed_warnings: "{}", helper_name: null },
  "public.medications": {
    is_common: "false",
    location: null,
    in_use_days: null,
    course_stopped_on: null,
    course_stop_reason: null,
    course_stop_note: null,
    official_number: null,
    lot: null,
    gtin: null,
  },
  "public.user_preferences": {
    home_question_answered: "false",
    readiness_due_on: null,
    renewal_mails: "true",
    health_consent_version: null,
    health_consent_at: null,
    health_consent_revoked_at: null,
  },
  "public.profiles": {
    weight_measured_on: null,
    weight_confirmed_at: null,
    weight_confirmed_by: null,
  },
  "public.planned_doses": { is_closed_by_plan: "false" },
  "public.profile_details": {
    picked_allergies: "{}",
    unrecognized_allergies: "{}",
    taken_treatments: "{}",
    untaken_treatments: "{}",
  },
};

function withoutAdded(table: string, row: string): string {
  const added = Object.entries(ADDED[table] ?? {});
  const kept = Object.entries(JSON.parse(row) as Record<string, unknown>).filter(
    ([column, value]) =>
      !added.some(([name, usual]) => name === column && isDeepStrictEqual(usual, value)),
  );
  return JSON.stringify(Object.fromEntries(kept));
}

/** The log of what was done with an account was called otherwise. */
function withNameOfToday(row: string): string {
  return row.startsWith("private.account_deeds ")
    ? row
        .replace("private.account_deeds", "private.account_actions")
        .replace('"deed":', '"action":')
    : row;
}

/** Each row of a file by its table, and each stored file, in no particular order. */
async function contentOf(path: string): Promise<string[]> {
  const content: string[] = [];
  let table = "";
  for await (const line of readMovingFile(path, undefined)) {
    if (line.is === "table") table = line.name;
    if (line.is === "rows")
      content.push(...line.rows.map((row) => `${table} ${withoutAdded(table, row)}`));
    if (line.is === "object") content.push(JSON.stringify(line));
  }
  return content.sort();
}

test.each(cases)("an installation of migration $newest moves to $name", async (version) => {
  const former = join(import.meta.dirname, "../../samples", version.file);
  const engine = await version.open();
  const folder = await mkdtemp(join(tmpdir(), "trousse-moving-"));
  try {
    await migrate(engine, { migrations: "supabase/migrations", seeds: "supabase/seed" });
    const location: InstallationLocation = {
      is: "own",
      objects: createOwnObjectAdapter(createMemoryStore()),
      transaction: (work) => engine.transaction(work),
      close: () => engine.close(),
    };
    expect((await readMovingFile(former, undefined).next()).value).toMatchObject({
      migrations: expect.arrayContaining([version.newest]),
    });
    await importInstallation(location, readMovingFile(former, undefined), {
      isDryRun: false,
      replaces: false,
    });
    const again = join(folder, "again.export");
    await exportInstallation(location, again, undefined);
    const content = (await contentOf(former)).map(withNameOfToday).sort();
    expect(content.filter((row) => row.startsWith("public.medications "))).toHaveLength(1);
    expect(await contentOf(again)).toEqual(content);
  } finally {
    await engine.close();
    await rm(folder, { recursive: true });
  }
});
