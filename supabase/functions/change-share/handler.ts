import { checkPermission, type PermissionEntry } from "../../../domain/sharing/share-draft.ts";
import { isUuid } from "../../../domain/uuid.ts";
import type { Deps } from "../_shared/deps.ts";
import { readTexts } from "../_shared/read-texts.ts";
import { refuse } from "../_shared/refusals.ts";
import { refuseUnproven } from "../_shared/refuse-without-password.ts";

const FIELDS = ["shareId", "permission", "password"] as const;

const REFUSALS = {
  "not-found": () => refuse(404, "not_found", "Share not found"),
  ended: () => refuse(409, "share-ended", "This share has ended already"),
  "consent-revoked": () =>
    refuse(428, "consent-revoked", "The consent for health data was taken back"),
};

/** Changes what a share gives. Granting management needs the password, as in an invitation. */
export async function changeShare(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST");
  if (!deps.person) return refuse(401, "no_authorization", "Sign in to change a share");
  const typed = await readTexts(request, FIELDS);
  if (!typed) return refuse(400, "bad_json", "Could not parse request body as JSON");
  const checked = checkPermission(typed);
  if (!checked.ok) {
    const { wrong } = checked;
    return refuse(400, "validation_failed", "The change is not complete", { wrong });
  }
  if (!isUuid(typed.shareId)) return REFUSALS["not-found"]();
  const { value: entry } = checked;
  const refusal = await refuseUnproven(deps, deps.person, entry.password);
  if (refusal) return refusal;
  const outcome = await change(typed.shareId, entry, deps);
  return outcome === "changed" ? Response.json({ id: typed.shareId }) : REFUSALS[outcome]();
}

async function change(
  shareId: string,
  { permission }: PermissionEntry,
  { asCaller }: Deps,
): Promise<"changed" | keyof typeof REFUSALS> {
  const [row] = await asCaller<{ outcome: "changed" | keyof typeof REFUSALS }>(
    "select private.change_share_permission($1, $2) as outcome",
    [shareId, permission],
  );
  if (!row) throw new Error("The share was neither changed nor refused.");
  return row.outcome;
}
