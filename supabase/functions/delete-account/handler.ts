import type { Deps } from "../_shared/deps.ts";
import { readTexts } from "../_shared/read-texts.ts";
import { refuse, refuseWithoutSecondFactor } from "../_shared/refusals.ts";
import { refuseWithoutPassword } from "../_shared/refuse-without-password.ts";

/**
 * Deletes the account of the signed-in person, with all its own data. A session alone does not permit it: it needs the
 * password, and the second factor where the account has one.
 */
export async function deleteAccount(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST");
  const { person } = deps;
  if (!person) return refuse(401, "no_authorization", "Sign in to delete your account");
  const given = await readTexts(request, ["email", "password"]);
  if (given?.email.trim().toLowerCase() !== person.email.toLowerCase()) {
    return refuse(422, "other-address", "Write the address of this account");
  }
  const refusal =
    (await refuseWithoutSecondFactor(deps)) ??
    (await refuseWithoutPassword(deps, person, given.password));
  if (refusal) return refusal;
  const [done] = await deps.asService<{ outcome: string }>(
    "select private.delete_account($1) as outcome",
    [person.id],
  );
  if (done?.outcome === "last-admin") {
    return refuse(409, "last-admin", "Nobody else could run this installation");
  }
  await deps.deleteMails(person.email);
  return Response.json({ outcome: "deleted" });
}
