import { beforeEach, expect, test, vi } from "vitest";
import { instant } from "#domain/calendar/instant.ts";
import { type AnsweredDose, type OutboxAction, pressedMoment } from "./actions.ts";
import { observedFetch } from "./connection.ts";
import { noteKnownDoses, withNotificationAnswers } from "./notification-answers.ts";
import { Outbox, type SendResult } from "./outbox.ts";
import type { ReminderAnswer } from "./reminder-answer.ts";
import { type ActionStore, memoryStore } from "./store.ts";
import { withWaitingIntakes } from "./waiting-intakes.ts";

let waiting: Map<string, ReminderAnswer>;

beforeEach(() => {
  vi.unstubAllGlobals();
  waiting = new Map();
  const store = {
    keys: async () => [...waiting.keys()].map((url) => ({ url })),
    match: async ({ url }: { url: string }) =>
      waiting.has(url) ? Response.json(waiting.get(url)) : undefined,
    delete: async (path: string) => waiting.delete(`https://trousse.example${path}`),
  };
  vi.stubGlobal("caches", { has: async () => true, open: async () => store });
});

const dose = (id: string): Omit<AnsweredDose, "intakeId"> => ({
  id,
  medicationId: "box",
  medicationName: "Doliprane",
  dosage: "500 mg",
  form: "Comprimé",
  quantity: 1,
  plannedAt: instant("2026-11-21T08:00:00Z"),
});

noteKnownDoses([
  { profileId: "hugo", dose: dose("d1") },
  { profileId: "hugo", dose: dose("d2") },
  { profileId: "lea", dose: dose("d3") },
]);

function press(action: string, doses: readonly string[], account = "claire") {
  const at = "2026-11-21T08:05:00.000Z";
  const path = `/waiting/${action}/token-${doses.join("-")}`;
  waiting.set(`https://trousse.example${path}`, { token: "t", action, at, account, doses });
}

const anOutbox = (device: ActionStore, send: (action: OutboxAction) => Promise<SendResult>) =>
  new Outbox({
    device: withNotificationAnswers(device),
    memory: memoryStore(),
    send,
    exclusively: (work) => work(),
    announce: () => undefined,
    now: () => Date.parse("2026-11-21T08:10:00Z"),
    clockOffset: () => null,
    newId: () => crypto.randomUUID(),
    person: () => "claire",
  });

const dropHeld = (action: OutboxAction) => (action.state === "held" ? null : action);

test.each(["take", "skip", "later"])(
  "%s on a notification is an action that is kept",
  async (kind) => {
    press(kind, ["d1"]);
    const [action] = await withNotificationAnswers(memoryStore()).all();
    expect(action).toMatchObject({
      kind,
      state: "held",
      owner: "claire",
      profileId: "hugo",
      pressedAt: Date.parse("2026-11-21T08:05:00Z"),
      body: { doses: [{ id: "d1", medicationName: "Doliprane" }] },
    });
  },
);

test.each([
  { action: "shown", doses: ["d1"], because: "it answers nothing" },
  { action: "take", doses: ["other"], because: "nobody can say what it was" },
  { action: "take", doses: ["d1", "other"], because: "a part of it would look whole" },
  { action: "take", doses: [], because: "a message of a former version names no doses" },
])("$action of $doses is left to the worker: $because", async ({ action, doses }) => {
  press(action, doses);
  expect(await withNotificationAnswers(memoryStore()).all()).toEqual([]);
});

test("deleted, the worker does not send it", async () => {
  press("take", ["d1"]);
  const store = withNotificationAnswers(memoryStore());
  const [action] = await store.all();
  expect(await store.change(action?.id ?? "", dropHeld)).toMatchObject({ state: "held" });
  expect([waiting.size, await store.all()]).toEqual([0, []]);
});

test("what the worker has sent meanwhile is not taken over", async () => {
  press("take", ["d1"]);
  const request = async (_name: string, work: () => unknown) => {
    waiting.clear();
    return work();
  };
  const device = memoryStore();
  const store = withNotificationAnswers(device);
  const [action] = await store.all();
  vi.stubGlobal("navigator", { locks: { request } });
  const adopt = (known: OutboxAction): OutboxAction => ({ ...known, state: "waiting" });
  expect(await store.change(action?.id ?? "", adopt)).toBeUndefined();
  expect(await device.all()).toEqual([]);
});

test("what does not fit on the device stays with the worker", async () => {
  press("take", ["d1", "d3"]);
  const full = { ...memoryStore(), add: () => Promise.reject(new DOMException("full")) };
  const store = withNotificationAnswers(full);
  const [action] = await store.all();
  await expect(store.change(action?.id ?? "", dropHeld)).rejects.toThrow("full");
  expect(waiting.size).toBe(1);
});

test("what the server refused waits for its person, who closes it or sends it from the page", async () => {
  press("take", ["d1"]);
  for (const [url, answer] of waiting) waiting.set(url, { ...answer, problem: "offline" });
  const device = memoryStore();
  const store = withNotificationAnswers(device);
  const [action] = await store.all();
  expect(action).toMatchObject({ state: "undecided", problem: { reason: "offline" } });
  await store.change(action?.id ?? "", (known) => ({ ...known, state: "waiting", problem: null }));
  expect([waiting.size, (await device.all())[0]?.state]).toEqual([0, "waiting"]);

  press("skip", ["d2"]);
  for (const [url, answer] of waiting) waiting.set(url, { ...answer, problem: "conflict" });
  const skipped = (await store.all()).find(({ kind }) => kind === "skip");
  await store.change(skipped?.id ?? "", () => null);
  expect(waiting.size).toBe(0);
});

test("the answer for one person is taken back, and that for another one is still sent", async () => {
  press("take", ["d1", "d3"]);
  const device = memoryStore();
  const store = withNotificationAnswers(device);
  const ofHugo = (await store.all()).find(({ profileId }) => profileId === "hugo");
  await store.change(ofHugo?.id ?? "", dropHeld);
  expect(waiting.size).toBe(0);
  expect(await device.all()).toMatchObject([
    { profileId: "lea", state: "waiting", kind: "take", body: { doses: [{ id: "d3" }] } },
  ]);
});

test("adopted, the page sends it with the ids that it has shown", async () => {
  press("take", ["d1", "d2"]);
  const device = memoryStore();
  const store = withNotificationAnswers(device);
  const [shown] = await store.all();
  await store.change(shown?.id ?? "", (known) => ({ ...known, state: "waiting" }));
  expect(waiting.size).toBe(0);
  const [adopted] = await device.all();
  expect(adopted).toMatchObject({ id: shown?.id, state: "waiting", body: shown?.body });
  expect(adopted?.id).toMatch(/^[0-9a-f-]{36}$/);
});

test("the same button pressed again is another action", async () => {
  press("take", ["d1"]);
  const store = withNotificationAnswers(memoryStore());
  const [first] = await store.all();
  await store.change(first?.id ?? "", (known) => ({ ...known, state: "waiting" }));
  press("take", ["d1"]);
  const ids = (await store.all()).map(({ id }) => id);
  expect([new Set(ids).size, ids]).toEqual([2, [first?.id, expect.any(String)]]);
});

test("while it is taken over, each read shows it once", async () => {
  press("take", ["d1"]);
  const device = memoryStore();
  const store = withNotificationAnswers(device);
  const [shown] = await store.all();
  const change = store.change(shown?.id ?? "", (known) => ({ ...known, state: "waiting" }));
  // One read from every point at which another one can start.
  const reading: ReturnType<typeof store.all>[] = [];
  for (let point = 0; point < 100; point += 1) {
    reading.push(store.all());
    await Promise.resolve();
  }
  await change;
  const reads = (await Promise.all(reading)).map((actions) => actions.map(({ id }) => id));
  expect(new Set(reads.flat())).toEqual(new Set([shown?.id]));
  expect(reads.filter((ids) => ids.length !== 1)).toEqual([]);
});

test("what the worker has sent is shown as sent until the lists are newer, and counts once", async () => {
  const outbox = anOutbox(memoryStore(), async () => ({ outcome: "unreached", reason: "offline" }));
  press("take", ["d1", "d3"]);
  press("take", ["d2"]);
  await outbox.reload();
  const [ofHugo, ofLea, left] = outbox.actions();
  waiting.delete("https://trousse.example/waiting/take/token-d1-d3");
  await outbox.noteAnswered();
  await outbox.noteAnswered();
  const shown = outbox.actions().map(({ id, state, sentAt }) => ({ id, state, sentAt }));
  const sentAt = Date.parse("2026-11-21T08:10:00Z");
  expect(shown).toEqual([
    { id: ofHugo?.id, state: "sent", sentAt },
    { id: ofLea?.id, state: "sent", sentAt },
    { id: left?.id, state: "held", sentAt: null },
  ]);
  // The server gives an intake that was logged from a message the id of its dose.
  const known = [{ id: "d3", takenAt: instant("2026-11-21T08:05:00Z") }];
  const ofDevice = outbox.actions().filter(({ profileId }) => profileId === "lea");
  expect(withWaitingIntakes(known, ofDevice, 0, (dose) => dose)).toEqual(known);
});

test("what the server refused the worker is not shown as sent", async () => {
  const outbox = anOutbox(memoryStore(), async () => ({ outcome: "done" }));
  press("take", ["d1"]);
  await outbox.reload();
  for (const [url, answer] of waiting) waiting.set(url, { ...answer, problem: "conflict" });
  await outbox.noteAnswered();
  expect(outbox.actions()).toMatchObject([{ state: "undecided" }]);
});

test("sending a refused one once more tells its outcome", async () => {
  press("take", ["d1"]);
  for (const [url, answer] of waiting) waiting.set(url, { ...answer, problem: "offline" });
  const outbox = anOutbox(memoryStore(), async () => ({ outcome: "done" }));
  await outbox.reload();
  const [refused] = outbox.actions();
  expect(await outbox.retry(refused?.id ?? "")).toEqual({ kind: "done" });
  expect(outbox.actions()).toMatchObject([{ id: refused?.id, state: "sent" }]);
});

test("before somebody signs out, the device takes over what the worker would forget then", async () => {
  const device = memoryStore();
  const outbox = anOutbox(device, async () => ({ outcome: "done" }));
  press("take", ["d1", "d3"]);
  press("skip", ["d2"]);
  for (const [url, answer] of waiting) {
    if (answer.action === "skip") waiting.set(url, { ...answer, problem: "conflict" });
  }
  await outbox.adoptAll();
  expect(waiting.size).toBe(0);
  const kept = (await device.all()).map(({ kind, state, problem }) => [
    kind,
    state,
    problem?.reason,
  ]);
  expect(kept).toEqual([
    ["take", "waiting", undefined],
    ["take", "waiting", undefined],
    ["skip", "undecided", "conflict"],
  ]);
  await outbox.drain();
  expect(outbox.actions().map(({ state }) => state)).toEqual(["sent", "sent", "undecided"]);
});

test("nothing of an answer for two people stays when all of its account is deleted", async () => {
  press("take", ["d1", "d3"]);
  const device = memoryStore();
  await anOutbox(device, async () => ({ outcome: "done" })).deleteAll("claire");
  expect([waiting.size, await device.all()]).toEqual([0, []]);
});

test("a page shows it as held, sends nothing of it, does not drop it, and sends what it has adopted", async () => {
  const requests: string[] = [];
  const device = memoryStore();
  const outbox = anOutbox(device, async ({ id }) => {
    requests.push(id);
    return { outcome: "done" };
  });
  press("take", ["d1"]);
  press("skip", ["d2"]);
  await outbox.drain();
  expect(outbox.actions().map(({ kind, state }) => [kind, state])).toEqual([
    ["take", "held"],
    ["skip", "held"],
  ]);
  expect(requests).toEqual([]);
  const [taken, skipped] = outbox.actions();
  // The worker has tried it: the server may have it.
  expect(await outbox.cancel(taken?.id ?? "")).toBe(false);
  await outbox.adopt(skipped?.id ?? "");
  await outbox.drain();
  expect(outbox.actions().map(({ kind, state }) => [kind, state])).toEqual([
    ["skip", "sent"],
    ["take", "held"],
  ]);
  expect([requests.length, waiting.size]).toEqual([1, 1]);
});

test("all else is changed on the device", async () => {
  press("take", ["d1"]);
  const device = memoryStore();
  const store = withNotificationAnswers(device);
  const [known] = await store.all();
  if (!known) throw new Error("Nothing waits.");
  await store.add({ ...known, id: "page", state: "waiting" });
  await store.change("page", () => null);
  expect(await device.all()).toEqual([]);
  expect(waiting.size).toBe(1);
});

test("on a slow clock, an answer on a notification has the hour of the server", async () => {
  const slowBy = 60 * 60_000;
  const date = new Date(Date.now() + slowBy).toUTCString();
  vi.stubGlobal("fetch", async () => new Response(null, { headers: { date } }));
  await observedFetch("https://trousse.example/rest/v1/profiles");
  press("take", ["d1"]);
  const [action] = await withNotificationAnswers(memoryStore()).all();
  const moment = Date.parse(action ? pressedMoment(action) : "");
  expect(Math.abs(moment - Date.parse("2026-11-21T09:05:00Z"))).toBeLessThan(2000);
});
