import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureBuild } from "#scripts/building/ensure-build.ts";
import { listSnapshots } from "#server/backups/snapshot.ts";
import { verifySnapshot } from "#server/backups/unpack.ts";
import { random } from "#testing/harness/seeded-random.ts";
import { freePort } from "../harness/free-port.ts";
import { removeFolder } from "../harness/remove-folder.ts";
import { RunningServer } from "../harness/running-server.ts";
import { recordTestResult } from "../harness/test-result-rows.ts";
import { createDoseWriter, takeDosesUntilStopped } from "./dose-writer.ts";
import { sampleSize } from "./sample-size.ts";
import { quantile, seconds } from "./statistics.ts";

const ROUNDS = sampleSize(20, 1);
const BROWSERS = 4;
const backup = join(import.meta.dirname, "../../scripts/backup.ts");

let folder: string;
let server: RunningServer;
beforeAll(async () => {
  await ensureBuild();
  folder = await mkdtemp(join(tmpdir(), "trousse-holder-"));
  server = await RunningServer.startMigrated(folder, { TRUSTED_PROXY: "loopback" });
});
afterAll(async () => {
  await server.stop("SIGKILL");
  await removeFolder(folder);
});

test(`a second server on a folder is refused ${ROUNDS} times, a backup is not, and no dose is lost`, {
  timeout: 120_000 + ROUNDS * 40_000,
}, async () => {
  const taker = await createDoseWriter(server);
  const refusals: number[] = [];
  const unlike: string[] = [];
  let lockedOut = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const doses = takeDosesUntilStopped(taker, BROWSERS);
    const start = performance.now();
    const { code, output } = await RunningServer.refusal({
      DATA_DIR: folder,
      PORT: String(await freePort()),
    });
    refusals.push(performance.now() - start);
    if (code !== 1 || !output.includes(`in use by process ${server.pid}`)) unlike.push(output);
    // A backup takes seconds, of which one says what twenty do.
    if (round === 0) await backUp();
    await delay(random() * 300);
    await server.stop("SIGKILL");
    await doses.stop();
    await server.start().catch(() => {
      lockedOut += 1;
      return server.start();
    });
  }
  const { acknowledged, lost, inconsistent } = await taker.count();
  const usual = quantile(refusals, 0.5);
  recordTestResult({
    row: "D5",
    what: "a second server on one folder, and npm run backup beside a running one",
    target: "0 lost; refused < 2 s with pid; a lock of who was killed holds nobody up",
    measured: `${ROUNDS} rounds, ${acknowledged} acknowledged under them, ${lost} lost; refused in ${seconds(usual)} (median), at most ${seconds(Math.max(...refusals))}, with pid and exit code 1; ${lockedOut} starts after kill -9 held up; the backup made beside them is whole`,
    held:
      lost === 0 && inconsistent === 0 && unlike.length === 0 && lockedOut === 0 && usual < 2000,
  });
  expect(unlike).toEqual([]);
  expect({ lost, halves: inconsistent, lockedOut }).toEqual({ lost: 0, halves: 0, lockedOut: 0 });
});

/** As an operator does, while doses are taken. */
async function backUp(): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, [backup], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  });
  const [newest] = await listSnapshots(join(folder, "backups"));
  expect(stdout).toContain(newest?.path);
  await verifySnapshot(newest?.path ?? "", undefined);
}
