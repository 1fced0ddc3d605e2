import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";
import { type LoadOptions, type LoadResult, load } from "../measure/load.ts";
import { doseOf, INSERT_SQL, LIST_SQL, type RestOperation } from "./rest-operations.ts";

/** The command-line arguments of this process, as JSON. */
export interface FloorOptions {
  readonly database: { readonly folder: string } | { readonly url: string };
  /** Checked claims of the access token, as JSON text. */
  readonly claims: string;
  readonly profile: string;
  readonly boxes: readonly string[];
}

export interface FloorTask extends LoadOptions {
  readonly operation: RestOperation;
}

/** First the port of the HTTP server, then one answer for each task. */
export type FloorMessage = { readonly port: number } | { readonly measured: LoadResult };

const ASSUME = "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)";
const ROLE = "authenticated";

type Run = (sql: string, values: string[]) => Promise<{ body?: string }[]>;

/** One statement as the role with the claims, written as anybody would write it first. */
async function open({ database, claims }: FloorOptions): Promise<Run> {
  if ("url" in database) {
    const sql = postgres(database.url, { onnotice: () => undefined });
    return (statement, values) =>
      sql.begin(async (tx) => {
        await tx.unsafe(ASSUME, [ROLE, claims], { prepare: true });
        return [...(await tx.unsafe<{ body?: string }[]>(statement, values, { prepare: true }))];
      });
  }
  const pglite = await PGlite.create(database.folder);
  return (statement, values) =>
    pglite.transaction(async (tx) => {
      await tx.query(ASSUME, [ROLE, claims]);
      return (await tx.query<{ body?: string }>(statement, values)).rows;
    });
}

const options: FloorOptions = JSON.parse(process.argv[2] ?? "{}");
const run = await open(options);

const list = async () => (await run(LIST_SQL, [options.profile]))[0]?.body ?? "";
const insert = (id: string, box: string) => run(INSERT_SQL, [id, box]);

const direct: Record<RestOperation, () => Promise<void>> = {
  async list() {
    await list();
  },
  async insert() {
    const dose = doseOf(options.boxes);
    await insert(dose.id, dose.medication_id);
  },
};

const server = createServer(async (incoming, outgoing) => {
  if (incoming.method === "GET") {
    outgoing.setHeader("content-type", "application/json; charset=utf-8");
    return outgoing.end(await list());
  }
  const pieces: Buffer[] = await incoming.toArray();
  const dose = JSON.parse(Buffer.concat(pieces).toString());
  await insert(dose.id, dose.medication_id);
  outgoing.writeHead(201).end();
});

const send = (message: FloorMessage) => process.send?.(message);
process.on("message", async ({ operation, ...pressure }: FloorTask) =>
  send({ measured: await load(pressure, direct[operation]) }),
);
process.once("disconnect", () => process.exit());
server.listen(0, "127.0.0.1", () => send({ port: (server.address() as AddressInfo).port }));
