import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@trousse/backend/database/open";
import { restrictNewFiles } from "#server/disk/private-files.ts";
import { OperatorError } from "#server/lifecycle/operator-error.ts";
import { startupErrorMessage } from "#server/lifecycle/startup-error-message.ts";
import { readConfig } from "#server/settings/config.ts";
import { changeRoles } from "./admin/roles.ts";

restrictNewFiles();
try {
  const { dataDir, databaseUrl: url } = readConfig(process.env);
  // A wrong DATA_DIR must not become a new installation.
  if (!url && !existsSync(join(dataDir, "pgdata"))) {
    throw new OperatorError(
      `There is no data in ${dataDir}: set DATA_DIR, or run npm start first.`,
    );
  }
  const engine = await openDatabase(url ? { url } : { dataDir });
  try {
    console.log(await changeRoles(engine, process.argv.slice(2)));
  } finally {
    await engine.close();
  }
} catch (problem) {
  console.error(startupErrorMessage(problem));
  process.exitCode = 1;
}
