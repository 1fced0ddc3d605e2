import type { Deps, Person } from "./deps.ts";
import { refuse, refuseTooMany, refuseWithoutSecondFactor } from "./refusals.ts";

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

/**
 * Requires the second step of an account that has one, and then the password where the action asks for it. Returns the
 * refusal, or undefined.
 */
export async function refuseUnproven(
  deps: Deps,
  person: Person,
  password: string | undefined,
): Promise<Response | undefined> {
  const refusal = await refuseWithoutSecondFactor(deps);
  if (refusal || password === undefined) return refusal;
  return refuseWithoutPassword(deps, person, password);
}
