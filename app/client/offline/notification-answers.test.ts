import { beforeEach, expect, test, vi } from "vitest";
import { instant } from "#domain/calendar/instant.ts";
import type { AnsweredDose, OutboxAction } from "./actions.ts";
import { noteKnownDoses, withNotificationAnswers } from "./notification-answers.ts";
import { Outbox } from "./outbox.ts";
import type { ReminderAnswer } from "./reminder-answer.ts";
import { memoryStore } from "./store.ts";

let waiting: Map<string, ReminderAnswer>;

beforeEach(() => {
  vi.unstubAllGlobals();
  waiting = new Map();
  const store = {
    keys: async () => [...waiting.keys()].map((url) => ({ url })),
    match: async ({ url }: { url: string }) => Response.json(waiting.get(url)),
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

function press(deed: string, doses: readonly string[], account = "claire") {
  const at = "2026-11-21T08:05:00.000Z";
  const path = `/waiting/${deed}/token-${doses.join("-")}`;
  waiting.set(`https://trousse.example${path}`, { token: "t", deed, at, account, doses });
}

const untried = (action: OutboxAction) => (action.state === "held" ? null : action);

test.each(["take", "skip", "later"])(
  "%s on a notification is an action that is kept",
  async (deed) => {
    press(deed, ["d1"]);
    const [action] = await withNotificationAnswers(memoryStore()).all();
    expect(action).toMatchObject({
      kind: deed,
      state: "held",
      owner: "claire",
      profileId: "hugo",
      pressedAt: Date.parse("2026-11-21T08:05:00Z"),
      body: { doses: [{ id: "d1", medicationName: "Doliprane" }] },
    });
  },
);

test.each([
  { deed: "shown", doses: ["d1"], because: "it answers nothing" },
  { deed: "take", doses: ["other"], because: "nobody can say what it was" },
  { deed: "take", doses: ["d1", "other"], because: "a part of it would look whole" },
  { deed: "take", doses: [], because: "a message of a former version names no doses" },
])("$deed of $doses is left to the worker: $because", async ({ deed, doses }) => {
  press(deed, doses);
  expect(await withNotificationAnswers(memoryStore()).all()).toEqual([]);
});

test("taken back, the worker does not send it", async () => {
  press("take", ["d1"]);
  const store = withNotificationAnswers(memoryStore());
  const [action] = await store.all();
  expect(await store.change(action?.id ?? "", untried)).toMatchObject({ state: "held" });
  expect([waiting.size, await store.all()]).toEqual([0, []]);
});

test("what the worker is sending is not taken back", async () => {
  press("take", ["d1"]);
  const request = async (_name: string, _options: unknown, work: (lock: null) => unknown) =>
    work(null);
  vi.stubGlobal("navigator", { locks: { request } });
  const store = withNotificationAnswers(memoryStore());
  const [action] = await store.all();
  expect(await store.change(action?.id ?? "", untried)).toBeUndefined();
  expect(waiting.size).toBe(1);
});

test("what does not fit on the device stays with the worker", async () => {
  press("take", ["d1", "d3"]);
  const full = { ...memoryStore(), add: () => Promise.reject(new DOMException("full")) };
  const store = withNotificationAnswers(full);
  const [action] = await store.all();
  await expect(store.change(action?.id ?? "", untried)).rejects.toThrow("full");
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
  await store.change(ofHugo?.id ?? "", untried);
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
  expect(adopted).toMatchObject({ state: "waiting", body: shown?.body });
  expect(adopted?.id).toMatch(/^[0-9a-f-]{36}$/);
});

test("a page shows it as held, sends nothing of it, takes it back, and sends what it has adopted", async () => {
  const requests: string[] = [];
  const device = memoryStore();
  const outbox = new Outbox({
    device: withNotificationAnswers(device),
    memory: memoryStore(),
    send: async ({ id }) => {
      requests.push(id);
      return { outcome: "done" };
    },
    exclusively: (work) => work(),
    announce: () => undefined,
    now: () => Date.parse("2026-11-21T08:10:00Z"),
    clockOffset: () => null,
    newId: () => crypto.randomUUID(),
    person: () => "claire",
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
  expect(await outbox.cancel(taken?.id ?? "")).toBe(true);
  await outbox.adopt(skipped?.id ?? "");
  await outbox.drain();
  expect(outbox.actions()).toMatchObject([{ kind: "skip", state: "sent" }]);
  expect([requests.length, waiting.size]).toEqual([1, 0]);
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
