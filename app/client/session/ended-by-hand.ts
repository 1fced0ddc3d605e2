/**
 * Whether somebody has ended the session on this device, or its idle time has: nothing of it may stay on a screen then. The
 * auth library announces that to other tabs in the same words as a session that the server ended.
 */
let isByHand = false;
let channel: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

/** Before the session goes, here and in the other tabs. */
export function announceEndByHand(): void {
  noteEndByHand();
  open()?.postMessage("ended");
}

/** In this tab alone. */
export function noteEndByHand(): void {
  isByHand = true;
}

export const wasEndedByHand = (): boolean => isByHand;

/** With the next session. */
export function clearEndByHand(): void {
  isByHand = false;
}

/** Calls back when another tab ends the session: this may be heard after its end. */
export function onEndByHand(listener: () => void): void {
  open();
  listeners.add(listener);
}

function open(): BroadcastChannel | undefined {
  if (channel || !globalThis.BroadcastChannel) return channel;
  channel = new BroadcastChannel("trousse-session");
  channel.addEventListener("message", () => {
    isByHand = true;
    for (const listener of listeners) listener();
  });
  return channel;
}
