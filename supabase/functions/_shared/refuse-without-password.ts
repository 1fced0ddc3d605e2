import type { Deps, Person } from "./deps.ts";
import { refuse, refuseTooMany } from "./refusals.ts";

/**
 * Requires the password of the signed-in person, for an action that a session alone does not permit. All such actions
 * share one limit of wrong passwords. Returns the refusal, or undefined.
 */
export async function refuseWithoutPassword(
  { countAttempts, undoAttempts, verifyPassword }: Deps,
  person: Person,
  password: string,
): Promise<Response | undefined> {
  const limits = [{ name: "prove-password", who: person.id, attempts: 5, minutes: 15 }];
  const seconds = await countAttempts(limits);
  if (seconds > 0) return refuseTooMany("password attempts", seconds, "over_password_rate_limit");
  if (await verifyPassword(password)) {
    await undoAttempts(limits);
    return undefined;
  }
  return refuse(422, "wrong-password", "This is not the password of this account");
}
