import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { observe } from "#testing/conformance/case.ts";
import { cases } from "#testing/conformance/cases.ts";
import { compare, type Pair } from "#testing/conformance/compare.ts";
import { differences } from "#testing/conformance/differences.ts";
import { type Lite, startLiteServer } from "#testing/conformance/lite-server.ts";
import type { Server } from "#testing/conformance/server.ts";
import { startTrousseServer } from "#testing/conformance/trousse-server.ts";
import { engines } from "#testing/engines/engines.ts";
import { installCachedPackages } from "./conformance/cached-packages.ts";
import { runOfficialSuites } from "./conformance/official-suites.ts";

const root = join(import.meta.dirname, "..");

/** Not among the project's packages: it weighs 150 MB, and only this comparison needs it. */
const LITE = "@supabase/lite@0.10.0";

async function importLite(folder: string): Promise<Lite> {
  const dist = join(folder, "node_modules/@supabase/lite/dist");
  const load = (file: string) => import(pathToFileURL(join(dist, file)).href);
  return { ...(await load("index.js")), ...(await load("db/postgres/pglite/PgliteConnection.js")) };
}

async function observeAll(start: () => Promise<Server>) {
  const server = await start();
  try {
    const observed = [];
    for (const each of cases) observed.push(await observe(server, each));
    return observed;
  } finally {
    await server.close();
  }
}

/** @returns whether every difference is explained, and every explanation explains one */
async function compareWithLite(): Promise<boolean> {
  const folder = await installCachedPackages(LITE.replaceAll("/", "-"), [LITE]);
  const [pglite] = engines;
  if (!pglite) throw new Error("There is no engine to run on.");
  const ours = await observeAll(() => startTrousseServer(pglite));
  const lite = await importLite(folder);
  const theirs = await observeAll(() => startLiteServer(lite));

  const pairs = cases.flatMap(({ name }, index): Pair[] => {
    const [one, other] = [ours[index], theirs[index]];
    return one && other ? [{ name, ours: one, lite: other }] : [];
  });
  const { table, unexplained, stale } = compare(pairs, differences);
  console.log(table);
  for (const { name, ...answers } of unexplained) {
    console.error(`\nNobody has explained “${name}”:\n${JSON.stringify(answers, null, 2)}`);
  }
  for (const name of stale) console.error(`\nExplained, but no longer different: “${name}”`);
  console.log(`\n${pairs.length} cases, ${unexplained.length} unexplained\n`);
  return unexplained.length + stale.length === 0;
}

const parts = { lite: compareWithLite, suites: runOfficialSuites };

const USAGE = `npm run test:conformance             both parts
npm run test:conformance -- lite     our backend beside ${LITE}
npm run test:conformance -- suites   the official clients' own tests, from the checkout that SUPABASE_JS_CHECKOUT names`;

const wanted = process.argv.slice(2);
if (wanted.some((name) => !Object.hasOwn(parts, name))) {
  console.error(USAGE);
  process.exit(1);
}

process.chdir(root);
let isAsExpected = true;
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  // One part that breaks off leaves the others to run.
  const isMet = await run().catch((problem: unknown) => {
    console.error(`\nThe part “${name}” broke off:`, problem);
    return false;
  });
  isAsExpected = isMet && isAsExpected;
}
// Lite leaves timers behind that would keep this process for a while.
process.exit(isAsExpected ? 0 : 1);
