import { isLevel, type Level } from "#domain/sharing/permission.ts";
import { browserDb, type Db } from "../database/browser-db.ts";
import { discardEarlyReads } from "../early-reads/take-early-read.ts";
import { AppError, failureOf, orThrow } from "../errors/failure.ts";
import { isPageLive } from "../live/live-state.ts";
import { queryClient } from "../queries/query-client.ts";
import { currentSession } from "../session/session.ts";

/** The query key of the profiles this account may open. */
export const REACHABLE_PROFILES = "reachable-profiles";

/** Access to own profiles does not end. Shared ones are opened again each time: a share can end at any moment. */
const ownedProfiles = new Set<string>();
const pendingOpenings = new Map<string, Promise<Level>>();

/** Milliseconds for which a page relies on an opening; on the server one lasts for 24 hours. */
const OPENING_GOOD_FOR_MS = 600_000;

/** When shared profiles were opened last by this page, in milliseconds since 1970, until it hears that a share may have changed. */
const lastOpenings = new Map<string, number>();

/**
 * The connection, once the profile is open to this account. Whatever is read of a profile is read through here: what
 * has not been opened, or is no longer shared, would answer like an empty cabinet.
 * @throws AppError `not-found` when the profile is neither one's own nor shared with this account
 */
export async function dbForProfile(profileId: string): Promise<Db> {
  await openProfile(profileId);
  return browserDb();
}

/**
 * Reads something of a profile. A page that hears of changes and has opened the profile a moment ago opens it again beside
 * the reading, not before it: on a slow connection that is half of the time to a dose that somebody else has given. A share
 * that has ended refuses the opening, and then nothing that was read is shown.
 * @throws AppError `not-found` as `dbForProfile` does
 */
export async function readProfile<Answer>(
  profileId: string,
  read: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  const session = await currentSession();
  const openedAt = lastOpenings.get(openingKey(session?.user.id, profileId)) ?? 0;
  if (!isPageLive() || Date.now() - openedAt > OPENING_GOOD_FOR_MS) {
    return read(await dbForProfile(profileId));
  }
  const [, answer] = await Promise.all([openProfile(profileId), read(browserDb())]);
  return answer;
}

/** A share may have ended, and another one that nobody has opened may have begun. */
export function forgetOpenings(): void {
  lastOpenings.clear();
}

const openingKey = (account: string | undefined, profileId: string) => `${account} ${profileId}`;

/** Opens a profile, which is written to the access log, and returns the permission of this account. */
async function openProfile(profileId: string): Promise<Level> {
  const session = await currentSession();
  if (!session) throw new AppError("signed-out");
  const account = session.user.id;
  const key = openingKey(account, profileId);
  if (profileId === account || ownedProfiles.has(key)) return "own";
  // A page asks for several things at once.
  const opening =
    pendingOpenings.get(key) ?? requestAccess(profileId).finally(() => pendingOpenings.delete(key));
  pendingOpenings.set(key, opening);
  const level = await opening.catch((problem: unknown) => {
    lastOpenings.delete(key);
    // The share has ended: the profile selector is reloaded.
    if (failureOf(problem) === "not-found") {
      void queryClient.invalidateQueries({ queryKey: [REACHABLE_PROFILES] });
    }
    throw problem;
  });
  lastOpenings.set(key, Date.now());
  if (level === "own") ownedProfiles.add(key);
  else discardEarlyReads(profileId);
  return level;
}

async function requestAccess(profileId: string): Promise<Level> {
  const level = orThrow(await browserDb().rpc("open_shared_profile", { profile_id: profileId }));
  return isLevel(level) ? level : "view";
}
