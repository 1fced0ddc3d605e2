import "fake-indexeddb/auto";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { instantAt } from "#domain/calendar/instant.ts";
import type { ActionBodies, OutboxAction } from "./actions.ts";
import { Outbox, type SendResult } from "./outbox.ts";
import { type ActionStore, deviceStore, memoryStore } from "./store.ts";
import { withCorrectedDose, withoutDose } from "./waiting-intakes.ts";

const ME = "me";
const HOUR = 3_600_000;

const aDose = (name: string): ActionBodies["log"] => ({
  intakeId: `intake of ${name}`,
  medicationId: "box",
  medicationName: name,
  dosage: "500 mg",
  form: "Comprimé",
  entry: { quantityTaken: 1, takenAt: instantAt(0), notes: null },
  confirmedWarnings: [],
});

/** What becomes of a request: it never arrives, its answer is lost, it is refused, the server is busy, or it is done. */
type Fate = "lost" | "answer-lost" | "refused" | "busy" | "done";

/** A device with its storage, and a server that counts a repeat once. Tabs come and go. */
class World {
  readonly done: string[] = [];
  readonly refused = new Set<string>();
  readonly requests: string[] = [];
  readonly received: OutboxAction[] = [];
  fates: Fate[] = [];
  now = 1_000_000;
  person: string | null = ME;
  private ids = 0;
  private lock: Promise<unknown> = Promise.resolve();
  private readonly device: ActionStore;

  constructor(device: ActionStore) {
    this.device = device;
  }

  openTab(): Outbox {
    return new Outbox({
      device: this.device,
      memory: memoryStore(),
      send: (action) => this.receive(action),
      exclusively: (work) => {
        const turn = this.lock.then(work, work);
        this.lock = turn.catch(() => undefined);
        return turn;
      },
      announce: () => undefined,
      now: () => this.now,
      clockOffset: () => null,
      newId: () => {
        this.ids += 1;
        return `action ${this.ids}`;
      },
      person: () => this.person,
    });
  }

  private async receive(action: OutboxAction): Promise<SendResult> {
    const name = "medicationName" in action.body ? action.body.medicationName : "";
    this.requests.push(name);
    this.received.push(action);
    const fate = this.fates.shift() ?? "done";
    if (fate === "lost") return { outcome: "unreached", reason: "offline" };
    if (fate === "busy") return { outcome: "unreached", reason: "busy" };
    const isDone = this.done.includes(name);
    if (!isDone && (fate === "refused" || this.refused.has(name))) {
      this.refused.add(name);
      return { outcome: "refused", reason: "forbidden" };
    }
    if (!isDone) this.done.push(name);
    return fate === "answer-lost"
      ? { outcome: "unreached", reason: "offline" }
      : { outcome: "done" };
  }
}

const log = (tab: Outbox, name: string, profileId = "child") =>
  tab.put({ owner: ME, profileId, kind: "log", body: aDose(name) });

/** IndexedDB, emptied. */
async function emptyDevice(): Promise<ActionStore> {
  for (const { id } of await deviceStore.all()) await deviceStore.change(id, () => null);
  return deviceStore;
}

test("whatever is lost, refused, pressed twice or crashes, each action is done once or shown", async () => {
  const fate = fc.constantFrom<Fate>("lost", "answer-lost", "refused", "busy", "done");
  const step = fc.oneof(
    fc.record({ kind: fc.constant("put" as const), fates: fc.array(fate, { maxLength: 3 }) }),
    fc.record({ kind: fc.constant("drain" as const), fates: fc.array(fate, { maxLength: 4 }) }),
    fc.record({ kind: fc.constant("crash" as const), fates: fc.constant([]) }),
    fc.record({ kind: fc.constant("other-tab" as const), fates: fc.array(fate, { maxLength: 4 }) }),
    fc.record({ kind: fc.constant("cancel" as const), fates: fc.constant([]) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const world = new World(memoryStore());
      let tab = world.openTab();
      const pressed: string[] = [];
      const cancelled = new Set<string>();
      for (const { kind, fates } of steps) {
        world.fates = [...fates];
        if (kind === "put") {
          const name = `dose ${pressed.length}`;
          pressed.push(name);
          await log(tab, name);
        } else if (kind === "drain") await tab.drain();
        else if (kind === "crash") {
          tab = world.openTab();
          await tab.reload();
        } else if (kind === "other-tab") {
          await Promise.all([world.openTab().drain(), tab.drain()]);
        } else {
          const last = tab.actions().findLast(({ state }) => state !== "sent");
          if (last && (await tab.cancel(last.id)) && "medicationName" in last.body) {
            cancelled.add(last.body.medicationName);
          }
        }
      }
      world.fates = [];
      const last = world.openTab();
      await last.drain();
      await last.reload();
      const shown = new Set(
        last
          .actions()
          .filter(({ state }) => state === "undecided")
          .map(({ body }) => ("medicationName" in body ? body.medicationName : "")),
      );
      for (const name of pressed) {
        const ends = [world.done.includes(name), shown.has(name), cancelled.has(name)];
        expect(ends.filter(Boolean), `${name} ended ${ends.join()}`).toHaveLength(1);
      }
      expect(new Set(world.done).size).toBe(world.done.length);
      // In the order in which they were pressed.
      expect(world.done).toEqual(pressed.filter((name) => world.done.includes(name)));
    }),
    { numRuns: 1000 },
  );
}, 120_000);

test("an action is in the device's storage before anybody hears of it, and another visit sends it", async () => {
  const world = new World(await emptyDevice());
  world.fates = ["lost"];
  expect(await log(world.openTab(), "Doliprane")).toMatchObject({ kind: "kept" });
  expect(world.done).toEqual([]);
  const later = world.openTab();
  await later.reload();
  expect(later.actions()).toMatchObject([{ state: "waiting", tries: 1 }]);
  await later.drain();
  expect(world.done).toEqual(["Doliprane"]);
  expect(later.actions()).toMatchObject([{ state: "sent" }]);
});

test("a device that keeps nothing says so where it cannot reach the server", async () => {
  const full: ActionStore = {
    all: () => Promise.reject(new DOMException("full", "QuotaExceededError")),
    add: () => Promise.reject(new DOMException("full", "QuotaExceededError")),
    change: () => Promise.reject(new DOMException("full", "QuotaExceededError")),
  };
  const world = new World(full);
  const tab = world.openTab();
  expect(await log(tab, "online")).toEqual({ kind: "done" });
  world.fates = ["lost"];
  expect(await log(tab, "offline")).toMatchObject({
    kind: "refused",
    problem: { reason: "offline" },
  });
  expect(tab.actions().at(-1)).toMatchObject({ state: "undecided", isKept: false });
});

test("an action that the server cannot do now stops those of its profile, and no others", async () => {
  const world = new World(await emptyDevice());
  const tab = world.openTab();
  world.fates = ["lost"];
  await log(tab, "of the child");
  world.fates = ["lost"];
  await log(tab, "after it");
  world.fates = ["lost"];
  await log(tab, "of another", "other");
  world.fates = ["busy"];
  await tab.drain();
  expect(world.done).toEqual(["of another"]);
  world.fates = [];
  await tab.drain();
  expect(world.done).toEqual(["of another", "of the child", "after it"]);
});

test("what the device has stays shown while it cannot be read, and is sent once it can", async () => {
  const device = await emptyDevice();
  let isBroken = false;
  const failing: ActionStore = {
    ...device,
    all: () => (isBroken ? Promise.reject(new DOMException("lost", "UnknownError")) : device.all()),
  };
  const world = new World(failing);
  const tab = world.openTab();
  world.fates = ["lost"];
  await log(tab, "first");
  isBroken = true;
  world.fates = ["lost", "lost"];
  expect(await log(tab, "second")).toMatchObject({ kind: "kept" });
  await vi.waitFor(() => expect(tab.actions().map(({ state }) => state)).toEqual(["held", "held"]));
  isBroken = false;
  world.fates = [];
  await tab.drain();
  expect(world.done).toEqual(["first", "second"]);
});

test("after 72 hours its person is asked, and may send it all the same", async () => {
  const world = new World(await emptyDevice());
  world.fates = ["lost"];
  const tab = world.openTab();
  await log(tab, "Doliprane");
  world.now += 72 * HOUR + 1;
  await tab.drain();
  expect(world.requests).toHaveLength(1);
  const [old] = tab.actions();
  expect(old).toMatchObject({ state: "undecided", problem: { reason: "too-old" } });
  expect(await tab.retry(old?.id ?? "")).toEqual({ kind: "done" });
});

test("a refused action stops nothing behind it", async () => {
  const world = new World(await emptyDevice());
  world.fates = ["lost"];
  const tab = world.openTab();
  await log(tab, "first");
  world.fates = ["lost"];
  await log(tab, "second");
  world.fates = ["refused"];
  await tab.drain();
  expect(world.done).toEqual(["second"]);
  expect(tab.actions()).toMatchObject([{ state: "undecided" }, { state: "sent" }]);
});

test("what another account pressed here waits for that account", async () => {
  const world = new World(await emptyDevice());
  world.fates = ["lost"];
  await log(world.openTab(), "Doliprane");
  world.person = "somebody else";
  const tab = world.openTab();
  await tab.drain();
  expect(world.done).toEqual([]);
  world.person = ME;
  await tab.drain();
  expect(world.done).toEqual(["Doliprane"]);
});

test("what was tried may have arrived, and is not taken back on the device alone", async () => {
  const world = new World(await emptyDevice());
  world.fates = ["answer-lost"];
  const tab = world.openTab();
  await log(tab, "Doliprane");
  expect(await tab.cancel(tab.actions()[0]?.id ?? "")).toBe(false);
});

test("a sent action is remembered for a day, because the lists of the device may be older", async () => {
  const world = new World(await emptyDevice());
  const tab = world.openTab();
  await log(tab, "Doliprane");
  world.now += 25 * HOUR;
  await tab.reload();
  expect(tab.actions()).toEqual([]);
});

test("what was sent is forgotten where it is no more, and what was never tried stays", async () => {
  const world = new World(memoryStore());
  const tab = world.openTab();
  await log(tab, "sent");
  await log(tab, "sent and left");
  world.person = null;
  void log(tab, "waiting");
  const names = () =>
    tab.actions().map(({ body }) => "medicationName" in body && body.medicationName);
  await vi.waitFor(() => expect(tab.actions()[2]).toMatchObject({ state: "waiting", tries: 0 }));
  await tab.editTried((action) =>
    action.kind === "log" && action.body.medicationName === "sent and left" ? action : null,
  );
  expect(names()).toEqual(["sent and left", "waiting"]);
});

test.each(["answer-lost", "lost"] as const)(
  "a dose whose first try ended as %s and that was deleted meanwhile is not sent again",
  async (fate) => {
    const world = new World(memoryStore());
    const tab = world.openTab();
    world.fates = [fate];
    await log(tab, "Doliprane");
    await tab.editTried((action) => withoutDose(action, "intake of Doliprane"));
    await tab.drain();
    expect([world.requests.length, tab.actions()]).toEqual([1, []]);
  },
);

test("a dose that was corrected on the server is not sent once more", async () => {
  const world = new World(memoryStore());
  const tab = world.openTab();
  world.fates = ["answer-lost"];
  await log(tab, "Doliprane");
  const entry = { quantityTaken: 3, takenAt: instantAt(0), notes: "vomie" };
  const dose = { id: "intake of Doliprane", profileId: "sister" };
  await tab.editTried((action) => withCorrectedDose(action, dose, entry));
  await tab.drain();
  expect(world.received).toHaveLength(1);
  expect(tab.actions()).toEqual([]);
});
