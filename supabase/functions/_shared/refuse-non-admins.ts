import type { Deps } from "./deps.ts";
import { refuse } from "./refusals.ts";

/** Asks the database whether the caller is an admin; returns the refusal when they are not. */
export async function refuseNonAdmins({
  person,
  asCaller,
}: Pick<Deps, "person" | "asCaller">): Promise<Response | undefined> {
  if (!person)
    return refuse(401, "no_authorization", "This function requires a valid Bearer token");
  const [row] = await asCaller<{ is_admin: boolean }>("select private.is_admin() as is_admin");
  return row?.is_admin ? undefined : refuse(403, "not_admin", "Only admins may do this");
}
