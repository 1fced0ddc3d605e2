import { type ReminderAnswer, WAITING_ANSWERS } from "#app/client/offline/reminder-answer.ts";
import { postToPages, type WorkerScope } from "./worker-scope.ts";

/** Milliseconds after which an answer is useless; the server uses the same limit. */
const MAX_AGE_MS = 12 * 3_600_000;

/** Whether the server took it, will never take it, or could not be reached, in which case it waits. */
export type AnswerDelivery = "taken" | "refused" | "waiting";

export async function deliverAnswer(
  scope: WorkerScope,
  answer: ReminderAnswer,
): Promise<AnswerDelivery> {
  const delivery = await sendAnswer(scope, answer);
  if (delivery === "waiting") await storePendingAnswer(scope, answer);
  return delivery;
}

/** Sends the waiting answers, and tells the pages of those that wait no more. Returns how many still wait. */
export async function deliverPendingAnswers(scope: WorkerScope): Promise<number> {
  const store = await scope.caches.open(WAITING_ANSWERS);
  let waiting = 0;
  const places = await store.keys();
  for (const place of places) {
    const answer = (await (await store.match(place))?.json()) as ReminderAnswer | undefined;
    const isWorth = answer !== undefined && scope.now() - Date.parse(answer.at) < MAX_AGE_MS;
    if (isWorth && (await sendAnswer(scope, answer)) === "waiting") waiting += 1;
    else await store.delete(place);
  }
  if (waiting < places.length) await postToPages(scope, { kind: "answered" });
  return waiting;
}

/** The doses that were answered on a notification with an answer that waits: "later" is none, the dose is told of again. */
export async function dosesWithPendingAnswer(scope: WorkerScope): Promise<ReadonlySet<string>> {
  const store = await scope.caches.open(WAITING_ANSWERS);
  const doses = new Set<string>();
  for (const place of await store.keys()) {
    const answer = (await (await store.match(place))?.json()) as ReminderAnswer | undefined;
    const isFinal = answer?.deed === "take" || answer?.deed === "skip";
    for (const id of (isFinal && answer.doses) || []) doses.add(id);
  }
  return doses;
}

/** Signing out deletes the answers that wait. */
export async function clearPendingAnswers({ caches }: WorkerScope): Promise<void> {
  await caches.delete(WAITING_ANSWERS);
}

/**
 * In the browser's cache storage, the only store that a worker can use in a few lines: a token, an action, a moment.
 */
async function storePendingAnswer(scope: WorkerScope, answer: ReminderAnswer): Promise<void> {
  const store = await scope.caches.open(WAITING_ANSWERS);
  // The same answer twice is one.
  const place = `${scope.origin}/waiting/${answer.deed}/${encodeURIComponent(answer.token)}`;
  await store.put(place, new Response(JSON.stringify(answer)));
  // Where there is no such thing, the next event of any kind tries again.
  await scope.registration.sync?.register("answers").catch(() => undefined);
  await postToPages(scope, { kind: "answer-kept" });
}

async function sendAnswer(
  { fetch, backend }: WorkerScope,
  { token, deed, at }: ReminderAnswer,
): Promise<AnswerDelivery> {
  try {
    const { ok, status } = await fetch(`${backend.url}/functions/v1/answer-reminder`, {
      method: "POST",
      headers: { apikey: backend.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ token, deed, at }),
    });
    if (ok) return "taken";
    return status === 408 || status === 429 || status >= 500 ? "waiting" : "refused";
  } catch {
    return "waiting";
  }
}
