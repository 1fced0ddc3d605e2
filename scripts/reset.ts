import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { lockFolder } from "@trousse/backend/database/pglite/lock";
import { startupErrorMessage } from "#server/lifecycle/startup-error-message.ts";
import { readConfig } from "#server/settings/config.ts";
import { confirm } from "./terminal/confirm.ts";

try {
  const { dataDir } = readConfig(process.env);
  // The key files distinguish a data folder from any other folder that DATA_DIR may name by mistake.
  if (!existsSync(join(dataDir, "keys.json"))) console.log(`There is no data in ${dataDir}.`);
  else if (!(await confirm(`Delete everything in ${dataDir}, for good?`)))
    console.log("Nothing was deleted.");
  else {
    lockFolder(dataDir)();
    await rm(dataDir, { recursive: true });
    console.log(`${dataDir} is gone; npm start makes a new one.`);
  }
} catch (problem) {
  console.error(startupErrorMessage(problem));
  process.exitCode = 1;
}
