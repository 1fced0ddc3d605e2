/**
 * Whose device this is: the account of the stored session, valid or not. An access token lives for minutes, and without
 * a network it cannot be renewed.
 */
export function storedPerson(storage: Storage = localStorage): string | null {
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index) ?? "";
    if (!/^sb-.+-auth-token$/u.test(key)) continue;
    const id = personOf(storage.getItem(key) ?? "");
    if (id !== null) return id;
  }
  return null;
}

function personOf(text: string): string | null {
  try {
    const session: unknown = JSON.parse(text);
    if (typeof session !== "object" || session === null || !("user" in session)) return null;
    const { user } = session;
    if (typeof user !== "object" || user === null || !("id" in user)) return null;
    return typeof user.id === "string" ? user.id : null;
  } catch {
    return null;
  }
}
