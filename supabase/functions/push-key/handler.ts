import type { Deps } from "../_shared/deps.ts";
import { refuse } from "../_shared/refusals.ts";

/** Returns what a browser needs to subscribe: the public half of the keys. */
export async function pushKey(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST");
  return Response.json({ publicKey: await deps.pushKey() });
}
