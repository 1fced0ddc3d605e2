import { refuse, refuseTooMany } from "./answers.ts";
import type { Deps, Person } from "./deps.ts";

/**
 * Asks for the password of whoever is signed in, for a deed that a session alone must not do. All such deeds count
 * wrong ones together. Answers the refusal, or nothing.
 */
export async function refuseWithoutPassword(
  { takeTurns, giveBackTurns, provePassword }: Deps,
  person: Person,
  password: string,
): Promise<Response | undefined> {
  const turns = [{ name: "prove-password", who: person.id, attempts: 5, minutes: 15 }];
  const seconds = await takeTurns(turns);
  if (seconds > 0) return refuseTooMany("password attempts", seconds, "over_password_rate_limit");
  if (await provePassword(password)) {
    await giveBackTurns(turns);
    return undefined;
  }
  return refuse(422, "wrong-password", "This is not the password of this account");
}
