import { randomUUID } from "node:crypto";
import type { Transaction } from "@trousse/backend/database/engine";
import type { Permission } from "#domain/sharing/permission.ts";
import type { Standing } from "../permissions.ts";
import { aHousehold, type Household } from "./household.ts";

/** Somebody with a household of their own who was invited to another one's profiles. */
export interface Guest extends Household {
  /** The share of the host's main profile. */
  readonly share: string;
}

const STATUS: Partial<Record<Standing, string>> = {
  pending: "pending",
  unconfirmed: "pending",
  declined: "declined",
  revoked: "revoked",
};

/** Inserted without policies: the tests of the actions show how a share gets there. */
export async function aGuest(tx: Transaction, host: Household, standing: Standing): Promise<Guest> {
  const guest = await aHousehold(tx, standing);
  const status = STATUS[standing] ?? "accepted";
  const permission = standing === "view" || standing === "edit" ? standing : "manage";
  const person = status === "pending" ? null : guest.account;
  const [share, ofTheChild] = [randomUUID(), randomUUID()];
  for (const [id, profile] of [
    [share, host.account],
    [ofTheChild, host.child],
  ]) {
    await tx.query(
      `insert into public.profile_shares (id, profile_id, shared_by, shared_with_email,
         shared_with_user_id, permission_type, status, accepted_at)
       values ($1, $2, $3, $4, $5, $6, $7, case when $5::uuid is not null then now() end)`,
      [id, profile, host.account, guest.email, person, permission, status],
    );
  }
  if (standing === "unconfirmed") {
    await tx.query("update auth.users set email_confirmed_at = null where id = $1", [
      guest.account,
    ]);
  }
  // An opening alone opens nothing: those whose share is not accepted have one too.
  if (standing !== "unopened") {
    await tx.query(
      `insert into private.profile_openings (share_id, noted_at, expires_at)
       select id, now(), now() + interval '1 day' from public.profile_shares where id in ($1, $2)`,
      [share, ofTheChild],
    );
  }
  return { ...guest, share };
}

/** An account that may open the child of a home, and no other profile of it. */
export async function aCarerOfTheChild(
  tx: Transaction,
  host: Household,
  permission: Permission,
): Promise<Household> {
  const carer = await aHousehold(tx, "carer");
  const share = randomUUID();
  await tx.query(
    `insert into public.profile_shares
       (id, profile_id, shared_by, shared_with_email, shared_with_user_id, permission_type, status, accepted_at)
     values ($1, $2, $3, $4, $5, $6, 'accepted', now())`,
    [share, host.child, host.account, carer.email, carer.account, permission],
  );
  await tx.query(
    `insert into private.profile_openings (share_id, noted_at, expires_at)
     values ($1, now(), now() + interval '1 day')`,
    [share],
  );
  return carer;
}
