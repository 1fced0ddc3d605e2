import { expect, onTestFinished, test } from "vitest";
import { ensureBuild } from "#scripts/building/ensure-build.ts";
import { RunningServer } from "../harness/running-server.ts";
import { recordTestResult } from "../harness/test-result-rows.ts";
import { createDoseWriter, type DoseWriter } from "./dose-writer.ts";
import { isFullRun } from "./sample-size.ts";
import { MEGABYTE, smallDisk } from "./small-disk.ts";
import { seconds } from "./statistics.ts";

/** The database and its log take some 60 of them. */
const DISK_MB = 160;
const LEAST_MB = 40;

const ROWS = [
  {
    row: "D6",
    what: "disk full under doses by HTTP, PGlite",
    target: "0 lost; writes refused with 507; reads go on; works again after space is freed",
  },
  {
    row: "D7",
    what: "disk full, the log, PGlite",
    target: "never reached: writes refused before; the process goes on answering",
  },
] as const;

test.runIf(isFullRun)(
  "a disk that fills up under doses costs none of them, and stops nothing but writing",
  { timeout: 300_000 },
  async (context) => {
    const disk = smallDisk(DISK_MB);
    if (!disk) {
      const measured = "not tried: this account may mount no disk";
      for (const row of ROWS) recordTestResult({ ...row, measured, held: false });
      return context.skip(measured);
    }
    onTestFinished(disk.remove);
    await ensureBuild();
    const server = await RunningServer.start(disk.folder, {
      TRUSTED_PROXY: "loopback",
      BACKUPS: "off",
      MIN_FREE_MB: String(LEAST_MB),
    });
    onTestFinished(async () => void (await server.stop("SIGKILL")));
    const taker = await createDoseWriter(server);
    const seen = await pressThrough(taker, [
      async () => undefined,
      () => disk.leave(LEAST_MB - 10),
      () => disk.leave(LEAST_MB / 2 - 10),
      async () => disk.empty(),
    ]);
    const least = Math.min(...seen.map(({ free }) => free));
    const { acknowledged, lost, inconsistent } = await taker.count();
    const [roomy, short, full, freed] = seen;
    const isRefused = short?.last === 507 && full?.last === 507;
    const isBack = roomy?.last === 201 && freed?.last === 201;
    const canRead = seen.every(({ reads }) => reads);
    const slowest = Math.max(...seen.map(({ slowest }) => slowest));
    recordTestResult({
      ...ROWS[0],
      measured: `disk of ${DISK_MB} MB: ${acknowledged} acknowledged, ${lost} lost, ${inconsistent} by half; refused with ${short?.last} and ${full?.last}; reads ${canRead ? "go on" : "fail"}; writes again: ${freed?.last}`,
      held: lost === 0 && inconsistent === 0 && isRefused && isBack && canRead,
    });
    recordTestResult({
      ...ROWS[1],
      measured: `at least ${(least / MEGABYTE).toFixed(0)} MB left for the log under doses without end; slowest answer ${seconds(slowest)}`,
      held: least > MEGABYTE && slowest < 10_000,
    });
    expect({ lost, halves: inconsistent }).toEqual({ lost: 0, halves: 0 });
    expect(seen.map(({ last }) => last)).toEqual([201, 507, 507, 201]);
    expect(canRead).toBe(true);

    /** Doses for longer than the server needs to look at its disk, after each change. */
    async function pressThrough(taker: DoseWriter, changes: readonly (() => Promise<void>)[]) {
      const seen = [];
      for (const change of changes) {
        await change();
        let last = 0;
        let slowest = 0;
        let free = Number.POSITIVE_INFINITY;
        for (const end = performance.now() + 8000; performance.now() < end; ) {
          const start = performance.now();
          const statuses = await Promise.all(Array.from({ length: 4 }, () => taker.take()));
          slowest = Math.max(slowest, performance.now() - start);
          last = Math.max(...statuses);
          free = Math.min(free, (await disk?.free()) ?? 0);
        }
        const { error } = await taker.client.from("medications").select("id");
        seen.push({ last, slowest, free, reads: error === null });
      }
      return seen;
    }
  },
);
