import type { WorkerScope } from "./worker-scope.ts";

/** What a browser says when it gave a device another subscription; some leave the new one, or both, to be asked for. */
export interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/**
 * Tells the server of a device's new subscription without anybody signed in: the secret of the old one is the proof.
 * Where that fails, the page renews it with the next visit.
 */
export async function onSubscriptionChange(
  { registration, fetch, backend }: WorkerScope,
  { oldSubscription: former, newSubscription }: SubscriptionChange,
): Promise<void> {
  if (!former) return;
  const fresh = newSubscription ?? (await registration.pushManager.subscribe(former.options));
  const { endpoint, keys } = fresh.toJSON();
  await fetch(`${backend.url}/functions/v1/keep-device`, {
    method: "POST",
    headers: { apikey: backend.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({
      endpoint,
      p256dh: keys?.p256dh,
      auth: keys?.auth,
      formerEndpoint: former.endpoint,
      formerAuth: former.toJSON().keys?.auth,
    }),
  });
}
