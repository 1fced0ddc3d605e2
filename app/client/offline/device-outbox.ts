import { useMemo, useSyncExternalStore } from "react";
import { instantAt } from "#domain/calendar/instant.ts";
import { browserDb } from "../database/browser-db.ts";
import { newId } from "../database/new-id.ts";
import { AppError, failureOf, failureOfReply, isTransient } from "../errors/failure.ts";
import { renewSession } from "../session/session.ts";
import { type ActionKind, type ActionOf, type OutboxAction, senderOf } from "./actions.ts";
import { clockOffset, unlessLost } from "./connection.ts";
import { withNotificationAnswers } from "./notification-answers.ts";
import { Outbox, type SendResult } from "./outbox.ts";
import { storedPerson } from "./person.ts";
import { deviceStore, memoryStore } from "./store.ts";

/** The name of the lock, and of what tabs hear of each other by. */
const CHANNEL = "trousse-outbox";

const channel = globalThis.BroadcastChannel && new BroadcastChannel(CHANNEL);

/** The outbox of this device. */
export const outbox = new Outbox({
  device: withNotificationAnswers(deviceStore),
  memory: memoryStore(),
  send: sendAction,
  exclusively: (work) => exclusively(work),
  announce: () => channel?.postMessage(null),
  now: () => Date.now(),
  clockOffset,
  newId,
  person: () => storedPerson(),
});

channel?.addEventListener("message", () => void outbox.reload());

/** The actions of the signed-in account about one profile, or about all of them, oldest first. */
export function useOutboxActions(profileId?: string): readonly OutboxAction[] {
  const actions = useSyncExternalStore(outbox.subscribe, outbox.actions, () => NONE);
  return useMemo(() => {
    const owner = actions.length === 0 ? null : storedPerson();
    return actions.filter(
      (action) =>
        action.owner === owner && (profileId === undefined || action.profileId === profileId),
    );
  }, [actions, profileId]);
}

const NONE: never[] = [];

export function isKind<Kind extends ActionKind>(kind: Kind) {
  return (action: OutboxAction): action is ActionOf<Kind> & OutboxAction => action.kind === kind;
}

/** Milliseconds after which a request without an answer counts as failed: nobody waits longer to learn of it. */
const ANSWER_TIMEOUT = 20_000;

/** The same once another request has shown that the server is not reached: a session is renewed for half a minute. */
const LOST_TIMEOUT = 4000;

async function sendAction(action: OutboxAction): Promise<SendResult> {
  const first = await attempt(action);
  const isRefused = first.outcome === "unreached" && first.reason === "signed-out";
  return isRefused && (await renewSession()) ? attempt(action) : first;
}

async function attempt(action: OutboxAction): Promise<SendResult> {
  try {
    return await inTime(request(action));
  } catch (problem) {
    const reason = failureOf(problem);
    return isTransient(reason) || reason === "signed-out"
      ? { outcome: "unreached", reason }
      : { outcome: "refused", reason };
  }
}

async function request(action: OutboxAction) {
  const send = senderOf(action.kind);
  if (!send) throw new AppError("unexpected");
  await requireSession(action.owner);
  const ahead = clockOffset() ?? action.clockOffset ?? 0;
  return send(action, {
    // The clock may have been corrected since: what it was off by then counts for then.
    pressed: instantAt(action.pressedAt + (action.clockOffset ?? ahead)),
    now: instantAt(Date.now() + ahead),
  });
}

/**
 * The auth library sends a request without a session as a visitor's, also where a session could not be renewed: what a
 * visitor may not do would look refused.
 */
async function requireSession(owner: string): Promise<void> {
  const { data, error } = await browserDb().auth.getSession();
  if (data.session?.user.id === owner) return;
  throw new AppError(error ? failureOfReply(error) : "signed-out");
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AppError("offline")), ANSWER_TIMEOUT);
  });
  try {
    return await Promise.race([unlessLost(answer, LOST_TIMEOUT), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Browsers that know no locks, or a page that is not served securely: each tab sends what it has. */
async function exclusively(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  await (locks ? locks.request(CHANNEL, work) : work());
}
