import { parseArgs } from "node:util";
import { runOnPostgres, selectPostgresVersions } from "./postgres/run-on-postgres.ts";
import { recordRows } from "./reliability/record-rows.ts";

// Whether everything in supabase/ would be taken by Supabase: the settings its command line reads, and the
// migrations and seed on a database prepared as Supabase prepares one.
// npm run check:supabase [-- --version 16|17|18|all]; without a version, on the PostgreSQL installed here.

try {
  const { values } = parseArgs({ options: { version: { type: "string" } } });
  const words = [
    ...["--project", "processes", "--project", "database"],
    ...["supabase/config.test.ts", "testing/contracts/database/supabase.contract.ts"],
  ];
  const rows = [];
  for (const [name, binaries] of selectPostgresVersions(values.version)) {
    rows.push(await runOnPostgres(`Supabase's defaults, PostgreSQL ${name}`, binaries, words));
  }
  process.exitCode = recordRows("postgres", rows) ? 0 : 1;
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
