import type { OutboxAction } from "#app/client/offline/actions.ts";
import type { ServiceWorkerMessage } from "#app/client/push/service-worker-messages.ts";

/** What a service worker's handlers reach: the part of its global scope that they need, so that a test can stand in. */
export interface WorkerScope {
  readonly registration: {
    showNotification(title: string, options: WorkerNotificationOptions): Promise<void>;
    readonly pushManager: Pick<PushManager, "subscribe">;
    /** Where the browser tells when the line is back. */
    readonly sync?: { register(tag: string): Promise<void> };
  };
  readonly clients: {
    matchAll(options: {
      type: "window";
      includeUncontrolled: true;
    }): Promise<readonly WorkerWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly caches: Pick<CacheStorage, "open" | "delete">;
  readonly fetch: typeof fetch;
  readonly origin: string;
  readonly backend: { readonly url: string; readonly publishableKey: string };
  /** What the pages of this device noted, oldest first. Rejects where the browser keeps nothing. */
  readonly outboxActions: () => Promise<readonly OutboxAction[]>;
  /** Runs it while no page takes an answer back. */
  readonly whileSending: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A tab of this site. */
export interface WorkerWindow {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(note: ServiceWorkerMessage): void;
}

/** Wider than the browser's own type, which a worker's notifications outgrew. */
export interface WorkerNotificationOptions extends NotificationOptions {
  readonly renotify?: boolean;
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
  readonly data: NotificationData;
}

/** What a notification carries until it is pressed: nothing of anybody's health. */
export interface NotificationData {
  readonly open: string;
  readonly token: string;
  readonly waiting: string;
  readonly refused: string;
  /** Absent from one of a former version. */
  readonly asked?: string;
  /** Ids: of the account that the message was for, and of the planned doses. Absent from one of a former version. */
  readonly account?: string;
  readonly doses?: readonly string[];
}

export async function postToPages(
  { clients }: WorkerScope,
  note: ServiceWorkerMessage,
): Promise<void> {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const window of windows) window.postMessage(note);
}
