import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeJwt } from "jose";
import { findPostgresBinaries, startPostgresServer } from "#testing/engines/postgres-server.ts";
import { type BenchServer, fillCabinet, startBenchServer } from "./harness/bench-server.ts";
import { HttpClient, type HttpRequest } from "./harness/http-client.ts";
import { alternate } from "./measure/alternate.ts";
import type { Figure, Target } from "./measure/figure.ts";
import { type LoadOptions, type LoadResult, load } from "./measure/load.ts";
import { median } from "./measure/median.ts";
import type { FloorOptions } from "./rest/rest-floor.ts";
import { startFloor } from "./rest/rest-floor-process.ts";
import {
  doseOf,
  INSERT_PATH,
  LISTED,
  listPath,
  type RestOperation,
} from "./rest/rest-operations.ts";

const TURNS = 5;
const SECONDS = { warm: 0.2, one: 0.3, many: 0.6 };
const MANY = 16;

const OPERATIONS: readonly { operation: RestOperation; name: string }[] = [
  { operation: "list", name: `list of ${LISTED}` },
  { operation: "insert", name: "insert of a dose" },
];

/** Compares the REST API with the same SQL sent directly, on both database products. */
export async function rest(): Promise<Figure[]> {
  const pglite = await onPglite();
  const binaries = findPostgresBinaries();
  if (binaries === null) return pglite;
  const postgres = await startPostgresServer(binaries);
  try {
    return [...pglite, ...(await onPostgres(await postgres.createDatabase()))];
  } finally {
    await postgres.stop();
  }
}

/** One process at a time may have a data folder, so the floor works on a copy of it. */
async function onPglite(): Promise<Figure[]> {
  const bench = await startBenchServer();
  const copy = await mkdtemp(join(tmpdir(), "trousse-bench-"));
  try {
    const boxes = await fillCabinet(bench, LISTED);
    await bench.server.stop();
    await cp(join(bench.server.dataDir, "pgdata"), copy, { recursive: true });
    await bench.server.start();
    const target: Target = { of: "ratio", is: "at least", than: 0.6 };
    return await compare("rest, PGlite", bench, boxes, { folder: copy }, target);
  } finally {
    await bench.close();
    await rm(copy, { recursive: true, force: true });
  }
}

async function onPostgres(url: string): Promise<Figure[]> {
  const bench = await startBenchServer({ DATABASE_URL: url });
  try {
    const boxes = await fillCabinet(bench, LISTED);
    const target: Target = { of: "ratio", is: "at least", than: 0.5 };
    return await compare("rest, PostgreSQL", bench, boxes, { url }, target);
  } finally {
    await bench.close();
  }
}

async function compare(
  part: string,
  { server, session, publishableKey }: BenchServer,
  boxes: readonly string[],
  database: FloorOptions["database"],
  target: Target,
): Promise<Figure[]> {
  const profile = session.user.id;
  const claims = JSON.stringify(decodeJwt(session.access_token));
  const floor = await startFloor({ database: database, claims, profile, boxes });
  const clients = { ours: new HttpClient(server.url), floor: new HttpClient(floor.origin) };
  const headers = { apikey: publishableKey, authorization: `Bearer ${session.access_token}` };
  const asks: Record<RestOperation, HttpRequest> = {
    list: { path: listPath(profile), headers },
    insert: {
      path: INSERT_PATH,
      method: "POST",
      headers: { ...headers, "content-type": "application/json", prefer: "return=minimal" },
      body: () => JSON.stringify({ ...doseOf(boxes), quantity_taken: 1 }),
    },
  };
  const figures: Figure[] = [];
  for (const { operation, name } of OPERATIONS) {
    const over = async (client: HttpClient, pressure: LoadOptions) => {
      const measured = await load(pressure, () => client.request(asks[operation]));
      // A server hangs up on connections that are idle for some seconds, as these now would be.
      client.close();
      return measured;
    };
    const measure = (connections: number, seconds: number) =>
      alternate(TURNS, {
        ours: () => over(clients.ours, { connections, seconds }),
        direct: () => floor.measure({ operation, connections, seconds }),
        http: () => over(clients.floor, { connections, seconds }),
      });
    await measure(MANY, SECONDS.warm);
    const alone = await measure(1, SECONDS.one);
    const many = await measure(MANY, SECONDS.many);
    const latency = (results: LoadResult[]) => median(results.map(({ medianMs }) => medianMs));
    const rate = (results: LoadResult[]) => median(results.map(({ perSecond }) => perSecond));
    figures.push(
      {
        part,
        what: `${name}, 1 caller`,
        unit: "ms",
        ours: latency(alone.ours),
        floor: latency(alone.direct),
      },
      {
        part,
        what: `${name}, ${MANY} callers`,
        unit: "per s",
        ours: rate(many.ours),
        floor: rate(many.direct),
        target,
      },
      {
        part,
        what: "  beside the barest HTTP server",
        unit: "per s",
        ours: rate(many.ours),
        floor: rate(many.http),
      },
    );
  }
  floor.close();
  return figures;
}
