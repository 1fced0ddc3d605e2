import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureBuild } from "#scripts/building/ensure-build.ts";
import { random } from "#testing/harness/seeded-random.ts";
import {
  findPostgresBinaries,
  type PostgresServer,
  startPostgresServer,
} from "../engines/postgres-server.ts";
import { removeFolder } from "../harness/remove-folder.ts";
import { RunningServer } from "../harness/running-server.ts";
import { recordTestResult } from "../harness/test-result-rows.ts";
import { createDoseWriter, type DoseWriter, takeDosesUntilStopped } from "./dose-writer.ts";
import { isFullSample, sampleSize } from "./sample-size.ts";
import { quantile, seconds } from "./statistics.ts";

const KILLS = sampleSize(200, 3);
const BROWSERS = 4;

const binaries = findPostgresBinaries();
const places = [{ name: "PGlite" }, ...(binaries ? [{ name: "PostgreSQL" }] : [])];

describe.each(places)("a server on $name", { timeout: 120_000 + KILLS * 20_000 }, ({ name }) => {
  let folder: string;
  let postgres: PostgresServer | undefined;
  let server: RunningServer;
  let taker: DoseWriter;

  beforeAll(async () => {
    await ensureBuild();
    folder = await mkdtemp(join(tmpdir(), "trousse-server-"));
    if (name === "PostgreSQL") postgres = await startPostgresServer(binaries ?? "");
    const url = await postgres?.createDatabase();
    server = await RunningServer.start(folder, {
      TRUSTED_PROXY: "loopback",
      ...(url && { DATABASE_URL: url }),
    });
    taker = await createDoseWriter(server);
  });
  afterAll(async () => {
    await server.stop("SIGKILL");
    await postgres?.stop();
    await removeFolder(folder);
  });

  test(`killed ${KILLS} times under doses, it has every one that was acknowledged, each with its stock`, async () => {
    const restarts: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const doses = takeDosesUntilStopped(taker, BROWSERS);
      await doses.firstAcknowledged;
      await delay(random() * 500);
      await server.stop("SIGKILL");
      await doses.stop();
      const start = performance.now();
      await server.start();
      restarts.push(performance.now() - start);
      await taker.refreshSession();
    }
    const { acknowledged, lost, inconsistent } = await taker.count();
    const slowest = quantile(restarts, 0.99);
    recordTestResult({
      row: "D2",
      what: `kill -9 of the server under doses by HTTP, ${name}`,
      target: "0 lost, 0 half-done intakes",
      measured: `${KILLS} kills, ${acknowledged} acknowledged, ${lost} lost, ${inconsistent} by half; restart median ${seconds(quantile(restarts, 0.5))}, p99 ${seconds(slowest)}`,
      held: isFullSample && lost === 0 && inconsistent === 0,
    });
    expect(acknowledged).toBeGreaterThanOrEqual(KILLS);
    expect({ lost, halves: inconsistent }).toEqual({ lost: 0, halves: 0 });
  });

  test.runIf(name === "PostgreSQL")(
    "the first requests after a start, all at once, all succeed",
    async () => {
      const rounds = sampleSize(20, 2);
      let failed = 0;
      for (let round = 0; round < rounds; round += 1) {
        await server.stop("SIGKILL");
        await server.start();
        await taker.refreshSession();
        const answers = await Promise.all(
          Array.from({ length: 24 }, () => taker.client.from("medications").select("id")),
        );
        failed += answers.filter(({ error }) => error).length;
      }
      recordTestResult({
        row: "D19",
        what: "24 concurrent first requests after a start, PostgreSQL",
        target: "0 failed",
        measured: `${rounds} starts, ${failed} of ${rounds * 24} failed`,
        held: isFullSample && failed === 0,
      });
      expect(failed).toBe(0);
    },
  );
});
