import { readStoredSession } from "../session/stored-session.ts";

/** Whose device this is: the account of the stored session, valid or not. */
export function storedPerson(): string | null {
  return readStoredSession()?.user.id ?? null;
}
