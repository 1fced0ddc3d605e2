import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, failureOf, orThrow } from "#app/client/errors/failure.ts";
import { refusalOf } from "#app/client/functions/function-failure.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { profileName } from "#domain/profiles/profile.ts";
import { isAccessLogEvent } from "#domain/sharing/access-log.ts";
import { isPermission, type Permission } from "#domain/sharing/permission.ts";
import type { PermissionEntry, ShareEntry } from "#domain/sharing/share-draft.ts";
import { knownMoment } from "#domain/stored-values.ts";
import {
  type AccessLogEntry,
  type Invitation,
  type ReceivedShare,
  type SentShare,
  SHARE_STATUSES,
  type ShareStatus,
} from "./share.ts";

/** What became of an invitation. */
export type InvitationResult =
  | { readonly kind: "sent" }
  | { readonly kind: "own-address" | "owner-address" | "already-shared" | "wrong-password" }
  | { readonly kind: "too-many" | "too-many-passwords"; readonly minutes: number };

/**
 * Sends an invitation to an address, whether or not it has an account.
 * @throws AppError `not-found` when the caller may not share this profile, `consent-revoked`, `too-many`
 */
export async function shareProfile(
  db: Db,
  profileId: string,
  { notes, ...entry }: ShareEntry,
  locale: Locale,
): Promise<InvitationResult> {
  const { error } = await db.functions.invoke("share-profile", {
    body: { profileId, ...entry, notes: notes ?? "", locale },
  });
  if (!error) return { kind: "sent" };
  const { code, minutes } = await refusalOf(error);
  if (minutes !== null) {
    const kind = code === "over_password_rate_limit" ? "too-many-passwords" : "too-many";
    return { kind, minutes };
  }
  if (
    code === "own-address" ||
    code === "owner-address" ||
    code === "already-shared" ||
    code === "wrong-password"
  ) {
    return { kind: code };
  }
  if (code === "consent-revoked") throw new AppError(code, { cause: error });
  if (code === "too-many-shares") throw new AppError("too-many", { cause: error });
  throw new AppError(code === "not_found" ? "not-found" : "unexpected", { cause: error });
}

/** What became of a right that was to be changed. */
export type ChangeResult =
  | { readonly kind: "changed" | "wrong-password" }
  | { readonly kind: "too-many-passwords"; readonly minutes: number };

/**
 * Changes what a share gives.
 * @throws AppError `not-found` when the caller may not change it, `conflict` once it has ended, `consent-revoked`
 */
export async function changeShare(
  db: Db,
  shareId: string,
  entry: PermissionEntry,
): Promise<ChangeResult> {
  const { error } = await db.functions.invoke("change-share", { body: { shareId, ...entry } });
  if (!error) return { kind: "changed" };
  const { code, minutes, status } = await refusalOf(error);
  if (minutes !== null) return { kind: "too-many-passwords", minutes };
  if (code === "wrong-password") return { kind: code };
  if (code === "consent-revoked") throw new AppError(code, { cause: error });
  if (status === 409) throw new AppError("conflict", { cause: error });
  throw new AppError(code === "not_found" ? "not-found" : "unexpected", { cause: error });
}

/** How many common boxes come with a profile that is shared, as the database counts them; null without a count. */
export async function countCommonBoxes(db: Db, profileId: string): Promise<number | null> {
  const { count, ...reply } = await db
    .rpc("list_boxes", { profile_id: profileId }, { head: true, count: "exact" })
    .eq("is_common", true);
  orThrow(reply);
  return count;
}

/** What this account shared, and what others shared of its profiles, newest first. */
export async function listSentShares(db: Db, userId: string): Promise<SentShare[]> {
  const rows = orThrow(
    await db
      .from("profile_shares")
      .select(
        "id, profile_id, shared_by, shared_with_email, permission_type, notes, status, created_at, profiles(first_name, last_name, created_by)",
      )
      .order("created_at", { ascending: false })
      .order("id"),
  );
  return (
    rows
      // The same table holds what was offered to this account, which another call lists with its names.
      .filter((row) => row.shared_by === userId || row.profiles?.created_by === userId)
      .map((row) => ({
        id: row.id,
        profileId: row.profile_id,
        profileName: nameOf(row.profiles),
        email: row.shared_with_email,
        permission: toPermission(row.permission_type),
        notes: row.notes,
        status: toStatus(row.status),
        createdAt: knownMoment(row.created_at),
      }))
  );
}

/** What others offered to this account, newest first. */
export async function listReceivedShares(db: Db): Promise<ReceivedShare[]> {
  const rows = orThrow(await db.rpc("list_received_shares"));
  return rows.flatMap((row) => {
    const { id, profile_id: profileId, created_at } = row;
    if (id === null || profileId === null || created_at === null) return [];
    return [
      {
        id,
        profileId,
        profileName: nameOf({
          first_name: row.profile_first_name,
          last_name: row.profile_last_name,
        }),
        inviterName: row.inviter_name,
        permission: toPermission(row.permission_type),
        notes: row.notes,
        status: toStatus(row.status),
        createdAt: knownMoment(created_at),
        commonBoxes: row.common_boxes,
      },
    ];
  });
}

/** Null for a link nobody sent. The token is the key: who holds it need not be signed in. */
export async function findInvitation(db: Db, token: string): Promise<Invitation | null> {
  const row = orThrow(await db.rpc("find_invitation", { token }).maybeSingle());
  if (!row) return null;
  return {
    profileName: row.profile_name,
    inviterName: row.inviter_name,
    permission: toPermission(row.permission_type),
    notes: row.notes,
    status: row.status === "expired" ? "expired" : toStatus(row.status),
    shareId: row.share_id,
    isForMe: row.is_for_me ?? false,
    maskedEmail: row.masked_email ?? "",
    commonBoxes: row.common_boxes,
  };
}

/** Accepted already by the same account is accepted. @returns the id of the profile that is open to the caller from now on */
export async function acceptInvitation(db: Db, token: string): Promise<string> {
  const answer = async () => orThrow(await db.rpc("accept_invitation", { token }));
  return unlessDone(answer, async () => {
    const invitation = await findInvitation(db, token);
    return invitation?.shareId && receivedProfile(db, invitation.shareId, "accepted");
  });
}

/** As above. */
export async function acceptShare(db: Db, shareId: string): Promise<string> {
  const answer = async () => orThrow(await db.rpc("accept_profile_share", { share_id: shareId }));
  return unlessDone(answer, () => receivedProfile(db, shareId, "accepted"));
}

export async function declineShare(db: Db, shareId: string): Promise<void> {
  const answer = async () => orThrow(await db.rpc("decline_profile_share", { share_id: shareId }));
  await unlessDone(answer, () => receivedProfile(db, shareId, "declined"));
}

export async function leaveShare(db: Db, shareId: string): Promise<void> {
  const answer = async () => orThrow(await db.rpc("leave_profile_share", { share_id: shareId }));
  await unlessDone(answer, () => receivedProfile(db, shareId, "declined"));
}

export async function revokeShare(db: Db, shareId: string): Promise<void> {
  const answer = async () => orThrow(await db.rpc("revoke_profile_share", { share_id: shareId }));
  await unlessDone(answer, async () => {
    const request = db.from("profile_shares").select("status").eq("id", shareId).maybeSingle();
    return orThrow(await request)?.status === "revoked";
  });
}

/**
 * What was answered. Refused because of the state of a share, it may have been done before: sent twice, or its answer got lost.
 * @param findDone what shows that it was done; nothing where it was not
 */
async function unlessDone<Answer, Done>(
  answer: () => Promise<Answer>,
  findDone: () => Promise<Done | null | undefined>,
): Promise<Answer | Done> {
  try {
    return await answer();
  } catch (problem) {
    if (failureOf(problem) !== "conflict") throw problem;
    const done = await findDone();
    if (!done) throw problem;
    return done;
  }
}

/** The profile of a share that was offered to the caller, where it stands as said. */
async function receivedProfile(db: Db, shareId: string, status: ShareStatus) {
  const shares = await listReceivedShares(db);
  return shares.find((share) => share.id === shareId && share.status === status)?.profileId;
}

/** Who opened and who changed this account's profiles, newest first. @param most how many lines at most */
export async function readAccessLog(
  db: Db,
  most: number,
): Promise<{ lines: AccessLogEntry[]; total: number }> {
  const { count, ...reply } = await db
    .from("profile_access_log")
    .select(
      "id, actor_name, action, subject, label, happened_at, profiles(first_name, last_name)",
      {
        count: "exact",
      },
    )
    .order("happened_at", { ascending: false })
    .order("id")
    .limit(most);
  const rows = orThrow(reply);
  return {
    total: count ?? rows.length,
    lines: rows.map((row) => {
      const event = `${row.subject}.${row.action}`;
      return {
        id: row.id,
        profileName: nameOf(row.profiles),
        actorName: row.actor_name,
        event: isAccessLogEvent(event) ? event : null,
        label: row.label,
        happenedAt: knownMoment(row.happened_at),
      };
    }),
  };
}

function nameOf(
  names: { first_name: string | null; last_name: string | null } | null,
): string | null {
  return names && profileName({ firstName: names.first_name, lastName: names.last_name });
}

/** The database refuses any other word; one it does not know yet gives the least. */
function toPermission(text: string | null): Permission {
  return text !== null && isPermission(text) ? text : "view";
}

function toStatus(text: string | null): ShareStatus {
  return SHARE_STATUSES.find((status) => status === text) ?? "revoked";
}
