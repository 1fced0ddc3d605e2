import type { Instant } from "#domain/calendar/instant.ts";

/** A browser that reminders ring in. */
export interface ReminderDevice {
  readonly id: string;
  readonly name: string;
  /** When its push service last took a message. */
  readonly lastUsedAt: Instant | null;
  /** When it last put one before somebody's eyes. */
  readonly shownAt: Instant | null;
  /** The last message did not reach it. */
  readonly hasFailed: boolean;
  /** Its push service knows it no more. */
  readonly isGone: boolean;
}

/** What became of a test: `delivered` to the push service of a device, which is not yet shown. */
export type TestOutcome =
  | {
      readonly kind: "sent";
      readonly devices: readonly {
        readonly id: string;
        readonly outcome: "delivered" | "retry" | "gone";
      }[];
    }
  | { readonly kind: "too-many"; readonly minutes: number };
