import type { Instant } from "../calendar/instant.ts";

/** The day of the text that a new account agrees to. A changed text gets a new day. */
export const HEALTH_CONSENT_VERSION = "2026-11-26";

/** What an account agreed to, and whether it still does. */
export interface HealthConsent {
  /** Of the text. */
  readonly version: string;
  readonly givenAt: Instant;
  /** Null while it holds. */
  readonly revokedAt: Instant | null;
}
