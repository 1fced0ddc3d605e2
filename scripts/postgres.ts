import { parseArgs } from "node:util";
import { runOnPostgres, selectPostgresVersions } from "./postgres/run-on-postgres.ts";
import { recordRows } from "./reliability/record-rows.ts";

// The tests of the database and of the backend on PostgreSQL alone, on one version or on several:
// npm run test:postgres [-- --version 16|17|18|all] [files…]. Without a version, on the one installed here.

try {
  const { values, positionals: files } = parseArgs({
    allowPositionals: true,
    options: { version: { type: "string" } },
  });
  const which = files.length > 0 ? files.join(", ") : "all of database and backend";
  const words = ["--project", "backend", "--project", "database", ...files];
  const rows = [];
  for (const [name, binaries] of selectPostgresVersions(values.version)) {
    rows.push(await runOnPostgres(`PostgreSQL ${name}: ${which}`, binaries, words));
  }
  process.exitCode = recordRows("postgres", rows) ? 0 : 1;
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
