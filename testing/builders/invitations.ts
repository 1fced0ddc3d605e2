import type { Permission } from "#domain/sharing/permission.ts";
import type { Installation } from "../harness/installation.ts";
import type { Household } from "./household.ts";

export interface Outcome {
  readonly outcome: string;
  readonly share: string;
  readonly token: string;
}

/** Invites as the function that sends the mail does: with the rights of the household that asks. */
export async function invite(
  { engine }: Installation,
  by: Household,
  to: { email: string; profile?: string; permission?: Permission },
): Promise<Outcome> {
  const [row] = await engine.asRole<{ outcome: string; share_id: string; token: string }>(
    { role: "authenticated", claims: JSON.stringify({ sub: by.account, role: "authenticated" }) },
    "select * from private.invite_to_profile($1, $2, $3, null)",
    [to.profile ?? by.account, to.email, to.permission ?? "view"],
  );
  if (!row) throw new Error("The database did not answer.");
  return { outcome: row.outcome, share: row.share_id, token: row.token };
}

/** A share of the host's main profile, accepted and opened. */
export async function shareWith(
  installation: Installation,
  host: Household,
  guest: Household,
  permission: Permission = "view",
): Promise<string> {
  const { share } = await invite(installation, host, { email: guest.email, permission });
  const db = installation.signedIn(guest);
  await db.rpc("accept_profile_share", { share_id: share }).throwOnError();
  await db.rpc("open_shared_profile", { profile_id: host.account }).throwOnError();
  return share;
}
