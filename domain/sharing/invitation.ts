import { epochMs, type Instant } from "../calendar/instant.ts";

/** How long an invitation waits for its answer; the database says the same. */
export const INVITATION_DAYS = 14;

const MS_PER_DAY = 86_400_000;

/** Whether an invitation that nobody answered can no longer be accepted. */
export function hasExpired(invitedAt: Instant, now: Instant): boolean {
  return epochMs(now) - epochMs(invitedAt) >= INVITATION_DAYS * MS_PER_DAY;
}
