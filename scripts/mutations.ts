import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { Worker } from "node:worker_threads";
import { isEquivalent } from "./mutations/equivalent-mutants.ts";
import { importersOf } from "./mutations/import-graph.ts";
import { type Mutant, mutantsOf } from "./mutations/mutants.ts";
import type { Trial } from "./mutations/worker.ts";

/**
 * Takes every rule of the symptom analysis and of the interactions away in turn and asks the tests to notice.
 * `--sample 20` tries every twentieth alone, `--file candidate-checks` one file, `--unchanged` none: it only asks
 * whether the tests hold here without a change.
 */

const root = join(import.meta.dirname, "..");
const here = (path: string) => join(root, path);
const list = (folder: string, is: RegExp) =>
  readdirSync(here(folder), { recursive: true, encoding: "utf8" })
    .filter((name) => is.test(name))
    .map((name) => here(join(folder, name)));

/** Words, tables and types: the first are held by the tests one by one, the others say nothing. */
const NO_RULES =
  /\.test\.ts$|-samples\.ts$|^(?:scenario|scenario-lists|guide-scenarios|guidance|guide-facts|symptom|red-flag|stop-words|despair-classes|despair-weights|molecule-names(?:-\w+)?|molecule-combinations|rule|reasons|sources|reviews)\.ts$/u;

/** Whom to call is a fact with tests of its own, and so is each word of the lexicon. */
const OTHERS = /\/emergency-|\/lexicon\//u;

const domain = [
  ...list("domain/symptoms", /\.ts$/u),
  ...list("domain/interactions", /\.ts$/u),
  ...list("domain/medicines/molecules", /^molecule.*\.ts$/u),
  ...list("domain/dose-rules", /\.ts$/u),
].filter((file) => !OTHERS.test(file));
const tests = [
  ...domain.filter((file) => file.endsWith(".test.ts")),
  here("supabase/seed/symptoms-red-flags.test.ts"),
];
const rules = domain.filter((file) => !NO_RULES.test(basename(file)));
/** What the tests read the rules through. */
const helpers = [
  ...list("testing/builders", /^(?:symptom|interaction)-.*\.ts$/u),
  ...list("testing/samples", /\.ts$/u),
];
const importers = importersOf([...domain, ...tests, ...helpers]);

/** A test that does not answer has noticed: the mutant turns in circles. */
const TIMEOUT_MS = 60_000;
/** Every test once, on a machine that may have other work. */
const UNCHANGED_TIMEOUT_MS = 600_000;
/** Modules are never forgotten; a worker that has seen enough of them is let go. */
const TRIALS_PER_WORKER = 120;

interface Job extends Mutant {
  readonly file: string;
}

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};

const NAME = /^ {2}"?([\w-]+)"?: \[|\bid: "(P?\d+[a-z]?)"/gmu;

/** The key of the list, or the id of the rule, that a line belongs to. */
function nameOf({ file, line }: Job): string {
  const before = readFileSync(file, "utf8").split("\n").slice(0, line).join("\n");
  const [, key, id] = [...before.matchAll(NAME)].at(-1) ?? [];
  return key ? `"${key}"` : (id ?? "");
}

function trialOf(job: Job): Trial {
  const { file, source } = job;
  const affected = importers.get(file) ?? [];
  // Wordings are held by their samples; what follows from a red flag is held elsewhere.
  const own = file.replace(/\.ts$/u, ".test.ts");
  const isPhrase = /recognition/u.test(file);
  const isRow = /recognition\/rules-/u.test(file);
  const nearness = (test: string) => {
    if (test === own) return 0;
    if (isPhrase && /recognition\/rules\.test|red-flags/u.test(test)) return 1;
    return /guide\.test/u.test(test) ? 2 : 3;
  };
  return {
    file,
    source,
    about: nameOf(job),
    affected,
    tests: tests
      .filter((test) => affected.includes(test) && !(isPhrase && nearness(test) > 1))
      .filter((test) => !isRow || /recognition\/rules\.test/u.test(test))
      .sort((one, other) => nearness(one) - nearness(other)),
  };
}

/** @returns how many changes no test noticed; each is printed as soon as it is known */
async function runTrials(jobs: Iterator<Job>): Promise<number> {
  let worker: Worker | null = null;
  let [tried, survivors] = [0, 0];
  for (let next = jobs.next(); !next.done; next = jobs.next()) {
    worker ??= new Worker(new URL("./mutations/worker.ts", import.meta.url));
    const failure = await runTrial(worker, trialOf(next.value));
    if (failure === null) {
      survivors += 1;
      printSurvivor(next.value);
    }
    tried += 1;
    if (failure === TIMED_OUT || tried % TRIALS_PER_WORKER === 0) {
      await worker.terminate();
      worker = null;
    }
  }
  await worker?.terminate();
  return survivors;
}

function printSurvivor({ file, line, was, becomes }: Job): void {
  const place = `${file.slice(root.length + 1)}:${line}`;
  console.log(`${place} nobody misses it: ${short(was)} → ${short(becomes)}`);
}

const TIMED_OUT = "no answer";

/** A test that fails by itself would notice anything. */
async function requirePassingTests(jobs: readonly Job[]): Promise<void> {
  const file = jobs[0]?.file;
  if (file === undefined) throw new Error("Nothing to change: no such file, or no rule in it");
  const seen = new Set(jobs.flatMap((job) => importers.get(job.file) ?? []));
  const worker = new Worker(new URL("./mutations/worker.ts", import.meta.url));
  const trial: Trial = {
    file,
    source: readFileSync(file, "utf8"),
    about: "",
    tests: tests.filter((test) => seen.has(test)),
    affected: [...domain, ...tests],
  };
  const failure = await runTrial(worker, trial, UNCHANGED_TIMEOUT_MS);
  await worker.terminate();
  if (failure !== null) throw new Error(`Without any change: ${failure}`);
}

function runTrial(
  worker: Worker,
  trial: Trial,
  timeoutMs: number = TIMEOUT_MS,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => done(TIMED_OUT), timeoutMs);
    const done = (failure: string | null) => {
      clearTimeout(timer);
      worker.off("message", done);
      worker.off("error", reject);
      resolve(failure);
    };
    worker.on("message", done);
    worker.on("error", reject);
    worker.postMessage(trial);
  });
}

const started = performance.now();
const only = option("file");
const every = Number(option("sample") ?? 1);
const jobs = rules
  .filter((file) => only === undefined || basename(file, ".ts") === only)
  .flatMap((file): Job[] =>
    mutantsOf(readFileSync(file, "utf8"))
      .filter((mutant) => !isEquivalent(basename(file), mutant))
      .map((mutant) => ({ ...mutant, file })),
  )
  .filter((_, at) => at % every === 0);

await requirePassingTests(jobs);
if (!process.argv.includes("--unchanged")) await tryAll();

async function tryAll(): Promise<void> {
  const queue = jobs[Symbol.iterator]();
  const survivors = await Promise.all(
    Array.from({ length: Math.min(2, availableParallelism()) }, () => runTrials(queue)),
  );
  const missed = survivors.reduce((sum, each) => sum + each, 0);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${jobs.length - missed} of ${jobs.length} changes noticed, ${seconds} s`);
  process.exitCode = missed > 0 ? 1 : 0;
}

function short(code: string): string {
  const line = code.replace(/\s+/gu, " ").trim();
  return line.length > 80 ? `${line.slice(0, 77)}…` : line || "nothing";
}
