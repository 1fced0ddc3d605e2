import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { engines } from "../../../testing/engines/engines.ts";
import { openEmbedded } from "../../../testing/engines/pglite-template.ts";
import {
  findPostgresBinaries,
  type PostgresServer,
  startPostgresServer,
} from "../../../testing/engines/postgres-server.ts";
import type { Engine } from "./engine.ts";
import { openDatabase } from "./open.ts";

const tell = (engine: Engine, channel = "site_content") =>
  engine.transaction((tx) => tx.query("select pg_notify($1, '')", [channel]));

describe.each(engines)("listeners, on $name", ({ open }) => {
  let engine: Engine;
  const heard = vi.fn();
  beforeAll(async () => {
    engine = await open();
    engine.listen("site_content", heard);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 60_000);
  });
  afterAll(() => engine.close());

  test("are called for each commit that notified, by a transaction or a request", async () => {
    heard.mockClear();
    await tell(engine);
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    const anon = { role: "anon", claims: "{}" };
    await engine.asRole(anon, "select pg_notify('site_content', '')", []);
    await expect.poll(() => heard.mock.calls.length).toBe(2);
  });

  test("are not called for a rollback or for another channel", async () => {
    heard.mockClear();
    const undone = engine.transaction(async (tx) => {
      await tx.query("select pg_notify('site_content', '')");
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await tell(engine, "something_else");
    await tell(engine);
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    await tell(engine);
    await expect.poll(() => heard.mock.calls.length).toBe(2);
  });

  test("several may listen to one channel", async () => {
    const too = vi.fn();
    engine.listen("site_content", too);
    await expect.poll(() => too.mock.calls.length).toBe(1);
    heard.mockClear();
    await tell(engine);
    await expect.poll(() => too.mock.calls.length).toBe(2);
    await expect.poll(() => heard.mock.calls.length).toBe(1);
  });

  test("a channel that is not a plain name is refused", () => {
    expect(() => engine.listen("a; drop table auth.users", heard)).toThrow(RangeError);
  });
});

test("on PGlite a listener is called before the notifying statement returns", async () => {
  const engine = await openEmbedded();
  const heard = vi.fn();
  engine.listen("site_content", heard);
  // Waits in the queue behind it.
  await tell(engine, "something_else");
  heard.mockClear();
  await tell(engine);
  expect(heard).toHaveBeenCalledTimes(1);
  await engine.close();
});

test("closing an engine does not wait for a listener that was just added", async () => {
  for (const { open } of engines) {
    const engine = await open();
    engine.listen("site_content", () => undefined);
    await engine.close();
  }
});

const binaries = findPostgresBinaries();

describe.skipIf(binaries === null)("a PostgreSQL server that stops", () => {
  let server: PostgresServer;
  let one: Engine;
  let other: Engine;
  const heard = vi.fn();
  beforeAll(async () => {
    server = await startPostgresServer(binaries ?? "");
    const url = await server.createDatabase();
    one = await openDatabase({ url });
    other = await openDatabase({ url });
    one.listen("site_content", heard);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 60_000);
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await server.stop();
  });

  test("notifications of another process arrive", async () => {
    heard.mockClear();
    await tell(other);
    await expect.poll(() => heard.mock.calls.length).toBe(1);
  });

  test.each([
    {
      because: "its connection was ended",
      lose: () =>
        server.asAdministrator(
          "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'",
        ),
    },
    {
      because: "the server was killed and came back later",
      async lose() {
        await server.kill();
        // Two attempts to connect fail.
        await new Promise((resolve) => setTimeout(resolve, 2500));
        await server.start();
      },
    },
  ])("a listener learns that notifications may have been lost: $because", async ({ lose }) => {
    heard.mockClear();
    await lose();
    await expect.poll(() => heard.mock.calls.length, { timeout: 15_000 }).toBe(1);
    await expect.poll(() => tell(other).then(() => "told", String)).toBe("told");
    await expect.poll(() => heard.mock.calls.length).toBe(2);
  });
});
