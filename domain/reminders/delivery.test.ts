import { expect, test } from "vitest";
import { hasFailed, type Reach, reachProblem } from "./delivery.ts";

const REACHED: Reach = {
  hasReminders: true,
  wantsReminders: true,
  wantsPush: true,
  wantsMail: true,
  devices: 1,
  deliveries: [],
};

const mail = { doseId: "d", channel: "email", state: "failed", reason: "refused" } as const;
const push = { doseId: "d", channel: "push", state: "dropped", reason: "no-subscription" } as const;
const page = { doseId: "e", channel: "page", state: "sent", reason: null } as const;

test.each([
  { change: { wantsReminders: false }, problem: "no-channel", because: "they are switched off" },
  {
    change: { wantsPush: false, wantsMail: false },
    problem: "no-channel",
    because: "the page alone tells nobody who is away",
  },
  { change: { wantsMail: false, devices: 0 }, problem: "no-device", because: "nothing can ring" },
  { change: { devices: 0 }, problem: null, because: "a letter comes all the same" },
  { change: { deliveries: [mail, push] }, problem: "last-failed", because: "no way led there" },
  { change: { deliveries: [page, mail] }, problem: "last-failed", because: "the page is no way" },
  {
    change: { deliveries: [mail, { ...push, state: "shown", reason: null }] },
    problem: null,
    because: "one of two ways is enough",
  },
  {
    change: { deliveries: [{ ...mail, doseId: "c", state: "sent", reason: null }, mail] },
    problem: null,
    because: "only the last one counts",
  },
  {
    change: { hasReminders: false, devices: 0, wantsMail: false },
    problem: null,
    because: "no hours",
  },
] as const)("$problem: $because", ({ change, problem }) => {
  expect(reachProblem({ ...REACHED, ...change })).toBe(problem);
});

test.each([
  { state: "dropped", reason: "answered", failed: false, because: "somebody was faster" },
  { state: "dropped", reason: "preference-off", failed: false, because: "nobody wanted it" },
  { state: "dropped", reason: "no-longer-shared", failed: false, because: "it is not theirs" },
  { state: "dropped", reason: "consent-revoked", failed: false, because: "nobody may be told" },
  { state: "dropped", reason: "too-late", failed: true, because: "it should have come before" },
  { state: "failed", reason: "unreachable", failed: true, because: "nobody took it" },
  { state: "planned", reason: "unreachable", failed: false, because: "it is tried again" },
] as const)("$state, $reason: $failed, because $because", ({ state, reason, failed }) => {
  expect(hasFailed({ state, reason })).toBe(failed);
});
