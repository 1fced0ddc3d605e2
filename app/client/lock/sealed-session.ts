import { takeLockKey } from "./key-exchange.ts";
import { isSealed, lockKey, noteOpened, openedSession } from "./lock-key.ts";
import { sealText, unsealText } from "./sealing.ts";

/** Null while locked, and where it was sealed by another lock. */
export async function openStoredText(name: string, sealed: string): Promise<string | null> {
  const opened = openedSession();
  if (opened?.sealed === sealed) return opened.plain;
  const key = lockKey();
  if (!key) return null;
  try {
    const plain = await unsealText(key, sealed, name);
    noteOpened(sealed, plain);
    return plain;
  } catch {
    return null;
  }
}

/** Replaces a sealed session by a newer one. */
export async function replaceSealed(name: string, value: string): Promise<void> {
  // A tab that was open when the lock was turned on has no key yet. Whoever signs in on a locked device replaces it.
  const key = lockKey() ?? (await takeLockKey());
  const sealed = key && (await sealText(key, value, name));
  const stored = localStorage.getItem(name);
  // Signed out meanwhile.
  if (stored === null) return;
  if (sealed && isSealed(stored)) {
    localStorage.setItem(name, sealed);
    noteOpened(sealed, value);
  } else localStorage.setItem(name, value);
}
