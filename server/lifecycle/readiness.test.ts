import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createReadiness } from "./readiness.ts";

const fine = { name: "space", run: async () => undefined };

test.each([
  {
    says: "the disk is nearly full",
    run: async () => "the disk is nearly full",
    because: "it says so",
  },
  { says: "failed", run: () => Promise.reject(new Error("Doliprane")), because: "it broke" },
  { says: "no answer in time", run: () => wait(500, undefined), because: "it takes too long" },
])("one failing check is enough: $because", async ({ says, run }) => {
  const readiness = createReadiness(50);
  readiness.add(fine);
  readiness.add({ name: "database", run });
  expect(await readiness.check()).toEqual({
    isReady: false,
    checks: { space: "fine", database: says },
  });
});

test("ready when every check is fine, until it stops", async () => {
  const readiness = createReadiness();
  readiness.add(fine);
  expect(await readiness.check()).toEqual({ isReady: true, checks: { space: "fine" } });
  readiness.stop();
  expect(await readiness.check()).toEqual({ isReady: false, checks: { process: "stopping" } });
});

test("an informational check does not affect readiness", async () => {
  const readiness = createReadiness();
  readiness.add(fine);
  const run = async () => "the last backup failed";
  readiness.add({ name: "backups", isInformational: true, run });
  expect(await readiness.check()).toEqual({
    isReady: true,
    checks: { space: "fine", backups: "the last backup failed" },
  });
});

test("frequent requests share the result of one round of checks", async () => {
  let runs = 0;
  const readiness = createReadiness(50, 40);
  readiness.add({
    name: "database",
    async run() {
      runs += 1;
      return undefined;
    },
  });
  await Promise.all(Array.from({ length: 20 }, () => readiness.check()));
  expect(runs).toBe(1);
  await wait(60);
  await readiness.check();
  expect(runs).toBe(2);
});
