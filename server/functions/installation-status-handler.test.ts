import { afterAll, beforeAll, expect, test } from "vitest";
import { instant } from "#domain/calendar/instant.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";
import packageJson from "../../package.json" with { type: "json" };
import { createInstallationStatusHandler } from "./installation-status-handler.ts";

let installation: Installation;
let admin: Household;
let member: Household;
const machine = { free: 150e6, hasFreeSpace: () => false };
const wrong = {
  isOn: true,
  isEncrypted: false,
  newest: "2026-11-21T20:00:00.000Z",
  lastDrill: undefined,
  problem: "failed",
} as const;
const FAILED = { deliveredAt: null, failedAt: instant("2026-11-21T19:00:00.000Z") };

beforeAll(async () => {
  const [embedded] = engines;
  if (!embedded) throw new Error("There is no engine.");
  let handler: ReturnType<typeof createInstallationStatusHandler> | undefined;
  installation = await startInstallation(embedded, {
    functions: {
      machine: (request, call) => (handler ? handler(request, call) : Promise.reject()),
    },
  });
  handler = createInstallationStatusHandler(installation.engine, {
    space: machine,
    backups: async () => wrong,
    channel: () => FAILED,
    sendsMail: true,
    address: "this-machine",
    updates: () => ({ is: "off" }),
  });
  [admin, member] = await installation.engine.transaction(async (tx) => [
    await aHousehold(tx, "admin"),
    await aHousehold(tx, "member"),
  ]);
});
afterAll(() => installation.close());

const ask = async (who?: Household) => {
  const client = who ? installation.signedIn(who) : installation.visitor();
  const { data, error } = await client.functions.invoke("machine", { method: "GET" });
  return error ? (error.context as Response).status : data;
};

test("only admins get the status of the installation", async () => {
  expect(await ask()).toBe(401);
  expect(await ask(member)).toBe(403);
  expect(await ask(admin)).toEqual({
    freeBytes: 150e6,
    hasRoom: false,
    backups: {
      isOn: true,
      isEncrypted: false,
      newest: "2026-11-21T20:00:00.000Z",
      problem: "failed",
    },
    unreachedDoses: 0,
    mail: { ...FAILED, isSent: true },
    push: FAILED,
    address: "this-machine",
    versions: { program: packageJson.version, node: process.versions.node },
    updates: { is: "off" },
  });
});
