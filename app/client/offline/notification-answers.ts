import { isReminderAction, type ReminderAction, SNOOZE_MINUTES } from "#domain/push/message.ts";
import { newId } from "../database/new-id.ts";
import type { AnsweredDose, OutboxAction } from "./actions.ts";
import { type ReminderAnswer, SENDING_ANSWERS, WAITING_ANSWERS } from "./reminder-answer.ts";
import type { ActionStore, StoredAction } from "./store.ts";

/** A planned dose that this page has read, and whose it is. */
interface KnownDose {
  readonly profileId: string;
  readonly dose: Omit<AnsweredDose, "intakeId">;
}

const known = new Map<string, KnownDose>();
const intakeIds = new Map<string, string>();

/** The answers to these doses are shown from now on. @returns whether any of them is new */
export function noteKnownDoses(doses: readonly KnownDose[]): boolean {
  const before = known.size;
  for (const each of doses) known.set(each.dose.id, each);
  return known.size > before;
}

/**
 * The outbox of a device with what was answered on its notifications and not sent yet. The worker alone sends those, with
 * the token of their message and without a session; here they are shown like every action that is kept, count when the
 * next dose is worked out, and can be taken back. An answer to doses that this page has not read is left out.
 */
export function withNotificationAnswers(device: ActionStore): ActionStore {
  return {
    all: async () => [...(await device.all()), ...(await waitingAnswers())],
    add: device.add,
    change: async (id, edit) => {
      if (!(await waitingAnswers()).some((each) => each.id === id)) return device.change(id, edit);
      return unlessSending(async () => {
        const answers = await waitingAnswers();
        const answer = answers.find((each) => each.id === id);
        if (!answer) return undefined;
        const next = edit(answer);
        if (next === answer) return answer;
        const others = answers.filter((each) => each !== answer && pathOf(each.id) === pathOf(id));
        // On the device before it is gone from there: what does not fit stays with the worker.
        for (const left of next === null ? others : [next, ...others]) {
          await device.add({ ...left, id: newId(), state: left.problem ? "undecided" : "waiting" });
        }
        await (await caches.open(WAITING_ANSWERS)).delete(pathOf(id));
        return answer;
      });
    },
  };
}

/** Undefined while the worker sends: the server may have the answer by then. */
async function unlessSending<Result>(
  work: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  return locks.request(SENDING_ANSWERS, { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}

async function waitingAnswers(): Promise<StoredAction[]> {
  // Not on a page that is not served securely.
  if (!globalThis.caches || !(await caches.has(WAITING_ANSWERS))) return [];
  const store = await caches.open(WAITING_ANSWERS);
  const actions: StoredAction[] = [];
  for (const request of await store.keys()) {
    const answer = (await (await store.match(request))?.json()) as ReminderAnswer | undefined;
    if (answer) actions.push(...actionsOf(answer, new URL(request.url).pathname));
  }
  return actions;
}

/** One for each person whose doses the message named. */
function actionsOf({ deed, at, account, doses = [], problem }: ReminderAnswer, path: string) {
  if (!isReminderAction(deed) || !account) return [];
  const found = doses.map((id) => known.get(id));
  if (found.some((each) => each === undefined)) return [];
  const people = Map.groupBy(
    found.filter((each) => each !== undefined),
    ({ profileId }) => profileId,
  );
  return [...people].map(([profileId, of]) => {
    const answered = of.map(({ dose }) => ({ ...dose, intakeId: intakeIdOf(path, dose.id) }));
    return toAction(deed, answered, {
      id: `${profileId}${path}`,
      owner: account,
      profileId,
      pressedAt: Date.parse(at),
      state: problem ? "undecided" : "held",
      problem: problem ? { reason: problem } : null,
    });
  });
}

function toAction(
  deed: ReminderAction,
  doses: readonly AnsweredDose[],
  facts: Pick<OutboxAction, "id" | "owner" | "profileId" | "pressedAt" | "state" | "problem">,
): StoredAction {
  const action = {
    ...facts,
    kind: deed,
    body: deed === "later" ? { doses, minutes: SNOOZE_MINUTES } : { doses },
    clockOffset: null,
    tries: 0,
    sentAt: null,
    isKept: true,
    isConfirmed: false,
    // Behind all that a page has pressed.
    seq: Number.MAX_SAFE_INTEGER,
  };
  return action as OutboxAction as StoredAction;
}

const pathOf = (id: string) => id.slice(id.indexOf("/"));

/** The server gives the intake its id. Until it has, this one tells the dose apart from others. */
function intakeIdOf(path: string, dose: string): string {
  const key = `${path} ${dose}`;
  const id = intakeIds.get(key) ?? newId();
  intakeIds.set(key, id);
  return id;
}
