import type { Language } from "../../../domain/locale/locales.ts";

/** Channels that a message is sent on. The third, the page, reads the deliveries itself. */
export type ReminderChannel = "push" | "email";

/**
 * The reason for a message: the time of the dose has come, or came again after 'later'; somebody else's dose was not
 * confirmed; somebody else recorded a dose that may be the reader's own; a prescription ends soon; or the person asked
 * for a test.
 */
export type Occasion = "reminder" | "later" | "escalation" | "duplicate" | "renewal" | "test";

export interface ReminderDose {
  /** The id of its row in `reminder_deliveries`, or of the question whether two doses are one. */
  readonly deliveryId: string;
  /** Of a possible duplicate, the intake that was recorded second. */
  readonly plannedDoseId: string;
  readonly medicationName: string;
  readonly dosage: string;
  /** As printed on the box, in French. */
  readonly form: string;
  readonly quantity: number;
  /** `YYYY-MM-DD` and `HH:MM` in the time zone of the profile's owner. */
  readonly onDay: string;
  readonly time: string;
  /** The moment of that time, in ISO 8601; absent of a possible duplicate, which is in the past. */
  readonly plannedAt?: string;
  readonly profileId: string;
  readonly profileName: string | null;
  /** Who recorded it, where that is not the reader: of a possible duplicate. Null for somebody without a name. */
  readonly giverName?: string | null;
}

/** A prescription that ends soon. */
export interface EndingPrescription {
  readonly id: string;
  readonly prescriber: string | null;
  /** `YYYY-MM-DD`, the last day that it is good for. */
  readonly endsOn: string;
  readonly profileId: string;
  readonly profileName: string | null;
}

/** One message to one person, at one moment and on one channel. */
export interface ReminderMessage {
  /**
   * The same when it has to be sent again, for instance after a crash: the push's topic and tag and the mail's Message-ID, so
   * that a device shows it once. `private.answer_message` and `private.mark_message_shown` accept it.
   */
  readonly id: string;
  readonly channel: ReminderChannel;
  readonly occasion: Occasion;
  readonly recipient: {
    readonly id: string;
    readonly email: string;
    readonly language: Language;
    readonly hidesMedicineNames: boolean;
  };
  /** Instants in ISO 8601. At the second one the message expires: it is a push's time to live. */
  readonly tellAt: string;
  readonly expiresAt: string;
  /** By time, then name; empty in a test, and where a prescription ends. */
  readonly doses: readonly ReminderDose[];
  /** By their end; empty in every other message. */
  readonly prescriptions: readonly EndingPrescription[];
}

/**
 * The result of sending. `sent`: at least one device, or the mail server, accepted it. `no-subscription`: there is no
 * device, or none is left. `refused` is final; `unreachable` is tried again, after `retryAfter` seconds or the scheduler's
 * own pause of five minutes at most, whichever is longer, until the window ends.
 */
export type Outcome =
  | { readonly kind: "sent" | "no-subscription" | "refused" }
  | { readonly kind: "unreachable"; readonly retryAfter?: number };

/** Sends a message within about ten seconds. An error that it throws counts as `unreachable`. */
export type SendReminder = (message: ReminderMessage) => Promise<Outcome>;

export type ReminderChannels = Readonly<Record<ReminderChannel, SendReminder>>;
