import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { lockFolder } from "../backend/database/lock.ts";
import { readConfig } from "../server/config.ts";
import { whyNot } from "../server/why-not.ts";
import { askYes } from "./ask-yes.ts";

try {
  const { dataDir } = readConfig(process.env);
  // Our keys are what tells a data folder from any other that DATA_DIR may name by mistake.
  if (!existsSync(join(dataDir, "keys.json"))) console.log(`There is no data in ${dataDir}.`);
  else if (!(await askYes(`Delete everything in ${dataDir}, for good?`)))
    console.log("Nothing was deleted.");
  else {
    lockFolder(dataDir)();
    await rm(dataDir, { recursive: true });
    console.log(`${dataDir} is gone; npm start makes a new one.`);
  }
} catch (problem) {
  console.error(whyNot(problem));
  process.exitCode = 1;
}
