import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import bcrypt from "bcrypt";
import { decodeJwt } from "jose";
import type { Engine } from "../../backend/database/engine.ts";
import { migrate } from "../../backend/database/migrate.ts";
import { openDatabase } from "../../backend/database/open.ts";
import { createCaptcha } from "../../backend/gates/captcha.ts";
import { createKeys, type Keys } from "../../backend/gates/keys.ts";
import { findPostgresBinaries, startPostgresServer } from "../../testing/postgres-server.ts";
import { RunningServer } from "../../testing/running-server.ts";
import type { FloorOptions } from "../rest-floor.ts";
import { type Floor, startFloor } from "../rest-floor-process.ts";
import { type Asks, createAsks } from "./asks.ts";
import { onItsCore } from "./cores.ts";
import { boxesOf, familiesWith, familyScripts } from "./families.ts";
import { type Member, openSessions, signTokens } from "./members.ts";

/** Families in the database that a data folder holds. */
const FAMILIES_OF_PGLITE = 300;

/** How many of them do something while we look. */
const ACTIVE = 300;

/** Of every account. Its hash is of the cost that the product asks for. */
export const PASSWORD = "Vent-du-Nord7";
const HASH_COST = 10;

const METRICS_TOKEN = "what-a-load-test-may-read-of-the-process";

/** Work of the cheapest challenge. Checking its solution is as dear as checking any. */
const LEAST_WORK = { rounds: 5000, fewest: 1, most: 2 };

/** Many families, the server they ask, and those of them who are signed in. */
export interface Town {
  readonly engine: "PGlite" | "PostgreSQL";
  readonly boxes: number;
  readonly server: RunningServer;
  readonly keys: Keys;
  /** The first has the longest list, and profiles that others share with them. */
  readonly members: readonly [Member, ...Member[]];
  readonly asks: Asks;
  /** As the owner of the tables; nothing where the server alone has the database. */
  readonly databaseUrl?: string;
  /** A solved challenge of the page for signing in. */
  prove(): Promise<string>;
  /** Gives everybody a fresh access token. */
  renew(): Promise<void>;
  /** Measures of the process, as Prometheus reads them. */
  readMetrics(): Promise<string>;
  /** The barest way to the same database, for the first member. */
  openFloor(): Promise<Floor>;
  close(): Promise<void>;
}

/** A database with families in it, and how it goes away. */
interface Ground {
  readonly engine: Engine;
  readonly environment: Record<string, string>;
  readonly dataDir: string;
  readonly boxes: number;
  readonly databaseUrl?: string;
  /** Called once nobody writes. */
  floorPlace(): Promise<FloorOptions["place"]>;
  remove(): Promise<void>;
}

export async function openTown(product: Town["engine"], boxes: number): Promise<Town> {
  const ground = await onItsCore(() => (product === "PGlite" ? layInFolder() : layOnServer(boxes)));
  const { engine, environment, dataDir, databaseUrl } = ground;
  const keys = createKeys();
  const members = await openSessions(engine, keys.jwtSecret, spread(familiesWith(ground.boxes)));
  await engine.close();
  const place = await ground.floorPlace();
  const server = await onItsCore(() =>
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
  const captcha = createCaptcha({ engine, jwtSecret: keys.jwtSecret, work: LEAST_WORK });
  const renew = () => signTokens(members, { jwtSecret: keys.jwtSecret, origin: server.url });
  await renew();

  return {
    engine: product,
    boxes: ground.boxes,
    server,
    keys,
    members: [first, ...others],
    asks: createAsks(keys.publishableKey),
    ...(databaseUrl && { databaseUrl }),
    async prove() {
      const challenge = (await captcha.challenge("sign-in")) as Challenge;
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
    },
    renew,
    async readMetrics() {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      return (await fetch(`${server.url}/metrics`, { headers })).text();
    },
    openFloor: () =>
      onItsCore(() =>
        startFloor({
          place,
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

async function layInFolder(): Promise<Ground> {
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
    async floorPlace() {
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
async function layOnServer(boxes: number): Promise<Ground> {
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
      floorPlace: async () => ({ url: databaseUrl }),
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
function spread(families: number): number[] {
  const active = Math.min(ACTIVE, families);
  return Array.from({ length: active }, (_, nth) => 1 + Math.floor((nth * families) / active));
}
