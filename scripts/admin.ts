import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "../backend/database/open.ts";
import { readConfig } from "../server/config.ts";
import { keepFilesPrivate } from "../server/private-files.ts";
import { Refusal } from "../server/refusal.ts";
import { whyNot } from "../server/why-not.ts";
import { changeRoles } from "./roles.ts";

keepFilesPrivate();
try {
  const { dataDir, databaseUrl: url } = readConfig(process.env);
  // A wrong DATA_DIR must not become a new installation.
  if (!url && !existsSync(join(dataDir, "pgdata"))) {
    throw new Refusal(`There is no data in ${dataDir}: set DATA_DIR, or run npm start first.`);
  }
  const engine = await openDatabase(url ? { url } : { dataDir });
  try {
    console.log(await changeRoles(engine, process.argv.slice(2)));
  } finally {
    await engine.close();
  }
} catch (problem) {
  console.error(whyNot(problem));
  process.exitCode = 1;
}
