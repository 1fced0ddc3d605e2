import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { TestResultRow } from "#testing/harness/test-result-rows.ts";
import type { HttpRequest } from "../harness/http-client.ts";
import type { LoadSetup } from "./load-setup.ts";
import { engineLabel, type TrialExtent } from "./trial.ts";

const SESSIONS = 1000;
const ROUNDS = 3;
const MEGABYTE = 1024;

/** Milliseconds in which a process may give memory back. */
const SETTLING = 20_000;

/** B10: what a thousand open connections cost, each of somebody signed in. */
export async function memory(setup: LoadSetup, extent: TrialExtent): Promise<TestResultRow[]> {
  await setup.renewTokens();
  const agent = new Agent({ keepAlive: true, maxSockets: SESSIONS, maxFreeSockets: SESSIONS });
  // What the first requests of a process cost is not what a session costs.
  const few = new Agent({ keepAlive: true, maxSockets: 16 });
  for (let round = 0; round < ROUNDS; round += 1) await everybodyAsks(setup, few);
  few.destroy();
  await wait(extent.seconds(SETTLING / 1000) * 1000);
  const before = residentOf(setup);
  for (let round = 0; round < ROUNDS; round += 1) await everybodyAsks(setup, agent);
  const open = Object.values(agent.freeSockets).flat().length;
  const during = residentOf(setup);
  agent.destroy();
  await wait(extent.seconds(SETTLING / 1000) * 1000);
  const after = residentOf(setup);
  const grown = ((during - before) * 1000) / Math.max(open, 1);
  const left = after / before;
  return [
    {
      row: "B10",
      what: `memory of 1,000 people with an open connection; ${engineLabel(setup)}`,
      target: "≤ 60 MB, afterwards within 5 % of before",
      measured: `${grown.toFixed(0)} MB (${before.toFixed(0)} MB before, ${during.toFixed(0)} MB with ${open} open, ${after.toFixed(0)} MB after); to settle, ${extent.describe(SETTLING / 1000)}`,
      held: open === SESSIONS && grown <= 60 && left <= 1.05,
    },
  ];
}

function everybodyAsks(setup: LoadSetup, agent: Agent): Promise<unknown> {
  const { requests, members } = setup;
  return Promise.all(
    Array.from({ length: SESSIONS }, (_, nth) => {
      const member = members[nth % members.length] ?? members[0];
      return askOver(agent, setup, requests.dashboard(member, nth));
    }),
  );
}

function askOver(
  agent: Agent,
  { server }: LoadSetup,
  { path, headers }: HttpRequest,
): Promise<void> {
  return new Promise((resolve, reject) => {
    get(`${server.url}${path}`, { agent, headers: { ...headers } }, (answer) => {
      answer.resume();
      answer.once("end", resolve);
    }).once("error", reject);
  });
}

/** Megabytes. */
function residentOf({ server }: LoadSetup): number {
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  return Number(kilobytes) / MEGABYTE;
}
