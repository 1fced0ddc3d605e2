import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeJwt } from "jose";
import { findPostgresBinaries, startPostgresServer } from "../testing/postgres-server.ts";
import { alternate } from "./alternate.ts";
import { type Ask, Client } from "./client.ts";
import type { Figure, Target } from "./figure.ts";
import { load, type Measured, type Pressure } from "./load.ts";
import { median } from "./median.ts";
import { type BenchPlace, fillCabinet, openPlace } from "./place.ts";
import { type Deed, doseOf, INSERT_PATH, LISTED, listPath } from "./rest-deeds.ts";
import type { FloorOptions } from "./rest-floor.ts";
import { startFloor } from "./rest-floor-process.ts";

const TURNS = 5;
const SECONDS = { warm: 0.2, one: 0.3, many: 0.6 };
const MANY = 16;

const DEEDS: readonly { deed: Deed; name: string }[] = [
  { deed: "list", name: `list of ${LISTED}` },
  { deed: "insert", name: "insert of a dose" },
];

/** The REST door beside the same SQL without it, on both database products. */
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
  const place = await openPlace();
  const copy = await mkdtemp(join(tmpdir(), "trousse-bench-"));
  try {
    const boxes = await fillCabinet(place, LISTED);
    await place.server.stop();
    await cp(join(place.server.dataDir, "pgdata"), copy, { recursive: true });
    await place.server.start();
    const target: Target = { of: "ratio", is: "at least", than: 0.6 };
    return await compare("rest, PGlite", place, boxes, { folder: copy }, target);
  } finally {
    await place.close();
    await rm(copy, { recursive: true, force: true });
  }
}

async function onPostgres(url: string): Promise<Figure[]> {
  const place = await openPlace({ DATABASE_URL: url });
  try {
    const boxes = await fillCabinet(place, LISTED);
    const target: Target = { of: "ratio", is: "at least", than: 0.5 };
    return await compare("rest, PostgreSQL", place, boxes, { url }, target);
  } finally {
    await place.close();
  }
}

async function compare(
  part: string,
  { server, session, publishableKey }: BenchPlace,
  boxes: readonly string[],
  database: FloorOptions["place"],
  target: Target,
): Promise<Figure[]> {
  const profile = session.user.id;
  const claims = JSON.stringify(decodeJwt(session.access_token));
  const floor = await startFloor({ place: database, claims, profile, boxes });
  const doors = { ours: new Client(server.url), floor: new Client(floor.origin) };
  const headers = { apikey: publishableKey, authorization: `Bearer ${session.access_token}` };
  const asks: Record<Deed, Ask> = {
    list: { path: listPath(profile), headers },
    insert: {
      path: INSERT_PATH,
      method: "POST",
      headers: { ...headers, "content-type": "application/json", prefer: "return=minimal" },
      body: () => JSON.stringify({ ...doseOf(boxes), quantity_taken: 1 }),
    },
  };
  const figures: Figure[] = [];
  for (const { deed, name } of DEEDS) {
    const over = async (client: Client, pressure: Pressure) => {
      const measured = await load(pressure, () => client.ask(asks[deed]));
      // A server hangs up on connections that are idle for some seconds, as these now would be.
      client.close();
      return measured;
    };
    const measure = (connections: number, seconds: number) =>
      alternate(TURNS, {
        ours: () => over(doors.ours, { connections, seconds }),
        direct: () => floor.measure({ deed, connections, seconds }),
        http: () => over(doors.floor, { connections, seconds }),
      });
    await measure(MANY, SECONDS.warm);
    const alone = await measure(1, SECONDS.one);
    const many = await measure(MANY, SECONDS.many);
    const latency = (results: Measured[]) => median(results.map(({ medianMs }) => medianMs));
    const rate = (results: Measured[]) => median(results.map(({ perSecond }) => perSecond));
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
