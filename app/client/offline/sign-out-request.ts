import { useSyncExternalStore } from "react";
import { signOut } from "../session/sign-out.ts";
import { outbox } from "./device-outbox.ts";
import { storedPerson } from "./person.ts";
import { deleteDeviceStore } from "./store.ts";

let isAsked = false;
const listeners = new Set<() => void>();

/**
 * For a press on "sign out": signs out, unless actions of this account wait on this device. Then the page asks what
 * becomes of them.
 * @returns what the server answered, if it refused; null where the page asks first
 */
export async function requestSignOut(): Promise<Error | null> {
  await outbox.reload();
  if (countUnsent() > 0) {
    setAsked(true);
    return null;
  }
  return signOutAndForget();
}

/** Signs out and keeps what waits on this device, answers on notifications included, until its account signs in again. */
export async function signOutAndKeep(): Promise<Error | null> {
  await outbox.adoptAll();
  return signOut();
}

/** Sends all that waits on this device, answers on notifications included. */
export async function sendAll(): Promise<void> {
  await outbox.adoptAll();
  await outbox.drain();
}

/** Signs out and leaves nothing of the account in the outbox of this device. */
export async function signOutAndForget(): Promise<Error | null> {
  const person = storedPerson();
  if (person !== null) await outbox.deleteAll(person);
  await outbox.adoptAll();
  // Another account may have left what only this device has.
  if (outbox.actions().length === 0) await deleteDeviceStore().catch(() => undefined);
  return signOut();
}

/** How many actions of this account the server does not have, or wait for a decision. */
export function countUnsent(): number {
  const person = storedPerson();
  return outbox.actions().filter(({ owner, state }) => owner === person && state !== "sent").length;
}

/** The same of every account, where nobody can say which one is here. */
export async function countAllUnsent(): Promise<number> {
  await outbox.reload();
  return outbox.actions().filter(({ state }) => state !== "sent").length;
}

/** Whether the page asks what becomes of what waits. */
export function useSignOutQuestion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isAsked,
    () => false,
  );
}

export function closeSignOutQuestion(): void {
  setAsked(false);
}

function setAsked(value: boolean): void {
  isAsked = value;
  for (const listener of listeners) listener();
}
