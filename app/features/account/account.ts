import { plainLine } from "#domain/plain-text.ts";

/** What the account says of its owner, as given at sign-up; any of it may be missing. */
export interface Account {
  email: string;
  firstName: string;
  lastName: string;
}

export function accountOf(user: {
  email?: string | undefined;
  user_metadata: Record<string, unknown>;
}): Account {
  const given = (name: string) => {
    const value: unknown = user.user_metadata[name];
    return typeof value === "string" ? plainLine(value) : "";
  };
  return {
    email: user.email ?? "",
    firstName: given("first_name"),
    lastName: given("last_name"),
  };
}

/** One or two letters to stand for a person: `ML`, or the first of the address. */
export function initialsOf({ email, firstName, lastName }: Account): string {
  const letters = [firstName, lastName].map((name) => Array.from(name)[0] ?? "").join("");
  return (letters || Array.from(email)[0] || "").toLocaleUpperCase();
}
