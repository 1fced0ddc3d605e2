import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureBuild } from "../../scripts/ensure-build.ts";
import { noteMeasured } from "../measured.ts";
import { joinTrousse } from "../newcomer.ts";
import {
  findPostgresBinaries,
  type PostgresServer,
  startPostgresServer,
} from "../postgres-server.ts";
import { RunningServer } from "../running-server.ts";
import { quantile, seconds } from "./figures.ts";
import { times } from "./scale.ts";

const KILLS = times(200, 3);
const BROWSERS = 4;
const STOCK = 1_000_000;

const binaries = findPostgresBinaries();
const places = [{ name: "PGlite" }, ...(binaries ? [{ name: "PostgreSQL" }] : [])];

describe.each(places)("a server on $name", { timeout: 120_000 + KILLS * 20_000 }, ({ name }) => {
  let folder: string;
  let postgres: PostgresServer | undefined;
  let server: RunningServer;
  let client: SupabaseClient;
  let account: string;

  beforeAll(async () => {
    await ensureBuild();
    folder = await mkdtemp(join(tmpdir(), "trousse-server-"));
    if (name === "PostgreSQL") postgres = await startPostgresServer(binaries ?? "");
    const url = await postgres?.createDatabase();
    server = await RunningServer.start(folder, {
      TRUSTED_PROXY: "loopback",
      ...(url && { DATABASE_URL: url }),
    });
    const publishableKey = await server.publishableKey();
    const place = { url: server.url, publishableKey, fetch };
    const claire = { firstName: "Claire", lastName: "Moreau", password: "Vent-du-Nord7" };
    const joined = await joinTrousse(place, { ...claire, email: "claire@example.org" });
    ({ account, client } = joined);
    // A client of its own for who writes: nothing is asked again behind its back.
    const token = joined.session.access_token;
    client = createClient(server.url, publishableKey, { accessToken: async () => token });
  });
  afterAll(async () => {
    await server.stop("SIGKILL");
    await postgres?.stop();
    await rm(folder, { recursive: true });
  });

  test(`killed ${KILLS} times under doses, it has every one that was acknowledged, each with its stock`, async () => {
    const medication = randomUUID();
    await client
      .from("medications")
      .insert({
        id: medication,
        user_id: account,
        name: "Spasfon",
        dosage: "80 mg",
        form: "Comprimé",
        total_quantity: STOCK,
        current_quantity: STOCK,
        expiry_date: "2030-06-30",
      })
      .throwOnError();
    const acknowledged: string[] = [];
    const restarts: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      let isOver = false;
      const tap = async () => {
        while (!isOver) {
          const id = randomUUID();
          const { error } = await client
            .from("medication_intake_logs")
            .insert({ id, medication_id: medication });
          if (!error) acknowledged.push(id);
        }
      };
      const taps = Array.from({ length: BROWSERS }, tap);
      await delay(100 + Math.random() * 500);
      await server.stop("SIGKILL");
      isOver = true;
      await Promise.all(taps);
      const start = performance.now();
      await server.start();
      restarts.push(performance.now() - start);
    }
    const { data: box } = await client
      .from("medications")
      .select("current_quantity")
      .eq("id", medication)
      .single();
    const kept = new Set(await listIds(client, medication));
    const lost = acknowledged.filter((id) => !kept.has(id)).length;
    const left = Number(box?.current_quantity);
    const halves = Math.abs(STOCK - left - kept.size);
    const slowest = quantile(restarts, 0.99);
    noteMeasured({
      row: "D2",
      what: `kill -9 of the server under doses by HTTP, ${name}`,
      target: "0 lost, 0 half-done intakes",
      measured: `${KILLS} kills, ${acknowledged.length} acknowledged, ${lost} lost, ${halves} by half; restart median ${seconds(quantile(restarts, 0.5))}, p99 ${seconds(slowest)}`,
      held: lost === 0 && halves === 0,
    });
    expect(acknowledged.length).toBeGreaterThan(KILLS);
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
        const answers = await Promise.all(
          Array.from({ length: 24 }, () => client.from("medications").select("id")),
        );
        failed += answers.filter(({ error }) => error).length;
      }
      noteMeasured({
        row: "D19",
        what: "24 concurrent first requests after a start, PostgreSQL",
        target: "0 failed",
        measured: `${rounds} starts, ${failed} of ${rounds * 24} failed`,
        held: failed === 0,
      });
      expect(failed).toBe(0);
    },
  );
});

async function listIds(client: SupabaseClient, medication: string): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const { data } = await client
      .from("medication_intake_logs")
      .select("id")
      .eq("medication_id", medication)
      .order("id")
      .range(ids.length, ids.length + 999)
      .throwOnError();
    ids.push(...data.map(({ id }) => String(id)));
    if (data.length < 1000) return ids;
  }
}
