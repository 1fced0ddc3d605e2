import type { Day } from "../calendar/day.ts";

/** Who compared a rule with its source, and when. */
export interface Review {
  readonly reviewedBy: string;
  readonly reviewedAt: Day;
}

/** By the id of the rule; `npm run medical:review` writes it. Without an entry, no professional has read the rule yet. */
export const REVIEWS: Readonly<Record<string, Review>> = {};
