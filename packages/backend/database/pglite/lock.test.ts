import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./lock.ts";

const module = new URL("./lock.ts", import.meta.url).href;
const HOLDER = `
  const { lockFolder } = await import(process.argv[1]);
  try {
    lockFolder(process.argv[2]);
    process.stdout.write("held");
    setInterval(() => undefined, 1000);
    if (process.argv[3] === "busy") for (;;);
    if (process.argv[3] === "collecting") {
      globalThis.gc();
      process.stdout.write(" still");
    }
  } catch (reason) {
    process.stdout.write(reason.message);
  }
`;

let folder: string;
let children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lock-"));
});
afterEach(async () => {
  await Promise.all(children.map(killed));
  children = [];
  await rm(folder, { recursive: true });
});

/** Starts a process that tries to lock the folder; returns what it printed. */
async function holder(mood = "idle") {
  const child = spawn(
    process.execPath,
    ["--expose-gc", "--input-type=module", "--eval", HOLDER, module, folder, mood],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  children.push(child);
  const [said] = await once(child.stdout, "data");
  return { child, said: String(said) };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

test("a second process is refused in one sentence that names the first", async () => {
  const { child, said } = await holder();
  expect(said).toBe("held");
  expect(() => lockFolder(folder)).toThrow(
    `The folder ${folder} is already in use by process ${child.pid}; stop it first or set DATA_DIR.`,
  );
  expect((await holder()).said).toContain(`process ${child.pid}`);
});

test("a lock ends with its process, killed or not", async () => {
  for (let time = 0; time < 3; time += 1) {
    const { child, said } = await holder();
    expect(said).toBe("held");
    await killed(child);
  }
  lockFolder(folder)();
});

test("a busy process keeps its lock", async () => {
  const { said } = await holder("busy");
  expect(said).toBe("held");
  expect(() => lockFolder(folder)).toThrow("already in use");
});

test("a lock whose release function is unreferenced survives garbage collection", async () => {
  const { child, said } = await holder("collecting");
  if (said === "held") await once(child.stdout, "data");
  expect(() => lockFolder(folder)).toThrow(`process ${child.pid}`);
});

test("one of many processes that start together gets it", async () => {
  const said = await Promise.all(Array.from({ length: 5 }, async () => (await holder()).said));
  expect(said.filter((words) => words === "held")).toHaveLength(1);
});

test("the id of a running process in the file has no effect", async () => {
  await writeFile(join(folder, "lock"), "");
  await writeFile(join(folder, "lock.pid"), String(process.ppid));
  const unlock = lockFolder(folder);
  expect(await readFile(join(folder, "lock.pid"), "utf8")).toBe(String(process.pid));
  unlock();
});

test("the same process is refused too, until it releases the lock", () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
  unlock();
  lockFolder(folder)();
});

test("a folder that is not writable is not reported as in use", async () => {
  expect(() => lockFolder(join(folder, "missing"))).toThrow(/unable to open/);
});
