import type { Engine } from "@trousse/backend/database/engine";
import { openDatabase } from "@trousse/backend/database/open";
import { MIGRATED, migratedDump, startMigratedPostgres } from "./migrated-database.ts";
import { openEmbedded } from "./pglite-template.ts";
import {
  createDatabase,
  findPostgresBinaries,
  type PostgresServer,
  runAsSuperuser,
  startPostgresServer,
} from "./postgres-server.ts";
import { sharedPostgresUrl } from "./shared-postgres.ts";

/** A database product to run a test on: `describe.each(engines)("on $name", ({ open }) => …)`. */
export interface TestEngine {
  readonly name: "pglite" | "postgres";
  /** An engine on a new database that holds what the backend needs and nothing else. Close it. */
  readonly open: () => Promise<Engine>;
  /** The same on a server that has met none of our roles. */
  readonly openOnNewServer: () => Promise<Engine>;
  /** One that holds the product's migrations and seed as well, copied rather than made. Close it. */
  readonly openMigrated: () => Promise<Engine>;
}

const pglite: TestEngine = {
  name: "pglite",
  open: openEmbedded,
  openOnNewServer: openEmbedded,
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

/**
 * For what the products cannot answer differently: the first of them. `npm run test:postgres` runs it on the other
 * (docs/decisions/0072).
 */
export const anyEngine: readonly TestEngine[] = engines.slice(0, 1);

function onPostgres(folder: string): TestEngine {
  const ownServer = startOnce(() => startMigratedPostgres(folder));
  const openOn = async (superuser: string, template?: string, closed?: () => Promise<void>) => {
    const url = await createDatabase(superuser, { ...(template && { template }) });
    return closingWith(await openDatabase({ url }), async () => {
      await runAsSuperuser(
        superuser,
        `drop database ${new URL(url).pathname.slice(1)} with (force)`,
      );
      await closed?.();
    });
  };
  const open = async (template?: string) => {
    const shared = sharedPostgresUrl();
    if (shared !== undefined) return openOn(shared, template);
    const { superuser } = await ownServer.start();
    return openOn(superuser, template, ownServer.stop);
  };
  return {
    name: "postgres",
    open: () => open(),
    async openOnNewServer() {
      const { superuser, stop } = await startPostgresServer(folder);
      return openOn(superuser, undefined, stop);
    },
    openMigrated: () => open(MIGRATED),
  };
}

/** One server for all databases that are open at once, which goes with the last of them. */
function startOnce(startServer: () => Promise<PostgresServer>) {
  let server: Promise<PostgresServer> | undefined;
  let open = 0;
  return {
    start: () => {
      open += 1;
      server ??= startServer();
      return server;
    },
    stop: async () => {
      open -= 1;
      if (open > 0) return;
      const last = server;
      server = undefined;
      await (await last)?.stop();
    },
  };
}

function closingWith(engine: Engine, closed: () => Promise<void>): Engine {
  return {
    kind: engine.kind,
    transaction: (work) => engine.transaction(work),
    asRole: (identity, text, values) => engine.asRole(identity, text, values),
    listen: (channel, heard) => engine.listen(channel, heard),
    load: () => engine.load(),
    async close() {
      await engine.close();
      await closed();
    },
  };
}
