import { browserBackend } from "../database/backend.ts";

/** The service worker of this installation. A worker has no document to read from where its backend is. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  const { url, publishableKey } = browserBackend();
  const script = `/sw.js?${new URLSearchParams({ url, key: publishableKey })}`;
  return navigator.serviceWorker.register(script, { scope: "/" });
}
