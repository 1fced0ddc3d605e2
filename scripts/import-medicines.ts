import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import type { Engine } from "@trousse/backend/database/engine";
import type { Day } from "#domain/calendar/day.ts";
import type { ImportResult } from "#domain/medicines/imports/import-run.ts";
import type { NationalListWord } from "#domain/medicines/national/national-files.ts";
import type { ImportedFiles } from "#domain/medicines/official/official-files.ts";
import { openRows } from "#server/disk/open-data.ts";
import { restrictNewFiles } from "#server/disk/private-files.ts";
import { OperatorError } from "#server/lifecycle/operator-error.ts";
import { fetchEdition } from "#server/medicines/fetch-edition.ts";
import type { ListOrder } from "#server/medicines/import-list.ts";
import { importMedicines } from "#server/medicines/import-medicines.ts";
import { importNational } from "#server/medicines/national/import-national.ts";
import { type Config, readConfig } from "#server/settings/config.ts";
import { ImportProgress, importReport, parseDay } from "./medicines/import-report.ts";
import { readOfficialFolder } from "./medicines/official-folder.ts";
import { commandErrorMessage } from "./terminal/command-error-message.ts";

const USAGE =
  "npm run import:medicines -- --bdpm FOLDER | --cima FOLDER | --ndc FOLDER [--date 2026-04-28] [--force], or --fetch [--date 2026-04-28]";

/** What is doubtful has to be looked at, which only somebody who has the files can do. */
const FETCH_IS_NOT_FORCED =
  "A fetched edition is never forced: download its files, look at what was doubtful, and import their folder with --bdpm FOLDER --force.";

type ListWord = "bdpm" | NationalListWord;

interface Given {
  readonly list: ListWord;
  /** Undefined where the files are fetched. */
  readonly folder: string | undefined;
  readonly date: Day | undefined;
  readonly force: boolean;
}

function readArguments(): Given {
  try {
    const options = {
      bdpm: { type: "string" },
      cima: { type: "string" },
      ndc: { type: "string" },
      fetch: { type: "boolean", default: false },
      date: { type: "string" },
      force: { type: "boolean", default: false },
    } as const;
    const { date: text, force, fetch, ...folders } = parseArgs({ options }).values;
    const [given, ...more] = Object.entries(folders) as [ListWord, string][];
    const date = text === undefined ? undefined : parseDay(text);
    if (fetch && !given) {
      if (force) throw new OperatorError(FETCH_IS_NOT_FORCED);
      return { list: "bdpm", folder: undefined, date, force };
    }
    if (given && more.length === 0 && !fetch) {
      return { list: given[0], folder: given[1], date, force };
    }
  } catch (problem) {
    if (problem instanceof OperatorError) throw problem;
  }
  throw new OperatorError(USAGE);
}

/** @throws {OperatorError} where the operator allows no fetching */
function siteOf({ medicinesUrl }: Config): string {
  if (medicinesUrl !== undefined) return medicinesUrl;
  throw new OperatorError(
    "Set MEDICINES_URL to https://base-donnees-publique.medicaments.gouv.fr/ to fetch its files.",
  );
}

/** The French files, before the database is opened: what cannot be read is refused at once. */
async function filesOf({ list, folder }: Given, config: Config): Promise<ImportedFiles | null> {
  if (list !== "bdpm") return null;
  return folder === undefined ? fetchEdition(siteOf(config)) : readOfficialFolder(folder);
}

function importGiven(
  engine: Engine,
  { list, folder = "" }: Given,
  files: ImportedFiles | null,
  order: ListOrder & { readonly today: Day },
): Promise<ImportResult> {
  return list === "bdpm"
    ? importMedicines(engine, { files: files ?? {}, ...order })
    : importNational(engine, { list, folder, ...order });
}

// Optimizing PGlite's code takes 450 MB, and saves a sixth of the seconds that an import lasts.
if (process.availableMemory() < 2 * 1024 ** 3) {
  setFlagsFromString("--no-wasm-tier-up");
  setFlagsFromString("--no-wasm-dynamic-tiering");
}
restrictNewFiles();
try {
  const given = readArguments();
  const { date, force } = given;
  const config = readConfig(process.env);
  const files = await filesOf(given, config);
  const engine = await openRows(config);
  try {
    console.log(`Reading ${given.folder ?? "the fetched files"}…`);
    const quarters = new ImportProgress((line) => console.log(line));
    const result = await importGiven(engine, given, files, {
      date,
      today: parseDay(new Date().toISOString().slice(0, 10)),
      isForced: force,
      progress: (done, total) => quarters.update(done, total),
    });
    for (const line of importReport(result, date !== undefined)) console.log(line);
  } finally {
    await engine.close();
  }
} catch (problem) {
  console.error(commandErrorMessage(problem, "import"));
  process.exitCode = 1;
}
