import { isLevel, type Level } from "#domain/sharing/permission.ts";
import { browserDb, type Db } from "../database/browser-db.ts";
import { discardEarlyReads } from "../early-reads/take-early-read.ts";
import { AppError, failureOf, orThrow } from "../errors/failure.ts";
import { queryClient } from "../queries/query-client.ts";
import { currentSession } from "../session/session.ts";

/** The query key of the profiles this account may open. */
export const REACHABLE_PROFILES = "reachable-profiles";

/** Access to own profiles does not end. Shared ones are opened again each time: a share can end at any moment. */
const ownedProfiles = new Set<string>();
const pendingOpenings = new Map<string, Promise<Level>>();

/**
 * The connection, once the profile is open to this account. Whatever is read of a profile is read through here: what
 * has not been opened, or is no longer shared, would answer like an empty cabinet.
 * @throws AppError `not-found` when the profile is neither one's own nor shared with this account
 */
export async function dbForProfile(profileId: string): Promise<Db> {
  await openProfile(profileId);
  return browserDb();
}

/** Opens a profile, which is written to the access log, and returns the permission of this account. */
async function openProfile(profileId: string): Promise<Level> {
  const session = await currentSession();
  if (!session) throw new AppError("signed-out");
  const account = session.user.id;
  const key = `${account} ${profileId}`;
  if (profileId === account || ownedProfiles.has(key)) return "own";
  // A page asks for several things at once.
  const opening =
    pendingOpenings.get(key) ?? requestAccess(profileId).finally(() => pendingOpenings.delete(key));
  pendingOpenings.set(key, opening);
  const level = await opening.catch((problem: unknown) => {
    // The share has ended: the profile selector is reloaded.
    if (failureOf(problem) === "not-found") {
      void queryClient.invalidateQueries({ queryKey: [REACHABLE_PROFILES] });
    }
    throw problem;
  });
  if (level === "own") ownedProfiles.add(key);
  else discardEarlyReads(profileId);
  return level;
}

async function requestAccess(profileId: string): Promise<Level> {
  const level = orThrow(await browserDb().rpc("open_shared_profile", { profile_id: profileId }));
  return isLevel(level) ? level : "view";
}
