import {
  type AnswerProblem,
  type ReminderAnswer,
  SENDING_ANSWERS,
  WAITING_ANSWERS,
} from "#app/client/offline/reminder-answer.ts";
import { postToPages, type WorkerScope } from "./worker-scope.ts";

/** Milliseconds after which an answer is useless; the server uses the same limit. */
const MAX_AGE_MS = 12 * 3_600_000;

/**
 * Whether the server took it, will never take it, or could not be reached, in which case it waits. `asked`: a page asks
 * about it first.
 */
export type AnswerDelivery = "taken" | "refused" | "asked" | "waiting";

/** On the device before it is sent: the browser may end the worker during the request. */
export async function deliverAnswer(
  scope: WorkerScope,
  answer: ReminderAnswer,
): Promise<AnswerDelivery> {
  const store = await scope.caches.open(WAITING_ANSWERS);
  const place = placeOf(scope, answer);
  await store.put(place, new Response(JSON.stringify(answer)));
  const { delivery, problem } = await scope.whileSending(() => sendAnswer(scope, answer));
  if (delivery === "asked" && isShownOnPages(answer)) {
    await store.put(place, new Response(JSON.stringify({ ...answer, problem })));
    await postToPages(scope, { kind: "answer-kept" });
  }
  // Somebody who pressed reads at once that it was refused.
  else if (delivery !== "waiting") await store.delete(place);
  else {
    // Where there is no such thing, the next event of any kind tries again.
    await scope.registration.sync?.register("answers").catch(() => undefined);
    await postToPages(scope, { kind: "answer-kept" });
  }
  return delivery;
}

/**
 * Sends the waiting answers, and tells the pages of those that wait no more. One that is refused or too old stays until its
 * person has read so on a page; of one that no page can show nothing stays. Returns how many still wait.
 */
export async function deliverPendingAnswers(scope: WorkerScope): Promise<number> {
  return scope.whileSending(async () => {
    const store = await scope.caches.open(WAITING_ANSWERS);
    let waiting = 0;
    let changed = 0;
    for (const place of await store.keys()) {
      const answer = (await (await store.match(place))?.json()) as ReminderAnswer | undefined;
      if (answer?.problem) continue;
      const isOld = answer && scope.now() - Date.parse(answer.at) >= MAX_AGE_MS;
      const { delivery, problem } = answer && !isOld ? await sendAnswer(scope, answer) : TOO_OLD;
      if (delivery === "waiting") {
        waiting += 1;
        continue;
      }
      changed += 1;
      if (answer && delivery !== "taken" && isShownOnPages(answer)) {
        await store.put(place, new Response(JSON.stringify({ ...answer, problem })));
      } else await store.delete(place);
    }
    if (changed > 0) await postToPages(scope, { kind: "answered" });
    return waiting;
  });
}

const isShownOnPages = ({ action, account, doses }: ReminderAnswer) =>
  action !== "shown" && Boolean(account) && (doses ?? []).length > 0;

/** The doses that were answered on a notification with an answer that waits: "later" is none, the dose is told of again. */
export async function dosesWithPendingAnswer(scope: WorkerScope): Promise<ReadonlySet<string>> {
  const store = await scope.caches.open(WAITING_ANSWERS);
  const doses = new Set<string>();
  for (const place of await store.keys()) {
    const answer = (await (await store.match(place))?.json()) as ReminderAnswer | undefined;
    const isFinal = (answer?.action === "take" || answer?.action === "skip") && !answer.problem;
    for (const id of (isFinal && answer.doses) || []) doses.add(id);
  }
  return doses;
}

/** Signing out deletes the answers that wait. */
export async function clearPendingAnswers({ caches }: WorkerScope): Promise<void> {
  await caches.delete(WAITING_ANSWERS);
}

/** The same answer twice is one. */
function placeOf({ origin }: WorkerScope, { action, token }: ReminderAnswer): string {
  return `${origin}/waiting/${action}/${encodeURIComponent(token)}`;
}

/** Runs it while no page takes an answer back. */
export function whileSending<Result>(
  locks: Pick<LockManager, "request"> | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  return locks ? locks.request(SENDING_ANSWERS, work) : work();
}

/** Signing out and further presses wait for the answer that is being sent. */
const SENDING_MS = 20_000;

const TOO_OLD = { delivery: "refused", problem: "offline" } as const;

/** Any other one is about the token, which its person can do without: a page sends the answer with their session. */
const PROBLEM_BY_STATUS: Partial<Record<number, AnswerProblem>> = {
  404: "not-found",
  409: "conflict",
  412: "recorded-before",
  428: "consent-revoked",
};

async function sendAnswer(
  { fetch, backend, now }: WorkerScope,
  { token, action, at }: ReminderAnswer,
): Promise<{ delivery: AnswerDelivery; problem?: AnswerProblem }> {
  // By the same clock as the press: the server knows how long ago that was, however wrong this clock is.
  const sentAt = new Date(now()).toISOString();
  try {
    const { ok, status } = await fetch(`${backend.url}/functions/v1/answer-reminder`, {
      method: "POST",
      headers: { apikey: backend.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ token, action, at, sentAt }),
      signal: AbortSignal.timeout(SENDING_MS),
    });
    if (ok) return { delivery: "taken" };
    if (status === 408 || status === 429 || status >= 500) return { delivery: "waiting" };
    const problem = PROBLEM_BY_STATUS[status] ?? "unexpected";
    return { delivery: problem === "recorded-before" ? "asked" : "refused", problem };
  } catch {
    return { delivery: "waiting" };
  }
}
