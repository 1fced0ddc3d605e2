import type { Deps } from "../_shared/deps.ts";
import { refuse } from "../_shared/refusals.ts";
import { refuseNonAdmins } from "../_shared/refuse-non-admins.ts";

/**
 * The import of the official medicines, where it cannot be done: a function of hosted Supabase has two seconds of
 * processor and one connection without a session. There the command does it; our own server has an endpoint of its own
 * for it, in `server/medicines/import-handler.ts`.
 */
export async function refuseImportMedicines(_request: Request, deps: Deps): Promise<Response> {
  const refused = await refuseNonAdmins(deps);
  return refused ?? refuse(501, "not_here", "Import with the command: npm run import:medicines");
}
