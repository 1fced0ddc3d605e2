import { forgetTouch, isAway } from "../session/idle-timeout.ts";
import { sealedSession } from "../session/stored-session.ts";
import {
  closeExchange,
  leaveKeyToNextPage,
  onOtherTab,
  takeLockKey,
  tellOtherTabs,
} from "./key-exchange.ts";
import { lockKey, noteOpened, onLockChange, setLockKey } from "./lock-key.ts";
import { isUnlockAsked, lockState, setUnlockAsked } from "./lock-state.ts";
import { unsealText } from "./sealing.ts";

/** Shows the lock until this page, or another one, has opened it. */
export async function askForKey(): Promise<void> {
  if (await takeSealedSession()) return;
  setUnlockAsked(true);
  const opened = new AbortController();
  const { signal } = opened;
  await new Promise<void>((resolve) => {
    const look = () => void takeSealedSession().then((isOpen) => isOpen && resolve());
    signal.addEventListener("abort", onLockChange(look));
    signal.addEventListener("abort", onOtherTab(look));
    // Another tab has signed out, or turned the lock off.
    window.addEventListener("storage", look, { signal });
  });
  opened.abort();
  setUnlockAsked(false);
}

/** Opens the session with the key of another page, where there is one. @returns whether nothing is locked now */
export async function takeSealedSession(): Promise<boolean> {
  if (lockState() !== "locked") return true;
  const key = await takeLockKey();
  if (!key) return lockState() === "off";
  if (await openSealedSession(key)) return true;
  // Of another lock.
  setLockKey(undefined);
  return lockState() === "off";
}

/** Opens the session with a key. @returns whether it is that of this lock */
export async function openSealedSession(key: CryptoKey): Promise<boolean> {
  const sealed = sealedSession();
  if (!sealed) return false;
  try {
    noteOpened(sealed.text, await unsealText(key, sealed.text, sealed.name));
    return true;
  } catch {
    return false;
  }
}

/** Each page is loaded anew: what it had read goes with its memory. */
export function lockAllPages(): void {
  if (lockState() === "off") return;
  forgetTouch();
  tellOtherTabs("locked");
  coverPage();
}

/** Keeps this page as locked as the others of the device are. */
export function followOtherTabs(): void {
  if (lockState() === "off") return;
  if (lockKey() && isAway()) coverPage();
  // The lock was turned on in another tab. A page that waits for the code has nothing to cover.
  else if (lockState() === "locked" && !isUnlockAsked()) {
    void takeSealedSession().then((isOpen) => !isOpen && coverPage());
  }
}

/** Hidden at once, and loaded anew whatever was typed: a question about that would leave the page to read. */
function coverPage(): void {
  closeExchange();
  document.documentElement.hidden = true;
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), {
    capture: true,
  });
  window.location.reload();
}

/** For as long as the page lives: a lock that is on concerns all of it. */
function listen(): void {
  window.addEventListener("storage", followOtherTabs);
  window.addEventListener("pageshow", ({ persisted }) => persisted && followOtherTabs());
  window.addEventListener("pagehide", leaveKeyToNextPage);
  onOtherTab((message) => {
    if (message === "locked" && lockKey()) coverPage();
  });
}

listen();
