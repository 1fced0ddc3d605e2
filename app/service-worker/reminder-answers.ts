import type { WorkerScope } from "./worker-scope.ts";

/** The report on a message: that it was shown, or which action was pressed. */
export interface ReminderAnswer {
  readonly token: string;
  readonly deed: string;
  /** When, in ISO 8601: it may be sent much later. */
  readonly at: string;
}

const CACHE_NAME = "waiting-answers";

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

/** Sends the waiting answers. Returns how many still wait. */
export async function deliverPendingAnswers(scope: WorkerScope): Promise<number> {
  const store = await scope.caches.open(CACHE_NAME);
  let waiting = 0;
  for (const place of await store.keys()) {
    const answer = (await (await store.match(place))?.json()) as ReminderAnswer | undefined;
    const isWorth = answer !== undefined && scope.now() - Date.parse(answer.at) < MAX_AGE_MS;
    if (isWorth && (await sendAnswer(scope, answer)) === "waiting") waiting += 1;
    else await store.delete(place);
  }
  return waiting;
}

/** Signing out deletes the answers that wait. */
export async function clearPendingAnswers({ caches }: WorkerScope): Promise<void> {
  await caches.delete(CACHE_NAME);
}

/**
 * In the browser's cache storage, the only store that a worker can use in a few lines: a token, an action, a moment.
 */
async function storePendingAnswer(scope: WorkerScope, answer: ReminderAnswer): Promise<void> {
  const store = await scope.caches.open(CACHE_NAME);
  // The same answer twice is one.
  const place = `${scope.origin}/waiting/${answer.deed}/${encodeURIComponent(answer.token)}`;
  await store.put(place, new Response(JSON.stringify(answer)));
  // Where there is no such thing, the next event of any kind tries again.
  await scope.registration.sync?.register("answers").catch(() => undefined);
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
