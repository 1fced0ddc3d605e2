import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { openRows } from "#server/disk/open-data.ts";
import { restrictNewFiles } from "#server/disk/private-files.ts";
import { OperatorError } from "#server/lifecycle/operator-error.ts";
import { importMedicines } from "#server/medicines/import-medicines.ts";
import { readConfig } from "#server/settings/config.ts";
import { ImportProgress, importReport, parseDay } from "./medicines/import-report.ts";
import { readOfficialFolder } from "./medicines/official-folder.ts";
import { commandErrorMessage } from "./terminal/command-error-message.ts";

const USAGE = "npm run import:medicines -- --bdpm FOLDER [--date 2026-04-28] [--force]";

function readArguments() {
  try {
    const options = {
      bdpm: { type: "string" },
      date: { type: "string" },
      force: { type: "boolean", default: false },
    } as const;
    const { bdpm, date, force } = parseArgs({ options }).values;
    if (bdpm) return { folder: bdpm, date: date === undefined ? undefined : parseDay(date), force };
  } catch (problem) {
    if (problem instanceof OperatorError) throw problem;
  }
  throw new OperatorError(USAGE);
}

// Optimizing PGlite's code takes 450 MB, and wins nothing in the seconds that an import lasts.
setFlagsFromString("--no-wasm-tier-up");
setFlagsFromString("--no-wasm-dynamic-tiering");
restrictNewFiles();
try {
  const { folder, date, force } = readArguments();
  const config = readConfig(process.env);
  const files = await readOfficialFolder(folder);
  const engine = await openRows(config);
  try {
    console.log(`Reading ${folder}…`);
    const quarters = new ImportProgress((line) => console.log(line));
    const outcome = await importMedicines(engine, {
      files,
      date,
      today: parseDay(new Date().toISOString().slice(0, 10)),
      isForced: force,
      progress: (done, total) => quarters.update(done, total),
    });
    for (const line of importReport(outcome, date !== undefined)) console.log(line);
  } finally {
    await engine.close();
  }
} catch (problem) {
  console.error(commandErrorMessage(problem, "import"));
  process.exitCode = 1;
}
