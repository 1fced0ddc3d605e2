import type { Instant } from "#domain/calendar/instant.ts";
import type {
  DeliveryChannel,
  DeliveryOccasion,
  DeliveryReason,
  DeliveryState,
} from "#domain/reminders/delivery.ts";

/** A line of the delivery log: one dose, told to this account on one way. */
export interface ReminderDelivery {
  readonly id: string;
  readonly doseId: string;
  readonly channel: DeliveryChannel;
  readonly occasion: DeliveryOccasion;
  readonly state: DeliveryState;
  readonly reason: DeliveryReason | null;
  /** When it was to be told. */
  readonly tellAt: Instant;
  /** When its state came about, where it has come that far. */
  readonly happenedAt: Instant | null;
  /** Null once the profile is no longer shared with this account. */
  readonly dose: {
    readonly plannedAt: Instant;
    readonly medication: string | null;
    readonly person: string | null;
  } | null;
}
