import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  findPostgresBinaries,
  type PostgresServer,
  startPostgresServer,
} from "../../../../testing/engines/postgres-server.ts";
import { random } from "../../../../testing/harness/seeded-random.ts";
import { recordTestResult } from "../../../../testing/harness/test-result-rows.ts";
import { UNPRIVILEGED_ROLE } from "../api-roles.ts";
import { DatabaseError } from "../database-error.ts";
import type { Engine } from "../engine.ts";
import { openDatabase } from "../open.ts";
import { migrate } from "../setup/migrate.ts";
import { PostgresConnection } from "./postgres-connection.ts";

const binaries = findPostgresBinaries();
/** How often the server is killed; `KILLS=200` for a full run. */
const KILLS = Number(process.env.KILLS ?? 4);
const anon = { role: "anon", claims: "{}" };

// An error that escapes the driver in a later turn fails the run by itself: Vitest reports it.
describe.skipIf(binaries === null)("a PostgreSQL server that stops and starts", () => {
  let server: PostgresServer;
  let url: string;
  let engine: Engine;
  beforeAll(async () => {
    server = await startPostgresServer(binaries ?? "");
    url = await server.createDatabase();
    engine = await openDatabase({ url });
    await engine.transaction((tx) =>
      tx.script("create table public.doses (n integer primary key)"),
    );
  });
  afterAll(async () => {
    await engine.close();
    await server.stop();
  });

  test("killed under load: no acknowledged row is lost, and requests succeed after the restart", {
    timeout: 60_000 + KILLS * 5_000,
  }, async () => {
    const acknowledged: number[] = [];
    const failures = new Set<string>();
    let isOver = false;
    let n = 0;
    const write = async () => {
      while (!isOver) {
        n += 1;
        const mine = n;
        await engine
          .transaction(async (tx) => {
            await tx.query("insert into public.doses values ($1)", [mine]);
            // A kill during this time finds the connection idle inside a transaction.
            await delay(random() * 3);
            await tx.query("select 1");
          })
          .then(
            () => acknowledged.push(mine),
            (reason) => failures.add(reason instanceof DatabaseError ? reason.code : `${reason}`),
          );
      }
    };
    const read = async () => {
      while (!isOver) {
        await engine.asRole(anon, "select $1::int as n", [1]).catch((reason) => {
          failures.add(reason instanceof DatabaseError ? reason.code : `${reason}`);
          return delay(1);
        });
      }
    };
    const everybody = [write, write, write, write, read, read].map((one) => one());
    let slowest = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      await delay(300);
      await server.kill();
      await delay(100);
      await server.start();
      const backAt = performance.now();
      const isBack = () =>
        engine.asRole(anon, "select 1", []).then(
          () => true,
          () => false,
        );
      while (!(await isBack())) await delay(20);
      slowest = Math.max(slowest, performance.now() - backAt);
    }
    isOver = true;
    await Promise.all(everybody);

    const unexpected = [...failures].filter((code) => !/^(08|57P0)/.test(code));
    const [row] = await engine.transaction((tx) =>
      tx.query<{ lost: number }>(
        "select count(*) as lost from unnest($1::int[]) n where n not in (select n from public.doses)",
        [acknowledged],
      ),
    );
    recordTestResult({
      row: "D3",
      what: `kill -9 of every process of PostgreSQL under four writers, ${KILLS} times`,
      target: "0 lost; the server lives on and answers within 3 s",
      measured: `${row?.lost} of ${acknowledged.length} acknowledged lost; back after ${Math.round(slowest)} ms at most`,
      held: row?.lost === 0 && slowest < 3_000 && unexpected.length === 0,
    });
    expect(unexpected).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(row).toEqual({ lost: 0 });
  });

  test("a connection ended by the server is replaced, and its transaction is not continued", async () => {
    const ended = engine.transaction(async (tx) => {
      const [me] = await tx.query<{ pid: number }>("select pg_backend_pid() as pid");
      await tx.query("insert into public.doses values (-1)");
      await engineOf(url, (other) => other.query("select pg_terminate_backend($1)", [me?.pid]));
      await delay(50);
      await tx.query("insert into public.doses values (-2)");
    });
    await expect(ended).rejects.toMatchObject({ code: "08006" });
    const rows = await engine.transaction((tx) =>
      tx.query("select n from public.doses where n < 0"),
    );
    expect(rows).toEqual([]);
  });

  test("a connection without an identity may read nothing", async () => {
    const link = new PostgresConnection(url, { role: UNPRIVILEGED_ROLE });
    const reading = link.query("select n from public.doses", []);
    await expect(reading).rejects.toMatchObject({ code: "42501" });
    await link.end();
  });

  test("callers beyond the number of connections wait", async () => {
    const asked = Array.from({ length: 60 }, (_, n) =>
      n % 2
        ? engine.asRole(anon, "select $1::int as n", [n])
        : engine.transaction((tx) => tx.query("select $1::int as n", [n])),
    );
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 60 }, (_, n) => [{ n }]));
  });

  test("the limit of a statement is eight seconds, that of an idle transaction thirty", async () => {
    const settings = await engine.asRole(
      anon,
      "select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle",
      [],
    );
    expect(settings).toEqual([{ statement: "8s", idle: "30s" }]);
  });

  test("a migration waits for requests that use its table, and interrupts none", async () => {
    const folder = await mkdtemp(join(tmpdir(), "give-way-"));
    await mkdir(join(folder, "migrations"));
    await writeFile(
      join(folder, "migrations/20260101000000_note.sql"),
      "alter table public.doses add column note text;",
    );
    const reading = engine.transaction(async (tx) => {
      await tx.query("select n from public.doses limit 1");
      await delay(1_500);
      return tx.query("select count(*) from public.doses");
    });
    await delay(50);
    const applied = migrate(engine, { migrations: join(folder, "migrations"), seeds: folder });
    await expect(reading).resolves.toHaveLength(1);
    expect((await applied).applied).toEqual(["20260101000000_note.sql"]);
    await rm(folder, { recursive: true });
  });

  test.each([
    {
      url: "postgres://nobody@127.0.0.1:1/none",
      says: "cannot be used: the connection to the database failed (ECONNREFUSED).",
    },
    { url: "not a url", says: "DATABASE_URL is not understood" },
  ])("$url is refused in one sentence", async ({ url: wrong, says }) => {
    await expect(openDatabase({ url: wrong })).rejects.toMatchObject({
      name: "SetupError",
      message: expect.stringContaining(says),
    });
  });

  test("an unknown user is refused in one sentence", async () => {
    const stranger = url.replace(/\/\/\w+@/, "//stranger@");
    await expect(openDatabase({ url: stranger })).rejects.toThrow(
      'The database of DATABASE_URL cannot be used: role "stranger" does not exist.',
    );
  });
});

describe.skipIf(binaries === null)("a user who is not a superuser", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgresServer(binaries ?? "");
  });
  afterAll(() => server.stop());

  async function refusalOf(url: string): Promise<string> {
    const engine = await openDatabase({ url }).catch((reason: unknown) => reason);
    if (engine instanceof Error) {
      expect(engine).toMatchObject({ name: "SetupError" });
      return engine.message;
    }
    throw new Error("It opened.");
  }

  /** The commands in the sentence, for an administrator. */
  const sqlIn = (sentence: string) => sentence.slice(sentence.indexOf("must run: ") + 10);

  test("a user who may not create roles gets the commands for an administrator, and connects after them", async () => {
    await server.asAdministrator("create role plain login");
    const url = await server.createDatabase({ owner: "plain" });
    const sentence = await refusalOf(url);
    expect(sentence).toBe(
      "The user of DATABASE_URL may not act as the roles of the API, so an administrator of that server must run: " +
        "create role anon nologin noinherit; create role authenticated nologin noinherit; " +
        "create role service_role nologin noinherit bypassrls; create role backend_nobody nologin noinherit; " +
        "grant anon, authenticated, service_role, backend_nobody to plain;",
    );
    await server.asAdministrator(sqlIn(sentence));
    await (await openDatabase({ url })).close();
  });

  test("roles of another owner need only be granted", async () => {
    await server.asAdministrator('create role "second owner" login');
    const url = await server.createDatabase({ owner: '"second owner"' });
    const encoded = url.replace(/\/\/"[^"]+"@/, "//second%20owner@");
    const sentence = await refusalOf(encoded);
    expect(sqlIn(sentence)).toBe(
      'grant anon, authenticated, service_role, backend_nobody to "second owner";',
    );
    await server.asAdministrator(sqlIn(sentence));
    await (await openDatabase({ url: encoded })).close();
  });

  test("a user who does not own the database is refused with that reason", async () => {
    await server.asAdministrator(
      "create role guest login createrole in role anon, authenticated, service_role, backend_nobody",
    );
    const url = (await server.createDatabase()).replace(/\/\/\w+@/, "//guest@");
    expect(await refusalOf(url)).toMatch(
      /^The user of DATABASE_URL must own its database, .+ alter database test_\w+ owner to guest;$/,
    );
  });
});

/** Runs something with a separate engine. */
async function engineOf<T>(
  url: string,
  work: Parameters<Engine["transaction"]>[0],
): Promise<T | unknown> {
  const other = await openDatabase({ url });
  try {
    return await other.transaction(work);
  } finally {
    await other.close();
  }
}
