import type { Instant } from "#domain/calendar/instant.ts";
import type { Form } from "#domain/inventory/form.ts";

/** The latest dose of one product that a person took. */
export interface RecentProduct {
  readonly intakeId: string;
  /** The box it came from; null once that was deleted. */
  readonly medicationId: string | null;
  readonly name: string;
  readonly dosage: string;
  readonly form: Form;
  readonly quantity: number;
  readonly takenAt: Instant;
  /** The account that recorded it, null once that is gone. */
  readonly by: string | null;
  /** Null for an account without a name. */
  readonly byName: string | null;
}
