import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import type { OutboxAction } from "#app/client/offline/actions.ts";
import {
  noteKnownDoses,
  withNotificationAnswers,
} from "#app/client/offline/notification-answers.ts";
import { Outbox, type SendResult } from "#app/client/offline/outbox.ts";
import { type ActionStore, memoryStore } from "#app/client/offline/store.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { seed } from "#testing/harness/seeded-random.ts";
import { type AnswerDelivery, deliverAnswer, deliverPendingAnswers } from "./reminder-answers.ts";
import type { WorkerScope } from "./worker-scope.ts";

const ME = "me";
const HOUR = 3_600_000;

/**
 * What becomes of a request: it never arrives, its answer is lost, it is refused, the server is busy, it is done, or the
 * browser ends the worker before or after the server has it.
 */
type Fate = "lost" | "answer-lost" | "refused" | "busy" | "done" | "killed-before" | "killed-after";

const FATES: readonly Fate[] = [
  "lost",
  "answer-lost",
  "refused",
  "busy",
  "done",
  "killed-before",
  "killed-after",
];

afterEach(() => vi.unstubAllGlobals());

/** A web lock: one holder at a time, and who does not want to wait is told. */
class Lock {
  private turn: Promise<unknown> = Promise.resolve();
  private held = 0;

  request = <Result>(
    _name: string,
    options: { ifAvailable?: boolean } | (() => Promise<Result>),
    work?: (lock: object | null) => Promise<Result>,
  ): Promise<Result> => {
    const job = typeof options === "function" ? options : () => (work ?? fail)({});
    if (typeof options === "object" && options.ifAvailable && this.held > 0) {
      return (work ?? fail)(null);
    }
    this.held += 1;
    const result = this.turn.then(job, job);
    this.turn = result
      .catch(() => undefined)
      .finally(() => {
        this.held -= 1;
      });
    return result;
  };
}

const fail = () => Promise.reject(new Error("There is no work."));

/** A device with a worker, pages and a server that counts the answer to a planned dose once, whoever sends it. */
class World {
  readonly done: string[] = [];
  readonly refused = new Set<string>();
  fates: Fate[] = [];
  now = Date.UTC(2026, 10, 21, 8);
  private readonly answers = new Map<string, string>();
  private readonly device: ActionStore;
  private readonly lock = new Lock();
  private readonly drainLock = new Lock();
  private ids = 0;

  constructor() {
    const origin = "https://trousse.example";
    const url = (place: string | { readonly url: string }) =>
      new URL(typeof place === "string" ? place : place.url, origin).href;
    const store = {
      keys: async () => [...this.answers.keys()].map((key) => ({ url: key })),
      match: async (place: string | { readonly url: string }) => {
        const found = this.answers.get(url(place));
        return found === undefined ? undefined : new Response(found);
      },
      put: async (place: string | { readonly url: string }, answer: Response) => {
        this.answers.set(url(place), await answer.text());
      },
      delete: async (place: string | { readonly url: string }) => this.answers.delete(url(place)),
    };
    vi.stubGlobal("caches", { has: async () => true, open: async () => store });
    vi.stubGlobal("navigator", { locks: this.lock });
    this.device = withNotificationAnswers(memoryStore());
    this.scope = {
      registration: { showNotification: vi.fn(), pushManager: { subscribe: vi.fn() } },
      clients: { matchAll: async () => [], openWindow: vi.fn() },
      caches: { open: async () => store as unknown as Cache, delete: vi.fn() },
      fetch: async (_address, init) => this.answerWorker(String(init?.body)),
      origin,
      backend: { url: origin, publishableKey: "key" },
      outboxActions: async () => [],
      whileSending: (work) => this.lock.request("answers", () => work()),
      now: () => this.now,
    };
  }

  readonly scope: WorkerScope;

  openTab(): Outbox {
    return new Outbox({
      device: this.device,
      memory: memoryStore(),
      send: (action) => this.answerPage(action),
      exclusively: (work) => this.drainLock.request("outbox", work),
      announce: () => undefined,
      now: () => this.now,
      clockOffset: () => null,
      newId: () => {
        this.ids += 1;
        return `action ${this.ids}`;
      },
      person: () => ME,
    });
  }

  /** A press on the notification of these planned doses, one token for each. */
  press(doses: readonly string[]): Promise<AnswerDelivery> {
    return deliverAnswer(this.scope, {
      token: doses.join(" "),
      action: "take",
      at: new Date(this.now).toISOString(),
      account: ME,
      doses,
    });
  }

  private async answerWorker(body: string): Promise<Response> {
    const fate = this.fates.shift() ?? "done";
    if (fate === "lost" || fate === "killed-before") throw new TypeError(fate);
    if (fate === "busy") return new Response(null, { status: 503 });
    const doses = String(JSON.parse(body).token).split(" ");
    if (!this.take(doses, fate)) return new Response(null, { status: 409 });
    if (fate === "answer-lost" || fate === "killed-after") throw new TypeError(fate);
    return Response.json({ doses: doses.length });
  }

  private async answerPage(action: OutboxAction): Promise<SendResult> {
    const fate = this.fates.shift() ?? "done";
    if (fate === "lost" || fate === "killed-before") {
      return { outcome: "unreached", reason: "offline" };
    }
    if (fate === "busy") return { outcome: "unreached", reason: "busy" };
    const doses = dosesOf(action);
    if (action.kind === "undo") this.undo(doses);
    else if (!this.take(doses, fate)) return { outcome: "refused", reason: "forbidden" };
    return fate === "done" || fate === "refused"
      ? { outcome: "done" }
      : { outcome: "unreached", reason: "offline" };
  }

  private undo(doses: readonly string[]): void {
    for (const dose of doses) {
      if (this.done.includes(dose)) this.done.splice(this.done.indexOf(dose), 1);
    }
  }

  /** Refused once is refused for ever; what it has is not refused any more. */
  private take(doses: readonly string[], fate: Fate): boolean {
    const open = doses.filter((dose) => !this.done.includes(dose));
    if (open.length === 0) return true;
    if (fate === "refused" || open.some((dose) => this.refused.has(dose))) {
      for (const dose of open) this.refused.add(dose);
      return false;
    }
    this.done.push(...open);
    return true;
  }
}

const dosesOf = ({ body }: OutboxAction) => ("doses" in body ? body.doses.map(({ id }) => id) : []);

interface Step {
  readonly kind: StepKind;
  readonly fates: Fate[];
}

type StepKind = (typeof STEPS)[number];

const STEPS = [
  "press",
  "press-two",
  "sync",
  "drain",
  "crash",
  "take-back",
  "take-back-meanwhile",
  "adopt",
  "retry",
  "late",
] as const;

/** Answers older than their token, sent once more from the page. */
const RETRIED_LATE: [Step[]][] = [
  [
    [
      { kind: "press", fates: ["lost"] },
      { kind: "late", fates: [] },
      { kind: "sync", fates: [] },
      { kind: "retry", fates: [] },
    ],
  ],
  [
    [
      { kind: "press", fates: ["lost"] },
      { kind: "late", fates: [] },
      { kind: "take-back-meanwhile", fates: [] },
      { kind: "press", fates: [] },
      { kind: "retry", fates: [] },
    ],
  ],
];

/** More than there are between the start of a retry and its request. */
const MOMENTS = 60;

async function expectShown(page: Outbox, doses: readonly string[]): Promise<void> {
  await page.reload();
  expect(page.actions().flatMap(dosesOf)).toEqual(expect.arrayContaining([...doses]));
}

test("an answer on a notification is counted once, shown or taken back, whatever happens to it", async () => {
  const fate = fc.constantFrom(...FATES);
  const fates = fc.array(fate, { maxLength: 4 });
  const step = fc.record({
    kind: fc.constantFrom(...STEPS),
    fates,
  });
  const people = ["hugo", "lea"];
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const world = new World();
      const pressed: string[] = [];
      const takenBack = new Set<string>();
      const toldAtOnce = new Set<string>();
      let tab = world.openTab();
      const aDose = (profileId: string) => {
        number += 1;
        const id = `dose-${number}`;
        const box = {
          medicationId: "box",
          medicationName: id,
          dosage: "1 g",
          form: "Comprimé",
        } as const;
        noteKnownDoses([{ profileId, dose: { ...box, id, quantity: 1, plannedAt: instantAt(0) } }]);
        pressed.push(id);
        return id;
      };
      // As the button of a page does: what may have arrived is taken over and undone.
      const takeBack = async () => {
        await tab.reload();
        const last = tab
          .actions()
          .findLast(({ kind, state }) => kind === "take" && ["held", "waiting"].includes(state));
        if (!last || !("doses" in last.body)) return;
        for (const id of dosesOf(last)) takenBack.add(id);
        if (await tab.cancel(last.id)) return;
        await tab.adopt(last.id);
        await tab.put({ owner: ME, profileId: last.profileId, kind: "undo", body: last.body });
      };
      // It leaves the worker's store for that of the device, and a page may open at any moment of it.
      const retry = async (action: OutboxAction) => {
        const told = tab.retry(action.id);
        const readings: Promise<void>[] = [];
        for (let moment = 0; moment < MOMENTS; moment += 1) {
          readings.push(expectShown(world.openTab(), dosesOf(action)));
          await Promise.resolve();
        }
        await Promise.all([told, ...readings]);
      };
      // Its notification says so at once.
      const pressOn = async (doses: readonly string[]) => {
        if ((await world.press(doses)) === "refused") for (const id of doses) toldAtOnce.add(id);
      };
      for (const { kind, fates } of steps) {
        world.fates = [...fates];
        if (kind === "press") await pressOn([aDose("hugo")]);
        else if (kind === "press-two") await pressOn(people.map(aDose));
        else if (kind === "sync") await deliverPendingAnswers(world.scope);
        else if (kind === "drain") await tab.drain();
        else if (kind === "crash") tab = world.openTab();
        else if (kind === "take-back") await takeBack();
        else if (kind === "take-back-meanwhile") {
          await Promise.all([deliverPendingAnswers(world.scope), takeBack()]);
        } else if (kind === "late") world.now += 13 * HOUR;
        else {
          await tab.reload();
          const wanted = kind === "adopt" ? "held" : "undecided";
          const last = tab.actions().findLast(({ state }) => state === wanted);
          if (last && kind === "adopt") await tab.adopt(last.id);
          else if (last?.kind === "take") {
            for (const id of dosesOf(last)) takenBack.delete(id);
            await retry(last);
          }
        }
      }
      world.fates = [];
      await deliverPendingAnswers(world.scope);
      const last = world.openTab();
      await last.drain();
      await last.reload();
      const shown = new Set(
        last
          .actions()
          .filter(({ state }) => state === "undecided")
          .flatMap(dosesOf),
      );
      expect(last.actions().filter(({ state }) => state === "held")).toEqual([]);
      for (const id of pressed) {
        const [isDone, isShown, isTakenBack] = [
          world.done.includes(id),
          shown.has(id) || toldAtOnce.has(id),
          takenBack.has(id),
        ];
        expect([isDone, isShown, isTakenBack].some(Boolean), `${id} is lost`).toBe(true);
        expect(isTakenBack && isDone, `${id} was taken back and counted`).toBe(false);
      }
      expect(new Set(world.done).size).toBe(world.done.length);
    }),
    { seed, numRuns: 500, examples: RETRIED_LATE },
  );
}, 120_000);
