import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "@trousse/backend/database/engine";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { removeFolder } from "#testing/harness/remove-folder.ts";
import { prepareFirstAdministrator } from "../accounts/first-administrator.ts";
import { readConfig } from "../settings/config.ts";
import { openInstallation } from "./installation.ts";

const { events, start } = vi.hoisted(() => {
  const events: string[] = [];
  /** @returns what stops it */
  const start = (what: string) => {
    events.push(`${what} starts`);
    return async () => void events.push(`${what} stops`);
  };
  return { events, start };
});

vi.mock(import("../disk/open-data.ts"), async (load) => ({
  ...(await load()),
  async openData() {
    const engine = { kind: "pglite", close: start("database") } as unknown as Engine;
    return { engine, keys: { publishableKey: "p", secretKey: "s", jwtSecret: "j".repeat(43) } };
  },
}));
vi.mock(import("../disk/free-space.ts"), async (load) => ({
  ...(await load()),
  watchFreeSpace: async () => ({
    free: 1,
    hasFreeSpace: () => true,
    isFull: () => false,
    stop: start("free space"),
  }),
  readOnlyWhenFull: (engine) => engine,
}));
vi.mock(import("@trousse/backend/backend"), async (load) => ({
  ...(await load()),
  createBackend: async () => ({ close: start("backend") }) as never,
}));
vi.mock(import("../updates/update-check.ts"), () => ({
  startUpdateCheck: () => ({ state: () => ({ is: "off" }), stop: start("update check") }),
}));
vi.mock(import("../accounts/first-administrator.ts"), () => ({
  prepareFirstAdministrator: vi.fn(),
}));
vi.mock(import("./readiness-checks.ts"), async (load) => ({
  ...(await load()),
  migrationsCheck: async () => ({ name: "migrations", check: async () => undefined }) as never,
}));
vi.mock(import("./heartbeat.ts"), () => ({ startHeartbeat: () => start("heartbeat") }));
vi.mock(import("../backups/backup-scheduler.ts"), async (load) => ({
  ...(await load()),
  startBackups: () => ({ status: vi.fn(), stop: start("backups") }),
}));
vi.mock(import("./start-jobs.ts"), () => ({ startJobs: () => start("jobs") }));

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "trousse-installation-"));
  events.length = 0;
});
afterEach(() => removeFolder(dataDir));

const open = (report = (_problem: unknown) => {}) =>
  openInstallation(readConfig({ DATA_DIR: dataDir }), report);

test("an installation that cannot be opened to the end stops what it has started, last first", async () => {
  const failure = new Error("the database went away");
  vi.mocked(prepareFirstAdministrator).mockRejectedValueOnce(failure);
  await expect(open()).rejects.toBe(failure);
  const parts = ["database", "free space", "update check", "backend"];
  expect(events).toEqual([
    ...parts.map((part) => `${part} starts`),
    ...parts.toReversed().map((part) => `${part} stops`),
  ]);
});

test("an open installation closes all of its parts, the database last", async () => {
  const { close } = await open();
  const parts = [
    ...["database", "free space", "update check", "backend"],
    ...["heartbeat", "backups", "jobs"],
  ];
  expect(events).toEqual(parts.map((part) => `${part} starts`));
  events.length = 0;
  await close();
  expect(events).toEqual(parts.toReversed().map((part) => `${part} stops`));
});
