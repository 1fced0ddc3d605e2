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
])("one check that does not hold is enough: $because", async ({ says, run }) => {
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

test("what is only told keeps nobody away", async () => {
  const readiness = createReadiness();
  readiness.add(fine);
  const run = async () => "the last backup failed";
  readiness.add({ name: "backups", isInformational: true, run });
  expect(await readiness.check()).toEqual({
    isReady: true,
    checks: { space: "fine", backups: "the last backup failed" },
  });
});

test("however often it is asked, the checks are asked once a while", async () => {
  let asked = 0;
  const readiness = createReadiness(50, 40);
  readiness.add({
    name: "database",
    async run() {
      asked += 1;
      return undefined;
    },
  });
  await Promise.all(Array.from({ length: 20 }, () => readiness.check()));
  expect(asked).toBe(1);
  await wait(60);
  await readiness.check();
  expect(asked).toBe(2);
});
