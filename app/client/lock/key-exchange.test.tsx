import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { recordInteraction } from "../session/idle-timeout.ts";
import { askForKey } from "./guard.ts";
import { takeLockKey } from "./key-exchange.ts";
import { setLockKey } from "./lock-key.ts";
import { lockState, setUnlockAsked } from "./lock-state.ts";
import { turnOnWithPin } from "./switch-lock.ts";
import { unlockWithPin } from "./unlock.ts";

const PIN = "482913";

/** Other tabs that answer nothing. A channel is opened with its module, which is loaded after this. */
const { channels, sent } = vi.hoisted(() => {
  const channels: EventTarget[] = [];
  const sent: { readonly kind: string }[] = [];
  class SilentChannel extends EventTarget {
    constructor() {
      super();
      channels.push(this);
    }
    postMessage(message: { readonly kind: string }) {
      sent.push(message);
    }
    close() {}
  }
  globalThis.BroadcastChannel = SilentChannel as unknown as typeof BroadcastChannel;
  return { channels, sent };
});

beforeEach(() => {
  setLockKey(undefined);
  localStorage.clear();
  localStorage.setItem("sb-localhost-auth-token", JSON.stringify({ access_token: "a" }));
  recordInteraction();
});

/** How often the listeners of a message read its kind. */
function readsOfOneMessage(): number {
  let reads = 0;
  const data = {
    get kind() {
      reads += 1;
      return "other";
    },
  };
  for (const channel of channels) channel.dispatchEvent(new MessageEvent("message", { data }));
  return reads;
}

/** How often this page has asked the others for the key. */
const asks = () => sent.filter(({ kind }) => kind === "ask").length;

test("a page that asked the other tabs for the key listens no longer once it has an answer", async () => {
  const before = readsOfOneMessage();
  expect(before).toBeGreaterThan(0);
  await takeLockKey();
  await takeLockKey();
  expect(readsOfOneMessage()).toBe(before);
});

test("a page that was unlocked looks for the key no longer", async () => {
  await turnOnWithPin(PIN);
  setLockKey(undefined);
  const unlocked = askForKey();
  await unlockWithPin(PIN);
  await unlocked;
  setUnlockAsked(true);
  const before = asks();
  setLockKey(undefined);
  expect(lockState()).toBe("locked");
  window.dispatchEvent(new Event("storage"));
  for (const channel of channels) {
    channel.dispatchEvent(new MessageEvent("message", { data: { kind: "unlocked" } }));
  }
  expect(asks()).toBe(before);
  await takeLockKey();
  expect(asks()).toBe(before + 1);
});
