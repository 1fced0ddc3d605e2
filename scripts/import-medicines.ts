import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { readConfig } from "../server/config.ts";
import { importMedicines } from "../server/medicines/import-medicines.ts";
import { openRows } from "../server/open-data.ts";
import { keepFilesPrivate } from "../server/private-files.ts";
import { Refusal } from "../server/refusal.ts";
import { readOfficialFolder } from "./official-folder.ts";
import { outcomeLines, Quarters, readDate } from "./tell-import.ts";
import { whyNotDone } from "./why-not-done.ts";

const USAGE = "npm run import:medicines -- --bdpm FOLDER [--date 2026-04-28] [--force]";

function readOrder() {
  try {
    const options = {
      bdpm: { type: "string" },
      date: { type: "string" },
      force: { type: "boolean", default: false },
    } as const;
    const { bdpm, date, force } = parseArgs({ options }).values;
    if (bdpm) return { folder: bdpm, date: date === undefined ? undefined : readDate(date), force };
  } catch (problem) {
    if (problem instanceof Refusal) throw problem;
  }
  throw new Refusal(USAGE);
}

// Optimizing PGlite's code takes 450 MB, and wins nothing in the seconds that an import lasts.
setFlagsFromString("--no-wasm-tier-up");
setFlagsFromString("--no-wasm-dynamic-tiering");
keepFilesPrivate();
try {
  const { folder, date, force } = readOrder();
  const config = readConfig(process.env);
  const files = await readOfficialFolder(folder);
  const engine = await openRows(config);
  try {
    console.log(`Reading ${folder}…`);
    const quarters = new Quarters((line) => console.log(line));
    const outcome = await importMedicines(engine, {
      files,
      date,
      today: readDate(new Date().toISOString().slice(0, 10)),
      isForced: force,
      progress: (done, total) => quarters.pass(done, total),
    });
    for (const line of outcomeLines(outcome, date !== undefined)) console.log(line);
  } finally {
    await engine.close();
  }
} catch (problem) {
  console.error(whyNotDone(problem, "import"));
  process.exitCode = 1;
}
