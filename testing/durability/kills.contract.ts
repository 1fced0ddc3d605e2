import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "@trousse/backend/database/open";
import { afterAll, beforeAll, expect, test } from "vitest";
import { random } from "#testing/harness/seeded-random.ts";
import { findPostgresBinaries, startPostgresServer } from "../engines/postgres-server.ts";
import { recordTestResult } from "../harness/test-result-rows.ts";
import {
  inspectSurvivors,
  killOnPglite,
  LEDGER,
  startWriter,
  type Writer,
} from "./killed-writers.ts";
import { isFullSample, sampleSize } from "./sample-size.ts";
import { quantile, seconds } from "./statistics.ts";

const KILLS = sampleSize(200, 4);
const DATABASE_KILLS = sampleSize(40, 2);
const TEST_TIMEOUT = 60_000 + KILLS * 15_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trousse-kills-"));
});
afterAll(() => rm(folder, { recursive: true }));

test(`PGlite keeps what was acknowledged through ${KILLS} kills, and nothing by half`, {
  timeout: TEST_TIMEOUT,
}, async () => {
  const { acknowledged, lost, agrees, restarts } = await killOnPglite(join(folder, "d1"), KILLS);
  const slowest = quantile(restarts, 0.99);
  recordTestResult({
    row: "D1",
    what: "kill -9 while writing, PGlite, careful",
    target: "0 lost / 200 kills; restart p99 ≤ 5 s",
    measured: `${restarts.length} kills, ${acknowledged} acknowledged, ${lost} lost; restart median ${seconds(quantile(restarts, 0.5))}, p99 ${seconds(slowest)}`,
    held: isFullSample && lost === 0 && agrees && slowest <= 5000,
  });
  expect(acknowledged).toBeGreaterThanOrEqual(KILLS);
  expect({ lost, agrees }).toEqual({ lost: 0, agrees: true });
});

test.skipIf(findPostgresBinaries() === null)(
  `PostgreSQL keeps what was acknowledged when it is killed ${DATABASE_KILLS} times under four writers, who go on`,
  { timeout: TEST_TIMEOUT },
  async () => {
    const server = await startPostgresServer(findPostgresBinaries() ?? "");
    const writers: Writer[] = [];
    try {
      const place = { url: await server.createDatabase() };
      const engine = await openDatabase(place);
      await engine.transaction((tx) => tx.script(LEDGER));
      await engine.close();
      for (const nth of [1, 2, 3, 4]) {
        writers.push(await startWriter(place, nth * 1_000_000_000));
      }
      const pauses: number[] = [];
      const said = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      for (let kill = 0; kill < DATABASE_KILLS; kill += 1) {
        await delay(100 + random() * 500);
        await server.kill();
        const before = said();
        await server.start();
        const back = performance.now();
        while (said() === before) await delay(10);
        pauses.push(performance.now() - back);
      }
      const died = writers.filter(({ child }) => child.exitCode !== null).length;
      await Promise.all(writers.map((writer) => writer.end()));
      const all = writers.flatMap(({ acknowledged }) => acknowledged);
      const { acknowledged, lost, agrees } = await inspectSurvivors(place, all);
      const slowest = Math.max(...pauses);
      recordTestResult({
        row: "D3",
        what: "kill -9 of PostgreSQL under four writers",
        target: "0 lost; processes survive; writing again < 3 s after it is back",
        measured: `${DATABASE_KILLS} kills, ${acknowledged} acknowledged, ${lost} lost, ${died} processes died; writing again after ${seconds(quantile(pauses, 0.5))}, at most ${seconds(slowest)}`,
        held: isFullSample && lost === 0 && agrees && died === 0 && slowest < 3000,
      });
      expect({ lost, agrees, died }).toEqual({ lost: 0, agrees: true, died: 0 });
    } finally {
      await Promise.all(writers.map((writer) => writer.end()));
      await server.stop();
    }
  },
);
