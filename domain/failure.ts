/** What a call to the backend can fail with, by one word: the interface has a sentence for each. */
export type Failure =
  | "signed-out"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "offline"
  | "busy"
  | "no-room"
  | "too-many"
  | "tier-limit"
  | "too-large"
  | "bad-value"
  | "future-dose"
  | "consent-revoked"
  | "unexpected";
