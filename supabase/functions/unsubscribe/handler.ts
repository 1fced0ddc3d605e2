import { isMailKind } from "../../../domain/mail-kind.ts";
import type { Deps } from "../_shared/deps.ts";
import { readTexts } from "../_shared/read-texts.ts";
import { refuse } from "../_shared/refusals.ts";

/**
 * Ends mails of one kind for the reader whose token it gets, without a session: called by a mail program, which has the
 * token in the address (RFC 8058), or by the page behind a mail's link. A GET request changes nothing.
 */
export async function unsubscribe(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST");
  const inAddress = new URL(request.url).searchParams.get("token");
  const token = inAddress ?? (await readTexts(request, ["token"]))?.token ?? "";
  const [account, kind = ""] = deps.signedTokens.verify("unsubscribe", token) ?? [];
  if (!account || !isMailKind(kind)) {
    return refuse(403, "bad-token", "This link ends no letters");
  }
  await deps.asService("select private.disable_mails($1, $2)", [account, kind]);
  return Response.json({ kind });
}
