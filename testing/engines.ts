import type { Engine } from "../backend/database/engine.ts";
import { openDatabase } from "../backend/database/open.ts";
import { pgliteTemplate } from "./engines-template.ts";
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
}

const pglite: TestEngine = {
  name: "pglite",
  open: async () => openDatabase({ memory: true, from: await pgliteTemplate() }),
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

/** One server for all databases of a test file, which goes with the last of them. */
function onPostgres(folder: string): TestEngine {
  let server: Promise<PostgresServer> | undefined;
  let open = 0;
  return {
    name: "postgres",
    async open() {
      open += 1;
      server ??= startPostgresServer(folder);
      const running = server;
      const engine = await openDatabase({ url: await (await running).createDatabase() });
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
    },
  };
}
