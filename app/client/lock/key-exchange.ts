import { isAway } from "../session/idle-timeout.ts";
import { lockKey, setLockKey } from "./lock-key.ts";
import type { LockKeyCommand } from "./worker-commands.ts";

type TabMessage =
  | { readonly kind: "ask" }
  | { readonly kind: "key"; readonly key: CryptoKey }
  | { readonly kind: "locked" }
  | { readonly kind: "unlocked" };

/** Milliseconds that a page waits for another one to answer. */
const ANSWER_TIMEOUT_MS = 300;

const channel = globalThis.BroadcastChannel && new BroadcastChannel("trousse-lock");
const listeners = new Set<(message: "locked" | "unlocked") => void>();
let isClosing = false;

channel?.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
  if (data.kind === "ask") answer();
  if (data.kind === "locked" || data.kind === "unlocked") {
    for (const listener of listeners) listener(data.kind);
  }
});

/** Calls back when another tab locks or unlocks. */
export function onOtherTab(listener: (message: "locked" | "unlocked") => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellOtherTabs(kind: "locked" | "unlocked"): void {
  channel?.postMessage({ kind } satisfies TabMessage);
}

/** What the service worker holds for a next page goes. */
export function dropHeldKey(): void {
  toWorker({ lockKey: "drop" });
}

/** From now on this page hands its key to nobody. */
export function closeExchange(): void {
  isClosing = true;
  dropHeldKey();
}

/**
 * The key, from a tab that is unlocked, or from the service worker for a page that was loaded anew. Nobody has it after
 * the idle time; undefined then.
 */
export async function takeLockKey(): Promise<CryptoKey | undefined> {
  if (isClosing || isAway()) return undefined;
  const answered = new AbortController();
  const { signal } = answered;
  const found = await Promise.race([askTabs(signal), askWorker(signal), timeout(signal)]);
  answered.abort();
  if (found && !lockKey() && !isClosing) setLockKey(found);
  return lockKey();
}

/** A page that goes: the worker keeps the key for the next one for some seconds, in its memory. */
export function leaveKeyToNextPage(): void {
  const key = lockKey();
  if (key && !isClosing && !isAway()) toWorker({ lockKey: "hold", key });
}

function answer(): void {
  const key = lockKey();
  if (key && !isClosing && !isAway())
    channel?.postMessage({ kind: "key", key } satisfies TabMessage);
}

function askTabs(signal: AbortSignal): Promise<CryptoKey> {
  return new Promise((resolve) => {
    const listener = ({ data }: MessageEvent<TabMessage>) => {
      if (data.kind === "key") resolve(data.key);
    };
    channel?.addEventListener("message", listener, { signal });
    channel?.postMessage({ kind: "ask" } satisfies TabMessage);
  });
}

function askWorker(signal: AbortSignal): Promise<CryptoKey> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<CryptoKey | null>) => data && resolve(data);
    signal.addEventListener("abort", () => port1.close());
    toWorker({ lockKey: "take" }, [port2]);
  });
}

function timeout(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ANSWER_TIMEOUT_MS);
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
}

function toWorker(command: LockKeyCommand, transfer: Transferable[] = []): void {
  try {
    navigator.serviceWorker?.controller?.postMessage(command, transfer);
  } catch {
    // A browser that hands over no keys asks for the code with each page.
  }
}
