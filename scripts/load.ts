import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { isPinned } from "#bench/load/cores.ts";
import { rowSecurityCost, sharedProfileCost } from "#bench/load/database-cost.ts";
import { firstData } from "#bench/load/first-data.ts";
import { compareWithFloors } from "#bench/load/floor-comparison.ts";
import { createLoadSetup, type LoadSetup } from "#bench/load/load-setup.ts";
import { memory } from "#bench/load/memory.ts";
import { overload } from "#bench/load/overload.ts";
import { renderedPages } from "#bench/load/pages.ts";
import { interference, steadyState, thunderingHerd } from "#bench/load/steady-load.ts";
import { createExtent, type Trial } from "#bench/load/trial.ts";
import type { TestResultRow } from "#testing/harness/test-result-rows.ts";
import { ensureBuild } from "./building/ensure-build.ts";
import { recordRows } from "./reliability/record-rows.ts";

// Many families at once, each row in full unless somebody is in a hurry:
// npm run test:load [-- --at-most 20] [--rows 100000] [--engine pglite|postgres] [--only B6 --only B11]

const FULL_ROWS = 2_250_000;

const TRIALS: readonly { rows: readonly string[]; attempt: Trial; on?: LoadSetup["engine"] }[] = [
  { rows: ["B1", "B2", "B3"], attempt: compareWithFloors },
  { rows: ["B4"], attempt: steadyState },
  { rows: ["B5"], attempt: thunderingHerd },
  { rows: ["B6"], attempt: interference },
  { rows: ["B7"], attempt: rowSecurityCost, on: "PostgreSQL" },
  { rows: ["B8"], attempt: sharedProfileCost },
  { rows: ["B9"], attempt: renderedPages, on: "PGlite" },
  { rows: ["B10"], attempt: memory },
  { rows: ["B11"], attempt: overload },
  { rows: ["B13"], attempt: firstData, on: "PGlite" },
];

const ENGINES = { pglite: "PGlite", postgres: "PostgreSQL" } as const;

const { values } = parseArgs({
  options: {
    "at-most": { type: "string" },
    rows: { type: "string", default: String(FULL_ROWS) },
    engine: { type: "string", multiple: true, default: Object.keys(ENGINES) },
    only: { type: "string", multiple: true, default: [] },
  },
});
const atMost = values["at-most"] === undefined ? undefined : Number(values["at-most"]);
if (atMost !== undefined && !(atMost >= 1)) {
  console.error("--at-most needs a number of seconds, as in --at-most 20.");
  process.exit(1);
}
const extent = createExtent(atMost);
const engines = Object.entries(ENGINES).filter(([name]) => values.engine.includes(name));
const wanted = (engine: LoadSetup["engine"]) =>
  TRIALS.filter(
    ({ rows, on }) =>
      (on ?? engine) === engine &&
      (values.only.length === 0 || rows.some((row) => values.only.includes(row))),
  );

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

try {
  await ensureBuild(() => console.log("Building the pages, which takes a moment…"));
  if (!isPinned()) console.error("Everybody is on every core here: there is no taskset.");
  for (const [, engine] of engines) await runTrialsOn(engine);
} catch (problem) {
  console.error(problem);
  process.exitCode = 1;
}

/** Records each row as soon as it is known: what fails later takes nothing away. */
async function runTrialsOn(engine: LoadSetup["engine"]): Promise<void> {
  if (wanted(engine).length === 0) return;
  console.error(`Settling families on ${engine}…`);
  const setup = await createLoadSetup(engine, Number(values.rows));
  try {
    for (const { rows, attempt } of wanted(engine)) {
      console.error(`Trying ${rows.join(", ")} on ${engine}…`);
      try {
        await setup.renewTokens();
        const measured = await attempt(setup, extent);
        if (!recordRows("load", measured.map(withMachineLoad))) process.exitCode = 1;
      } catch (problem) {
        console.error(problem);
        process.exitCode = 1;
      }
    }
  } finally {
    await setup.close();
  }
}

/** What else the machine did: it moves every figure. */
function withMachineLoad(row: TestResultRow): TestResultRow {
  const [now = 0] = loadavg();
  const busy = `load ${now.toFixed(0)} on ${cpus().length} cores`;
  return { ...row, measured: `${row.measured}; ${busy}` };
}
