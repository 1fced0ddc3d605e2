import type { RefusalReason, Refused } from "../guidance.ts";

const OF_THE_BOX: ReadonlySet<RefusalReason> = new Set<RefusalReason>([
  "unreadable",
  "recalled",
  "lot-unknown",
  "expired",
  "opened-too-long",
  "opened-past-guide",
  "empty",
  "prescription-needed",
  "somebody-elses",
  "other-substances",
  "strength-unknown",
]);

/** What is true of a box for every person. */
export const isOfTheBox = ({ reason }: Refused) => OF_THE_BOX.has(reason);

/** Why a box could not be taken by anybody, or what has to be known first: no word of one that is not asked for. */
export const OF_NO_USE: ReadonlySet<RefusalReason> = new Set<RefusalReason>([
  "unreadable",
  "expired",
  "opened-too-long",
  "empty",
  "weight-unknown",
  "unknown-substance",
  "strength-unknown",
  "somebody-elses",
]);
