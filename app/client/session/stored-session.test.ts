import { expect, test } from "vitest";
import { clearStoredProfile, clearStoredSession, seemsSignedIn } from "./stored-session.ts";

test("only the key of the auth library counts as a stored session", () => {
  expect(seemsSignedIn(storageOf({ "user-country": "FR" }))).toBe(false);
  expect(seemsSignedIn(storageOf({ "sb-localhost-auth-token-code-verifier": "x" }))).toBe(false);
  expect(seemsSignedIn(storageOf({ "sb-localhost-auth-token": "{}" }))).toBe(true);
});

test("forgetting the session removes every key of the provider and no other, from both storages", () => {
  const kept = { "user-country": "FR", theme: "dark" };
  const local = storageOf({
    ...kept,
    "sb-localhost-auth-token": "{}",
    "old-sb-token": "{}",
    "supabase.auth.token": "{}",
  });
  const session = storageOf({ "sb-localhost-auth-token-code-verifier": "x" });
  clearStoredSession([local, session]);
  expect(keys(local)).toEqual(["user-country", "theme"]);
  expect(keys(session)).toEqual([]);
});

test("the stored profile and preferences are removed from both storages, the country stays", () => {
  const local = storageOf({
    "user-profile": "{}",
    "user-preferences": "{}",
    "user-country": "FR",
  });
  const session = storageOf({ "user-profile": "an id" });
  clearStoredProfile([local, session]);
  expect(keys(local)).toEqual(["user-country"]);
  expect(keys(session)).toEqual([]);
});

function storageOf(entries: Record<string, string>): Storage {
  const items = new Map(Object.entries(entries));
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  };
}

function keys(storage: Storage): (string | null)[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index));
}
