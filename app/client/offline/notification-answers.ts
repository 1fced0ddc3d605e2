import { isReminderAction, type ReminderAction, SNOOZE_MINUTES } from "#domain/push/message.ts";
import { newId } from "../database/new-id.ts";
import type { AnsweredDose, OutboxAction } from "./actions.ts";
import { clockOffset } from "./connection.ts";
import { type ReminderAnswer, SENDING_ANSWERS, WAITING_ANSWERS } from "./reminder-answer.ts";
import type { ActionStore, StoredAction } from "./store.ts";

/** A planned dose that this page has read, and whose it is. */
interface KnownDose {
  readonly profileId: string;
  readonly dose: Omit<AnsweredDose, "intakeId">;
}

const known = new Map<string, KnownDose>();

/** An answer in the worker's store: one action for each person whose doses its message named. */
interface WaitingAnswer {
  /** Its address in that store. */
  readonly path: string;
  readonly actions: readonly StoredAction[];
}

/** Of each waiting answer, by its path, the ids that its actions have on this page. */
const shownIds = new Map<string, Map<string, string>>();

/** The answers to these doses are shown from now on. @returns whether any of them is new */
export function noteKnownDoses(doses: readonly KnownDose[]): boolean {
  const before = known.size;
  for (const each of doses) known.set(each.dose.id, each);
  return known.size > before;
}

/**
 * The outbox of a device with what was answered on its notifications and not sent yet. The worker alone sends those, with
 * the token of their message and without a session; here they are shown like every action that is kept, count when the
 * next dose is worked out, and can be taken over by the page. An answer to doses that this page has not read is left out.
 */
export function withNotificationAnswers(device: ActionStore): ActionStore {
  return {
    all: async () => {
      // First: what is taken over between the two reads is on the device by the second one.
      // Where the worker's store cannot be read, what the device has is shown all the same.
      const answers = await waitingAnswers().catch(() => []);
      const kept = await device.all();
      const ids = new Set(kept.map(({ id }) => id));
      const waiting = answers.flatMap(({ actions }) => actions);
      return [...kept, ...waiting.filter(({ id }) => !ids.has(id))];
    },
    add: device.add,
    change: async (id, edit) => {
      const known = actionIn(await waitingAnswers().catch(() => []), id);
      if (!known) return device.change(id, edit);
      return afterSending(known, async () => {
        const answers = await waitingAnswers();
        const action = actionIn(answers, id);
        const answer = answers.find(({ actions }) => actions.some((each) => each === action));
        if (!action || !answer) return device.change(id, edit);
        const next = edit(action);
        if (next === action) return action;
        const others = answer.actions.filter((each) => each !== action);
        // On the device before it is gone from there: what does not fit stays with the worker.
        for (const left of next === null ? others : [next, ...others]) {
          await device.add({ ...left, state: left.problem ? "undecided" : "waiting" });
        }
        try {
          await (await caches.open(WAITING_ANSWERS)).delete(answer.path);
        } finally {
          // What is there from now on is another action than the one on the device.
          shownIds.delete(answer.path);
        }
        return action;
      });
    },
  };
}

function actionIn(answers: readonly WaitingAnswer[], id: string): StoredAction | undefined {
  return answers.flatMap(({ actions }) => actions).find((each) => each.id === id);
}

/** Once the worker sends nothing: what it has sent by then is not here any more. One with a problem it leaves alone. */
async function afterSending<Result>(
  { state }: StoredAction,
  work: () => Promise<Result>,
): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  return locks && state === "held" ? locks.request(SENDING_ANSWERS, work) : work();
}

async function waitingAnswers(): Promise<WaitingAnswer[]> {
  // Not on a page that is not served securely.
  if (!globalThis.caches || !(await caches.has(WAITING_ANSWERS))) return [];
  const store = await caches.open(WAITING_ANSWERS);
  const answers: WaitingAnswer[] = [];
  for (const request of await store.keys()) {
    const path = new URL(request.url).pathname;
    // Before the answer is read: it may be taken over meanwhile.
    const idOf = shownIdsOf(path);
    const answer = (await (await store.match(request))?.json()) as ReminderAnswer | undefined;
    if (answer) answers.push({ path, actions: actionsOf(answer, idOf) });
  }
  return answers;
}

function actionsOf(
  { action, at, account, doses = [], problem }: ReminderAnswer,
  idOf: (profileId: string) => string,
): StoredAction[] {
  if (!isReminderAction(action) || !account) return [];
  const found = doses.map((id) => known.get(id));
  if (found.some((each) => each === undefined)) return [];
  const people = Map.groupBy(
    found.filter((each) => each !== undefined),
    ({ profileId }) => profileId,
  );
  return [...people].map(([profileId, of]) => {
    // As the server has it: an intake that is logged from a message has the id of its dose.
    const answered = of.map(({ dose }) => ({ ...dose, intakeId: dose.id }));
    return toAction(action, answered, {
      id: idOf(profileId),
      owner: account,
      profileId,
      pressedAt: Date.parse(at),
      state: problem ? "undecided" : "held",
      problem: problem ? { reason: problem } : null,
    });
  });
}

function toAction(
  kind: ReminderAction,
  doses: readonly AnsweredDose[],
  facts: Pick<OutboxAction, "id" | "owner" | "profileId" | "pressedAt" | "state" | "problem">,
): StoredAction {
  const action = {
    ...facts,
    kind,
    body: kind === "later" ? { doses, minutes: SNOOZE_MINUTES } : { doses },
    // Of this device, which told the hour of the press too.
    clockOffset: clockOffset(),
    // By the worker, at the press: the server may have it.
    tries: 1,
    sentAt: null,
    isKept: true,
    isConfirmed: false,
    // Behind all that a page has pressed.
    seq: Number.MAX_SAFE_INTEGER,
  };
  return action as OutboxAction as StoredAction;
}

/**
 * The ids of what one answer says of each person. The same at each read, so that the page that takes an action over hears
 * what became of it.
 */
function shownIdsOf(path: string): (profileId: string) => string {
  const ids = shownIds.get(path) ?? new Map<string, string>();
  shownIds.set(path, ids);
  return (profileId) => {
    const id = ids.get(profileId) ?? newId();
    ids.set(profileId, id);
    return id;
  };
}
