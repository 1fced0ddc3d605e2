import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "@trousse/backend/database/open";
import { expect, test } from "vitest";
import { restoreSnapshot } from "#server/backups/restore.ts";
import { makeSnapshot } from "#server/backups/snapshot.ts";
import { recordTestResult } from "../harness/test-result-rows.ts";
import { backUpAtRandomTimes, openLedger, testBackupKey } from "./backups.ts";
import { isFullRun, isFullSample, sampleSize } from "./sample-size.ts";
import { seconds } from "./statistics.ts";

const BACKUPS = sampleSize(50, 1);

/** Milliseconds for which nobody may have to wait, as B14 has it. */
const LONGEST_STALL = 250;

test(`${BACKUPS} snapshots made at random while somebody writes come back, each whole and of one moment`, {
  timeout: 60_000 + BACKUPS * 30_000,
}, async () => {
  const { made, problems, longestStall } = await backUpAtRandomTimes(BACKUPS);
  recordTestResult({
    row: "D9",
    what: "snapshots at random times under a writer, each restored, PGlite",
    target: "all of 50 restore, with as many rows and agreeing tables",
    measured: `${made} made, encrypted; ${made - problems.length} restored as they were`,
    held: isFullSample && problems.length === 0,
  });
  recordTestResult({
    row: "D9",
    what: "longest stall of the process during a snapshot",
    target: `≤ ${LONGEST_STALL} ms`,
    measured: `${longestStall.toFixed(0)} ms in ${made} snapshots`,
    held: isFullSample && longestStall <= LONGEST_STALL,
  });
  expect({ made, problems }).toEqual({ made: BACKUPS, problems: [] });
});

test.runIf(isFullRun)(
  "a hundred megabytes are back within a minute",
  { timeout: 300_000 },
  async () => {
    const { source, dataDir, folder, close } = await openLedger("careful");
    try {
      await source.engine.transaction((tx) =>
        tx.script(
          "insert into public.doses select n, repeat(md5(n::text), 16) from generate_series(1, 120000) n; update public.stock set taken = 120000",
        ),
      );
      const made = performance.now();
      const { path, size } = await makeSnapshot(source, { folder, key: testBackupKey }, Date.now());
      const took = performance.now() - made;
      const place = join(dataDir, "..", "restored");
      const start = performance.now();
      await restoreSnapshot(path, testBackupKey, place, new Date());
      const engine = await openDatabase({ dataDir: place });
      const back = performance.now() - start;
      const [found] = await engine.transaction((tx) =>
        tx.query<{ doses: number }>("select count(*) as doses from public.doses"),
      );
      await engine.close();
      const whole = await megabytesOf(join(place, "pgdata"));
      recordTestResult({
        row: "D9",
        what: "restoring about 100 MB, until the database answers, PGlite",
        target: "≤ 60 s",
        measured: `${whole.toFixed(0)} MB back in ${seconds(back)}; its backup of ${(size / 1e6).toFixed(0)} MB was made in ${seconds(took)}`,
        held: back <= 60_000 && found?.doses === 120_000,
      });
      expect(found).toEqual({ doses: 120_000 });
    } finally {
      await close();
    }
  },
);

async function megabytesOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6;
}
