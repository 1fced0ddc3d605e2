import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  findPostgresBinaries,
  type PostgresServer,
  startPostgresServer,
} from "../../../testing/engines/postgres-server.ts";
import type { Engine } from "../database/engine.ts";
import { openDatabase } from "../database/open.ts";
import { type RealtimeServer, startRealtimeServer } from "../testing/realtime-server.ts";

const binaries = findPostgresBinaries();

describe.skipIf(binaries === null)("two processes on one PostgreSQL", () => {
  let server: PostgresServer;
  let engines: readonly [Engine, Engine];
  let processes: readonly [RealtimeServer, RealtimeServer];
  const heard: { event: string; at: number }[] = [];
  const states: string[] = [];

  beforeAll(async () => {
    server = await startPostgresServer(binaries ?? "");
    const url = await server.createDatabase();
    engines = [await openDatabase({ url }), await openDatabase({ url })];
    processes = [await startRealtimeServer(engines[0]), await startRealtimeServer(engines[1])];
    const { client } = await processes[0].member();
    const token = (await client.auth.getSession()).data.session?.access_token ?? null;
    const realtime = processes[0].realtime(async () => token);
    await realtime.setAuth();
    realtime
      .channel("everybody", { config: { private: true } })
      .on("broadcast", { event: "*" }, ({ event }) => {
        heard.push({ event, at: performance.now() });
      })
      .subscribe((state) => states.push(state));
    await vi.waitFor(() => expect(states.at(-1)).toBe("SUBSCRIBED"), 20_000);
  }, 120_000);
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.close()));
    await Promise.all(engines.map((one) => one.close()));
    await server.stop();
  });

  const sendFrom = (engine: Engine, event: string) =>
    engine.transaction((tx) =>
      tx.query("select realtime.send('{}', $1, 'everybody', true)", [event]),
    );
  const events = () => heard.map(({ event }) => event);

  test("what one process commits reaches the sockets of the other", async () => {
    await sendFrom(engines[1], "from-the-other");
    await expect.poll(events).toContain("from-the-other");
  });

  test("after the listening connection was killed, sockets stay open and get a message to read again", async () => {
    await server.asAdministrator(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen realtime'",
    );
    await expect.poll(events, { timeout: 20_000 }).toContain("resync");
    await sendFrom(engines[1], "after-the-kill");
    await expect.poll(events, { timeout: 20_000 }).toContain("after-the-kill");
    expect(states.at(-1)).toBe("SUBSCRIBED");
  });
});
