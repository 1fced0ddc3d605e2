import type { Engine } from "@trousse/backend/database/engine";
import { openDatabase } from "@trousse/backend/database/open";
import { MIGRATED, migratedDump, startMigratedPostgres } from "./migrated-database.ts";
import { openEmbedded } from "./pglite-template.ts";
import {
  findPostgresBinaries,
  type PostgresServer,
  startPostgresServer,
} from "./postgres-server.ts";

/** A database product to run a test on: `describe.each(engines)("on $name", ({ open }) => …)`. */
export interface TestEngine {
  readonly name: "pglite" | "postgres";
  /** An engine on a new database that holds what the backend needs and nothing else. Close it. */
  readonly open: () => Promise<Engine>;
  /** One that holds the product's migrations and seed as well, copied rather than made. Close it. */
  readonly openMigrated: () => Promise<Engine>;
}

const pglite: TestEngine = {
  name: "pglite",
  open: openEmbedded,
  openMigrated: async () => openDatabase({ memory: true, from: await migratedDump() }),
};

const binaries = findPostgresBinaries();
const isPostgresAlone = process.env.ENGINES === "postgres";
if (binaries === null) {
  if (isPostgresAlone) throw new Error("PostgreSQL is not installed here.");
  process.stderr.write("PostgreSQL is not installed here, so these tests run on PGlite only.\n");
}

/** PGlite always, unless `npm run test:postgres` asks for the other alone; PostgreSQL where its programs are found. */
export const engines: readonly TestEngine[] = [
  ...(isPostgresAlone ? [] : [pglite]),
  ...(binaries ? [onPostgres(binaries)] : []),
];

/** Migrated databases are on a server of their own: that one knows the roles already, which others are to meet new. */
function onPostgres(folder: string): TestEngine {
  return {
    name: "postgres",
    open: sharing(() => startPostgresServer(folder)),
    openMigrated: sharing(() => startMigratedPostgres(folder), MIGRATED),
  };
}

/** One server for all databases of a test file, which goes with the last of them. */
function sharing(start: () => Promise<PostgresServer>, template?: string): () => Promise<Engine> {
  let server: Promise<PostgresServer> | undefined;
  let open = 0;
  return async () => {
    open += 1;
    server ??= start();
    const running = server;
    const url = await (await running).createDatabase({ ...(template && { template }) });
    const engine = await openDatabase({ url });
    return {
      kind: engine.kind,
      transaction: (work) => engine.transaction(work),
      asRole: (identity, text, values) => engine.asRole(identity, text, values),
      listen: (channel, heard) => engine.listen(channel, heard),
      load: () => engine.load(),
      async close() {
        await engine.close();
        open -= 1;
        if (open > 0) return;
        server = undefined;
        await (await running).stop();
      },
    };
  };
}
