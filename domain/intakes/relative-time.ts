import { epochMs, type Instant } from "../calendar/instant.ts";

/** How long ago, for a sentence such as 'Il y a 3 h'. `count` is a whole number from 1. */
export type RelativeTime =
  | { readonly unit: "under-an-hour" }
  | { readonly unit: "hours"; readonly count: number }
  | { readonly unit: "days"; readonly count: number };

const MS_PER_HOUR = 3_600_000;
const HOURS_PER_DAY = 24;
const SAID_IN_HOURS = 2 * HOURS_PER_DAY;

/**
 * Hours up to 48, then days, always rounded down: 'a day ago' for a dose of 47 hours ago would hide most of a day. Hours
 * are those that went by, so the nights on which the clocks change neither add nor hide one. A moment ahead of `now`
 * (another phone's clock) is under an hour ago.
 */
export function relativeTime(moment: Instant, now: Instant): RelativeTime {
  const hours = Math.floor((epochMs(now) - epochMs(moment)) / MS_PER_HOUR);
  if (hours < 1) return { unit: "under-an-hour" };
  if (hours < SAID_IN_HOURS) return { unit: "hours", count: hours };
  return { unit: "days", count: Math.floor(hours / HOURS_PER_DAY) };
}
