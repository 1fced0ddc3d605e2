import type { WorkerScope } from "./scope.ts";

/** What is said of a message: that it was shown, or what its reader pressed. */
export interface Answer {
  readonly token: string;
  readonly deed: string;
  /** When, in ISO 8601: it may be told much later. */
  readonly at: string;
}

const STORE = "waiting-answers";

/** Milliseconds after which nobody wants to know any more; the server thinks so too. */
const WORTH = 12 * 3_600_000;

/** Whether the server took it, will never take it, or could not be reached, in which case it waits. */
export type Told = "taken" | "refused" | "waiting";

export async function tell(scope: WorkerScope, answer: Answer): Promise<Told> {
  const told = await send(scope, answer);
  if (told === "waiting") await keep(scope, answer);
  return told;
}

/** Sends what waits. Answers how much still does. */
export async function tellWaiting(scope: WorkerScope): Promise<number> {
  const store = await scope.caches.open(STORE);
  let waiting = 0;
  for (const place of await store.keys()) {
    const answer = (await (await store.match(place))?.json()) as Answer | undefined;
    const isWorth = answer !== undefined && scope.now() - Date.parse(answer.at) < WORTH;
    if (isWorth && (await send(scope, answer)) === "waiting") waiting += 1;
    else await store.delete(place);
  }
  return waiting;
}

/** Whoever signs out leaves nothing behind. */
export async function forgetWaiting({ caches }: WorkerScope): Promise<void> {
  await caches.delete(STORE);
}

/** In the browser's store of requests, the only one that a worker can use in a few lines: a token, a deed, a moment. */
async function keep(scope: WorkerScope, answer: Answer): Promise<void> {
  const store = await scope.caches.open(STORE);
  // The same answer twice is one.
  const place = `${scope.origin}/waiting/${answer.deed}/${encodeURIComponent(answer.token)}`;
  await store.put(place, new Response(JSON.stringify(answer)));
  // Where there is no such thing, the next event of any kind tries again.
  await scope.registration.sync?.register("answers").catch(() => undefined);
}

async function send({ fetch, backend }: WorkerScope, { token, deed, at }: Answer): Promise<Told> {
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
