import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serverOptions, supervise } from "./supervise.ts";

const TIMEOUTS = { heartbeatTimeout: 500, startTimeout: 10_000, pause: 50, maxPause: 200 };

/** Sends a heartbeat, then does what the next word of a list says; each start takes one word. */
const SERVER = `
  import { readFileSync, writeFileSync } from "node:fs";
  const list = process.argv[2];
  const [word, ...rest] = readFileSync(list, "utf8").split(" ");
  writeFileSync(list, rest.join(" "));
  setInterval(() => process.send("alive"), 50);
  setTimeout(() => {
    if (word === "spin") for (;;);
    if (word === "crash") process.abort();
    if (word === "refuse") process.exit(1);
    if (word === "end") process.exit(0);
  }, 300);
  process.on("SIGTERM", () => process.exit(word === "stay" ? 7 : 0));
`;

let folder: string;
let started: ChildProcess[];
let logged: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "supervise-"));
  await writeFile(join(folder, "server.mjs"), SERVER);
  started = [];
  logged = [];
});
afterEach(async () => {
  for (const child of started) child.kill("SIGKILL");
  await rm(folder, { recursive: true });
});

async function run(words: string, timeouts = TIMEOUTS): Promise<number> {
  const list = join(folder, "words");
  await writeFile(list, words);
  const start = () => {
    const child = fork(join(folder, "server.mjs"), [list]);
    started.push(child);
    return child;
  };
  return supervise(start, (line) => logged.push(line), timeouts);
}

test("a server whose event loop hangs is killed and started again", async () => {
  expect(await run("spin spin end")).toBe(0);
  expect(started.map((child) => child.signalCode)).toEqual(["SIGKILL", "SIGKILL", null]);
  expect(logged.filter((line) => line.includes("does not answer"))).toHaveLength(2);
});

test("a server that crashed is started again", async () => {
  expect(await run("crash end")).toBe(0);
  expect(started).toHaveLength(2);
  expect(logged).toEqual(["Trousse ended unexpectedly, and starts again in 1 s."]);
});

test("a refusal to start is final, and so is a clean exit", async () => {
  expect(await run("refuse end")).toBe(1);
  expect(await run("end spin")).toBe(0);
  expect(started).toHaveLength(2);
  expect(logged).toEqual([]);
});

test("a signal is passed on, with the exit code that comes back", async () => {
  // No heartbeat is late here, however busy the machine is.
  const code = run("stay", { ...TIMEOUTS, heartbeatTimeout: 60_000, startTimeout: 60_000 });
  await vi.waitUntil(() => started[0]);
  await new Promise((resolve) => started[0]?.once("message", resolve));
  process.emit("SIGTERM", "SIGTERM");
  expect(await code).toBe(7);
  expect(started).toHaveLength(1);
});

test("the server keeps its compiled code in the data folder, unless the operator says otherwise", () => {
  expect(serverOptions({ DATA_DIR: " /srv/data " }).env).toMatchObject({
    NODE_COMPILE_CACHE: "/srv/data/compile-cache",
    MALLOC_ARENA_MAX: "2",
  });
  expect(serverOptions({}).env?.NODE_COMPILE_CACHE).toBe(join(process.cwd(), "data/compile-cache"));
  const chosen = { NODE_COMPILE_CACHE: "/var/cache/trousse", MALLOC_ARENA_MAX: "4" };
  expect(serverOptions(chosen).env).toMatchObject(chosen);
});
