import type { ForkOptions, fork } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "@trousse/backend/database/engine";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { removeFolder } from "#testing/harness/remove-folder.ts";
import { startBackups } from "./backup-scheduler.ts";
import { snapshotName } from "./rotation.ts";
import type * as snapshots from "./snapshot.ts";

// What a snapshot holds is tested beside; here only its name counts.
vi.mock(import("./snapshot.ts"), async (load) => ({
  ...(await load()),
  async makeSnapshot(_source, { folder }, madeAt) {
    return { ...(await addSnapshot(folder, madeAt)), madeAt, size: 0 };
  },
}));

/** In place of the drill, a process that hangs, with half a second. */
vi.mock(import("node:child_process"), async (load) => {
  const original = await load();
  const hang =
    "data:text/javascript,process.on('message', () => setInterval(() => undefined, 1000))";
  return {
    ...original,
    fork: ((_path: string, { timeout, ...options }: ForkOptions) => {
      expect(timeout).toBe(30 * MINUTE);
      return original.fork("-", { ...options, timeout: 500, execArgv: ["--import", hang] });
    }) as typeof fork,
  };
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function addSnapshot(folder: string, madeAt: number) {
  const name = snapshotName(madeAt);
  const path = join(folder, name);
  await writeFile(path, "");
  return { name, path };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "trousse-scheduler-"));
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await removeFolder(folder);
});

/** @returns the scheduler after its first look at the clock, and what lets it look so many times more */
async function start(now: number) {
  vi.setSystemTime(now);
  const source = { engine: {} as Engine, dataDir: folder, databaseUrl: undefined };
  const setting = { isOn: true, folder, key: undefined };
  const backups = startBackups(source, setting, (problem) => {
    throw problem;
  });
  onTestFinished(() => backups.stop());
  const looked = () =>
    vi.waitUntil(() => vi.getTimerCount() === 1, { interval: 1, timeout: 30_000 });
  await looked();
  const poll = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      vi.advanceTimersToNextTimer();
      await looked();
    }
  };
  return { backups, poll };
}

const snapshotTimes = async () => {
  const { listSnapshots } = await vi.importActual<typeof snapshots>("./snapshot.ts");
  return (await listSnapshots(folder)).map(({ madeAt }) => new Date(madeAt).toISOString());
};

test("after the clock was set back there is a snapshot an hour, and the status tells the newest of them", async () => {
  await addSnapshot(folder, Date.UTC(2026, 10, 22, 9));
  const { backups, poll } = await start(Date.UTC(2026, 10, 21, 12));
  vi.setSystemTime(Date.UTC(2026, 10, 21, 12, 30));
  await poll(5);
  expect(await snapshotTimes()).toEqual(["2026-11-22T09:00:00.000Z", "2026-11-21T12:30:02.000Z"]);
  expect(await backups.status()).toMatchObject({
    newest: "2026-11-21T12:30:02.000Z",
    problem: undefined,
  });
  vi.setSystemTime(Date.now() + HOUR);
  await poll(5);
  expect((await snapshotTimes()).length).toBe(3);
});

test("a newest snapshot of hours ago is told, whatever date a clock gave another one", async () => {
  await addSnapshot(folder, Date.UTC(2026, 10, 22, 9));
  await addSnapshot(folder, Date.UTC(2026, 10, 21, 8));
  const { backups } = await start(Date.UTC(2026, 10, 21, 12));
  expect(await backups.status()).toMatchObject({
    newest: "2026-11-21T08:00:00.000Z",
    problem: "old",
  });
});

test("a drill that hangs is stopped after half an hour, told, and followed by the next snapshot", async () => {
  // Night where this machine is.
  const night = new Date(2026, 10, 21, 3, 30).getTime();
  await addSnapshot(folder, night - MINUTE);
  const { backups, poll } = await start(night);
  expect((await backups.status()).lastDrill?.problems).toEqual([
    "the drill: did not come to its end",
  ]);
  vi.setSystemTime(night + HOUR);
  await poll(1);
  expect(await snapshotTimes()).toHaveLength(2);
});
