import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureBuild } from "../../scripts/ensure-build.ts";
import { noteMeasured } from "../measured.ts";
import {
  findPostgresBinaries,
  type PostgresServer,
  startPostgresServer,
} from "../postgres-server.ts";
import { removeFolder } from "../remove-folder.ts";
import { RunningServer } from "../running-server.ts";
import { random } from "../seeded-random.ts";
import { type DoseTaker, keepTaking, moveIn } from "./dose-taker.ts";
import { quantile, seconds } from "./figures.ts";
import { isWhole, times } from "./scale.ts";

const KILLS = times(200, 3);
const BROWSERS = 4;

const binaries = findPostgresBinaries();
const places = [{ name: "PGlite" }, ...(binaries ? [{ name: "PostgreSQL" }] : [])];

describe.each(places)("a server on $name", { timeout: 120_000 + KILLS * 20_000 }, ({ name }) => {
  let folder: string;
  let postgres: PostgresServer | undefined;
  let server: RunningServer;
  let taker: DoseTaker;

  beforeAll(async () => {
    await ensureBuild();
    folder = await mkdtemp(join(tmpdir(), "trousse-server-"));
    if (name === "PostgreSQL") postgres = await startPostgresServer(binaries ?? "");
    const url = await postgres?.createDatabase();
    server = await RunningServer.start(folder, {
      TRUSTED_PROXY: "loopback",
      ...(url && { DATABASE_URL: url }),
    });
    taker = await moveIn(server);
  });
  afterAll(async () => {
    await server.stop("SIGKILL");
    await postgres?.stop();
    await removeFolder(folder);
  });

  test(`killed ${KILLS} times under doses, it has every one that was acknowledged, each with its stock`, async () => {
    const restarts: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const stop = keepTaking(taker, BROWSERS);
      await delay(100 + random() * 500);
      await server.stop("SIGKILL");
      await stop();
      const start = performance.now();
      await server.start();
      restarts.push(performance.now() - start);
      await taker.stay();
    }
    const { acknowledged, lost, halves } = await taker.tally();
    const slowest = quantile(restarts, 0.99);
    noteMeasured({
      row: "D2",
      what: `kill -9 of the server under doses by HTTP, ${name}`,
      target: "0 lost, 0 half-done intakes",
      measured: `${KILLS} kills, ${acknowledged} acknowledged, ${lost} lost, ${halves} by half; restart median ${seconds(quantile(restarts, 0.5))}, p99 ${seconds(slowest)}`,
      held: isWhole && lost === 0 && halves === 0,
    });
    expect(acknowledged).toBeGreaterThan(KILLS);
    expect({ lost, halves }).toEqual({ lost: 0, halves: 0 });
  });

  test.runIf(name === "PostgreSQL")(
    "the first requests after a start, all at once, all succeed",
    async () => {
      const rounds = times(20, 2);
      let failed = 0;
      for (let round = 0; round < rounds; round += 1) {
        await server.stop("SIGKILL");
        await server.start();
        await taker.stay();
        const answers = await Promise.all(
          Array.from({ length: 24 }, () => taker.client.from("medications").select("id")),
        );
        failed += answers.filter(({ error }) => error).length;
      }
      noteMeasured({
        row: "D19",
        what: "24 concurrent first requests after a start, PostgreSQL",
        target: "0 failed",
        measured: `${rounds} starts, ${failed} of ${rounds * 24} failed`,
        held: isWhole && failed === 0,
      });
      expect(failed).toBe(0);
    },
  );
});
