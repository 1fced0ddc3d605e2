import { once } from "node:events";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { lockFolder } from "../backend/database/lock.ts";
import { readConfig } from "../server/config.ts";
import { whyNot } from "../server/why-not.ts";

async function isMeant(dataDir: string): Promise<boolean> {
  if (process.argv.includes("--yes")) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const question = `Delete everything in ${dataDir}, for good? (yes/no) `;
  // Where nobody can answer, the terminal closes at once.
  const nobody = once(terminal, "close").then(() => "no");
  const answer = await Promise.race([terminal.question(question), nobody]);
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}

try {
  const { dataDir } = readConfig(process.env);
  // Our keys are what tells a data folder from any other that DATA_DIR may name by mistake.
  if (!existsSync(join(dataDir, "keys.json"))) console.log(`There is no data in ${dataDir}.`);
  else if (!(await isMeant(dataDir))) console.log("Nothing was deleted.");
  else {
    lockFolder(dataDir)();
    await rm(dataDir, { recursive: true });
    console.log(`${dataDir} is gone; npm start makes a new one.`);
  }
} catch (problem) {
  console.error(whyNot(problem));
  process.exitCode = 1;
}
