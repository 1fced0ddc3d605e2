import { refuseAllButAdmins } from "../_shared/admins.ts";
import { refuse } from "../_shared/answers.ts";
import type { Deps } from "../_shared/deps.ts";

/**
 * The import of the official medicines, where it cannot be done: a function of hosted Supabase has two seconds of
 * processor and one connection without a session. There the command does it; our own server has a door of its own
 * for it, in `server/medicines/import-door.ts`.
 */
export async function importMedicinesElsewhere(_request: Request, deps: Deps): Promise<Response> {
  const refused = await refuseAllButAdmins(deps);
  return refused ?? refuse(501, "not_here", "Import with the command: npm run import:medicines");
}
