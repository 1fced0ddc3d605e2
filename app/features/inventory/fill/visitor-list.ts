const KEY = "trousse-visitor-list";

/** Characters: a storage of a browser holds five million. */
export const VISITOR_LIST_MAX = 20_000;

/** The lines that somebody without an account typed on this device; empty where there are none. */
export function readVisitorList(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** @returns whether this browser keeps it */
export function writeVisitorList(text: string): boolean {
  try {
    if (text.trim() === "") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text.slice(0, VISITOR_LIST_MAX));
    return true;
  } catch {
    return false;
  }
}
