import { epochMs, type Instant } from "../calendar/instant.ts";
import { bucket } from "./bucket.ts";

/** For whom a flag is on. */
export type Targeting =
  | { readonly type: "global" }
  /** 0 to 100, with two decimals at most. An account that is included stays included when it grows. */
  | { readonly type: "percentage"; readonly percentage: number }
  | { readonly type: "role"; readonly roles: readonly string[] }
  | { readonly type: "user_specific"; readonly userIds: readonly string[] }
  /** From the first moment on, until before the last; without one of them on that side for ever. */
  | {
      readonly type: "date_range";
      readonly startsAt: Instant | null;
      readonly endsAt: Instant | null;
    };

/** Ids are UUIDs in small letters, as PostgreSQL writes them. */
export interface Flag {
  readonly id: string;
  readonly isEnabled: boolean;
  readonly targeting: Targeting;
}

export interface FlagContext {
  readonly id: string;
  readonly roles: readonly string[];
}

/**
 * Whether a flag is on for somebody at a moment.
 * @internal Only `private.is_flag_enabled` decides; a test compares the two over one table of cases.
 */
export function isOn(
  { id, isEnabled, targeting }: Flag,
  asker: FlagContext,
  moment: Instant,
): boolean {
  if (!isEnabled) return false;
  switch (targeting.type) {
    case "global":
      return true;
    case "percentage":
      return bucket(id, asker.id) < Math.round(targeting.percentage * 100);
    case "role":
      return targeting.roles.some((role) => asker.roles.includes(role));
    case "user_specific":
      return targeting.userIds.includes(asker.id);
    case "date_range": {
      const { startsAt, endsAt } = targeting;
      const isBegun = startsAt === null || epochMs(startsAt) <= epochMs(moment);
      return isBegun && (endsAt === null || epochMs(moment) < epochMs(endsAt));
    }
  }
}
