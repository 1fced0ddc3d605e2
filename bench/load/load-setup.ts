import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "@trousse/backend/database/engine";
import { openDatabase } from "@trousse/backend/database/open";
import { migrate } from "@trousse/backend/database/setup/migrate";
import { createKeys, type Keys } from "@trousse/backend/identity/api-keys";
import bcrypt from "bcrypt";
import { decodeJwt } from "jose";
import { solveCaptcha } from "#testing/builders/account.ts";
import { findPostgresBinaries, startPostgresServer } from "#testing/engines/postgres-server.ts";
import { RunningServer } from "#testing/harness/running-server.ts";
import type { FloorOptions } from "../rest/rest-floor.ts";
import { type Floor, startFloor } from "../rest/rest-floor-process.ts";
import { onMeasuredCore } from "./cores.ts";
import { boxesOf, familiesWith, familyScripts } from "./families.ts";
import { type Member, openSessions, signTokens } from "./members.ts";
import { createRequests, type LoadRequests } from "./requests.ts";

/** Families in the database that a data folder holds. */
const FAMILIES_OF_PGLITE = 300;

/** How many of them do something while we look. */
const ACTIVE = 300;

/** Of every account. Its hash is of the cost that the product asks for. */
export const PASSWORD = "Vent-du-Nord7";
const HASH_COST = 10;

const METRICS_TOKEN = "what-a-load-test-may-read-of-the-process";

/** Many families, the server they ask, and those of them who are signed in. */
export interface LoadSetup {
  readonly engine: "PGlite" | "PostgreSQL";
  readonly boxes: number;
  readonly server: RunningServer;
  readonly keys: Keys;
  /** The first has the longest list, and profiles that others share with them. */
  readonly members: readonly [Member, ...Member[]];
  readonly requests: LoadRequests;
  /** As the owner of the tables; nothing where the server alone has the database. */
  readonly databaseUrl?: string;
  /** A solved challenge of the page for signing in. */
  solveCaptcha(): Promise<string>;
  /** Gives everybody a fresh access token. */
  renewTokens(): Promise<void>;
  /** Measures of the process, as Prometheus reads them. */
  readMetrics(): Promise<string>;
  /** The barest way to the same database, for the first member. */
  openFloor(): Promise<Floor>;
  close(): Promise<void>;
}

/** A database with families in it, and how it goes away. */
interface PreparedDatabase {
  readonly engine: Engine;
  readonly environment: Record<string, string>;
  readonly dataDir: string;
  readonly boxes: number;
  readonly databaseUrl?: string;
  /** Called once nobody writes. */
  floorDatabase(): Promise<FloorOptions["database"]>;
  remove(): Promise<void>;
}

export async function createLoadSetup(
  product: LoadSetup["engine"],
  boxes: number,
): Promise<LoadSetup> {
  const ground = await onMeasuredCore(() =>
    product === "PGlite" ? prepareOnPglite() : prepareOnPostgres(boxes),
  );
  const { engine, environment, dataDir, databaseUrl } = ground;
  const keys = createKeys();
  const members = await openSessions(
    engine,
    keys.jwtSecret,
    spreadFamilies(familiesWith(ground.boxes)),
  );
  await engine.close();
  const database = await ground.floorDatabase();
  const server = await onMeasuredCore(() =>
    RunningServer.start(dataDir, {
      ...environment,
      PUBLISHABLE_KEY: keys.publishableKey,
      SECRET_KEY: keys.secretKey,
      JWT_SECRET: keys.jwtSecret,
      TRUSTED_PROXY: "loopback",
      BACKUPS: "off",
      METRICS_TOKEN,
    }),
  );
  // Also when somebody breaks it off.
  const end = () => void server.stop("SIGKILL");
  process.once("exit", end);
  const [first, ...others] = members;
  if (!first) throw new Error("Nobody lives there.");
  const renewTokens = () => signTokens(members, { jwtSecret: keys.jwtSecret, origin: server.url });
  await renewTokens();

  return {
    engine: product,
    boxes: ground.boxes,
    server,
    keys,
    members: [first, ...others],
    requests: createRequests(keys.publishableKey),
    ...(databaseUrl && { databaseUrl }),
    solveCaptcha: () =>
      solveCaptcha({ url: server.url, fetch, jwtSecret: keys.jwtSecret }, "sign-in"),
    renewTokens,
    async readMetrics() {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      return (await fetch(`${server.url}/metrics`, { headers })).text();
    },
    openFloor: () =>
      onMeasuredCore(() =>
        startFloor({
          database,
          claims: JSON.stringify(decodeJwt(first.accessToken)),
          profile: first.account,
          boxes: first.boxes,
        }),
      ),
    async close() {
      process.off("exit", end);
      await server.stop("SIGKILL");
      await ground.remove();
    },
  };
}

async function prepareOnPglite(): Promise<PreparedDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "trousse-load-"));
  const copy = await mkdtemp(join(tmpdir(), "trousse-load-floor-"));
  const engine = await openDatabase({ dataDir, durability: "fast" });
  await migrate(engine, { migrations: "supabase/migrations", seeds: "supabase/seed" });
  for (const script of familyScripts(FAMILIES_OF_PGLITE, await bcrypt.hash(PASSWORD, HASH_COST))) {
    await engine.transaction((tx) => tx.script(script));
  }
  return {
    engine,
    environment: {},
    dataDir,
    boxes: boxesOf(FAMILIES_OF_PGLITE),
    // One process at a time may have a data folder, so the floor works on a copy of it.
    async floorDatabase() {
      await cp(join(dataDir, "pgdata"), copy, { recursive: true });
      return { folder: copy };
    },
    async remove() {
      await rm(dataDir, { recursive: true, force: true });
      await rm(copy, { recursive: true, force: true });
    },
  };
}

/** @throws {Error} where PostgreSQL is not installed */
async function prepareOnPostgres(boxes: number): Promise<PreparedDatabase> {
  const binaries = findPostgresBinaries();
  if (binaries === null) throw new Error("PostgreSQL is not installed here.");
  const dataDir = await mkdtemp(join(tmpdir(), "trousse-load-"));
  const postgres = await startPostgresServer(binaries);
  try {
    const databaseUrl = await postgres.createDatabase();
    const database = new URL(databaseUrl).pathname.slice(1);
    const engine = await openDatabase({ url: databaseUrl });
    await migrate(engine, { migrations: "supabase/migrations", seeds: "supabase/seed" });
    const hash = await bcrypt.hash(PASSWORD, HASH_COST);
    for (const script of familyScripts(familiesWith(boxes), hash)) {
      await postgres.asAdministrator(`begin; ${script}; commit`, database);
    }
    await postgres.asAdministrator("vacuum", database);
    return {
      engine,
      environment: { DATABASE_URL: databaseUrl },
      dataDir,
      boxes: boxesOf(familiesWith(boxes)),
      databaseUrl,
      floorDatabase: async () => ({ url: databaseUrl }),
      async remove() {
        await postgres.stop();
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  } catch (problem) {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
    throw problem;
  }
}

/** Active families, all over the table. */
function spreadFamilies(families: number): number[] {
  const active = Math.min(ACTIVE, families);
  return Array.from({ length: active }, (_, nth) => 1 + Math.floor((nth * families) / active));
}
