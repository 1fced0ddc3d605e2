/** In front of a sealed text: no session begins like this. */
export const SEALED_MARK = "sealed.1.";

export const isSealed = (text: string): boolean => text.startsWith(SEALED_MARK);

let key: CryptoKey | undefined;
let opened: { readonly sealed: string; readonly plain: string } | undefined;
const listeners = new Set<() => void>();

/** The key of the app lock, in the memory of this page alone; undefined while it is locked or there is no lock. */
export const lockKey = (): CryptoKey | undefined => key;

export function setLockKey(next: CryptoKey | undefined): void {
  key = next;
  if (!next) opened = undefined;
  announceLockState();
}

/** The session as this page last read it: another tab may have renewed it since. Undefined while locked. */
export const openedSession = () => opened;

export function noteOpened(sealed: string, plain: string): void {
  opened = { sealed, plain };
}

/** Calls back when the lock was opened, closed, turned on or turned off in this page. */
export function onLockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceLockState(): void {
  for (const listener of listeners) listener();
}
