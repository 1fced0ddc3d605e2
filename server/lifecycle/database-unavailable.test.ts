import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureBuild } from "#scripts/building/ensure-build.ts";
import {
  findPostgresBinaries,
  type PostgresServer,
  startPostgresServer,
} from "#testing/engines/postgres-server.ts";
import { removeFolder } from "#testing/harness/remove-folder.ts";
import { RunningServer } from "#testing/harness/running-server.ts";

const binaries = findPostgresBinaries();
const LONG = 180_000;

describe.skipIf(binaries === null)("while PostgreSQL is away", { timeout: LONG }, () => {
  let cluster: PostgresServer;
  let folder: string;
  let server: RunningServer;
  let apikey: string;

  beforeAll(async () => {
    await ensureBuild();
    cluster = await startPostgresServer(binaries ?? "");
    folder = await mkdtemp(join(tmpdir(), "trousse-away-"));
    server = await RunningServer.start(folder, {
      DATABASE_URL: await cluster.createDatabase(),
      BACKUPS: "off",
    });
    apikey = await server.publishableKey();
  }, LONG);
  afterAll(async () => {
    await server.stop("SIGKILL");
    await cluster.stop();
    await removeFolder(folder);
  });

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, { ...init, headers: { apikey } });

  const asked = [
    { path: "/rest/v1/medication_references?select=id&limit=1" },
    { path: "/rest/v1/rpc/search_medication_references", body: { query: "doli" } },
    { path: "/auth/v1/token?grant_type=refresh_token", body: { refresh_token: "a".repeat(12) } },
    { path: "/functions/v1/answer-reminder", body: { token: "a" } },
    { path: "/storage/v1/object/public/blog-images/none.webp" },
    { path: "/fr-fr/blog" },
    { path: "/us-es/blog/none" },
  ];

  test("each service answers 503 with Retry-After, never 500, and works once the database is back", async () => {
    const all = () =>
      Promise.all(
        asked.map(({ path, body }) =>
          ask(path, body && { method: "POST", body: JSON.stringify(body) }),
        ),
      );
    const before = await all();
    await cluster.kill();
    // The first requests may use a connection that breaks meanwhile; the second ones find none.
    for (let nth = 0; nth < 2; nth += 1) {
      for (const [at, answer] of (await all()).entries()) {
        const { path } = asked[at] ?? {};
        const usual = before[at]?.status;
        // Answers that need no database are not affected.
        if (usual === answer.status) continue;
        expect(answer.status, path).toBe(503);
        expect(Number(answer.headers.get("retry-after")), path).toBeGreaterThan(0);
        if (path?.includes("us-es")) {
          expect(await answer.text()).toContain("Trousse no responde en este momento");
        }
      }
    }
    const away = await ask("/rest/v1/medication_references?select=id&limit=1");
    expect([away.status, await away.json()]).toMatchObject([503, { code: expect.any(String) }]);
    expect((await ask("/storage/v1/object/public/blog-images/none.webp")).status).toBe(503);
    expect((await ask("/us-es/blog/none")).status).toBe(503);
    await cluster.start();
    expect((await all()).map(({ status }) => status)).toEqual(before.map(({ status }) => status));
  });

  test("start-up waits for the database and logs it", async () => {
    await server.stop();
    await cluster.kill();
    const starting = server.start();
    await expect
      .poll(() => server.output, { timeout: 30_000 })
      .toMatch(/waits for the PostgreSQL server of DATABASE_URL \(.+\), and tries again in 1 s/);
    await cluster.start();
    await starting;
    expect((await ask("/readyz")).status).toBe(200);
  });
});
