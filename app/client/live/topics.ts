import type { Db } from "../database/browser-db.ts";
import { orThrow } from "../errors/failure.ts";

/** A server lets a socket join twenty channels. */
const MAX_PROFILES = 12;
const MAX_HOMES = 7;

/** What a page listens to. */
export interface Listening {
  readonly topics: readonly string[];
  /** Whether they are all that there are: of the others a page hears nothing. */
  readonly isWhole: boolean;
}

/** The topics an account may listen to: its own, and those of the profiles and homes it sees. */
export async function readTopics(db: Db, userId: string): Promise<Listening> {
  const profiles = orThrow(
    await db.from("profiles").select("id, created_by").order("created_at").limit(200),
  );
  // Those of the own home first, where there are more than can be joined.
  const sorted = profiles.toSorted(
    (a, b) => Number(b.created_by === userId) - Number(a.created_by === userId),
  );
  const homes = [...new Set([userId, ...sorted.map(({ created_by }) => created_by)])];
  return {
    topics: [
      `person:${userId}`,
      ...homes.slice(0, MAX_HOMES).map((id) => `home:${id}`),
      ...sorted.slice(0, MAX_PROFILES).map(({ id }) => `profile:${id}`),
    ],
    isWhole: homes.length <= MAX_HOMES && sorted.length <= MAX_PROFILES,
  };
}
