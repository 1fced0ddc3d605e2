import { availableParallelism, loadavg } from "node:os";
import { batches } from "#bench/batches.ts";
import { carers } from "#bench/carers.ts";
import { emergencies } from "#bench/emergencies.ts";
import { firstAnswer } from "#bench/first-answer.ts";
import { importing } from "#bench/import.ts";
import { inventory } from "#bench/inventory.ts";
import { lcp } from "#bench/lcp.ts";
import { ledger } from "#bench/ledger.ts";
import { lighthouseScores } from "#bench/lighthouse.ts";
import type { Figure } from "#bench/measure/figure.ts";
import { table } from "#bench/measure/figure-table.ts";
import { night } from "#bench/night.ts";
import { opening } from "#bench/opening.ts";
import { pages } from "#bench/pages.ts";
import { reminders } from "#bench/reminders.ts";
import { rest } from "#bench/rest.ts";
import { sockets } from "#bench/sockets.ts";
import { start } from "#bench/start.ts";
import { taps } from "#bench/taps.ts";
import { weight } from "#bench/weight.ts";
import { ensureBuild } from "./building/ensure-build.ts";

const PARTS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  start,
  rest,
  pages,
  weight,
  lcp,
  lighthouse: lighthouseScores,
  inventory,
  opening,
  "first-answer": firstAnswer,
  carers,
  sockets,
  import: importing,
  reminders,
  batches,
  ledger,
  emergencies,
  night,
  taps,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in PARTS));
if (unknown) {
  console.error(`There is no part ${unknown}: choose among ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}

try {
  await ensureBuild(() => console.log("Building the pages, which takes a moment…"));
  const begin = performance.now();
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    // On stderr, so that a table redirected to a file contains only the table.
    console.error(`Measuring ${name}…`);
    figures.push(...(await measure()));
  }
  const seconds = Math.round((performance.now() - begin) / 1000);
  const busy = loadavg().map((load) => load.toFixed(1));
  console.log(`\n${table(figures)}\n`);
  console.log(
    `${seconds} s on ${availableParallelism()} cores, of which ${busy[0]} were wanted in the last minute, ${busy[2]} in the last fifteen.`,
  );
  console.log("What else the machine does moves every figure: the ratios count.");
} catch (problem) {
  console.error(problem);
  process.exitCode = 1;
}
