import { REACHABLE_PROFILES } from "../permissions/profile-access.ts";
import { HOME_KEY } from "../queries/home-key.ts";

/**
 * The first words of the query keys that a change concerns, by the noun of its message (supabase/migrations/…_live.sql).
 * A page asks again for what it shows of them.
 */
export const QUERIES_OF_NOUN: Readonly<Record<string, readonly string[]>> = {
  doses: ["doses", "intakes", "alerts", ...HOME_KEY],
  intakes: ["intakes", "doses", "inventory", "alerts", ...HOME_KEY],
  boxes: ["inventory", "doses", "intakes", "alerts", ...HOME_KEY],
  alerts: ["alerts", ...HOME_KEY],
  people: [REACHABLE_PROFILES, "profiles", "inventory", ...HOME_KEY],
  claims: ["claims"],
  illness: ["illness"],
  prescriptions: ["prescriptions", "alerts", ...HOME_KEY],
  // What is asked about the doses of every profile, too.
  shares: ["shares", "claims", "intakes", REACHABLE_PROFILES, ...HOME_KEY],
  preferences: ["own-preferences"],
  // Other topics may be joined now, and nothing that is shown has changed.
  access: [],
};

/** For a message whose noun this page does not know, and whenever messages may have been missed. */
export const ALL_QUERIES: readonly string[] = [...new Set(Object.values(QUERIES_OF_NOUN).flat())];
