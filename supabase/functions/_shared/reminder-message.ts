import type { Language } from "../../../domain/locale/locales.ts";

/** Ways that a message is handed over on. The third, the page, reads the ledger itself. */
export type ReminderChannel = "push" | "email";

/**
 * Why a person is told: the dose's hour comes, or came again after 'later'; somebody else's dose was not
 * confirmed; or they asked for a test.
 */
export type Occasion = "reminder" | "later" | "escalation" | "test";

export interface ReminderDose {
  /** Its line in `reminder_deliveries`. */
  readonly deliveryId: string;
  readonly plannedDoseId: string;
  readonly medicationName: string;
  readonly dosage: string;
  /** As the box names it, in French. */
  readonly form: string;
  readonly quantity: number;
  /** `YYYY-MM-DD` and `HH:MM` on the wall of the profile's owner. */
  readonly onDay: string;
  readonly time: string;
  readonly profileId: string;
  readonly profileName: string | null;
}

/** All that one person is told at one moment on one way. */
export interface ReminderMessage {
  /**
   * The same when it has to be handed over again, after a crash say: the push's topic and tag and the
   * mail's Message-ID, so that a device shows it once. It answers to `private.answer_message` and
   * `private.note_message_shown`.
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
  /** Instants in ISO 8601. After the second nobody wants to be told any more: a push's time to live ends. */
  readonly tellAt: string;
  readonly expiresAt: string;
  /** By hour, then name; none in a test. */
  readonly doses: readonly ReminderDose[];
}

/**
 * What became of it. `sent`: at least one device, or the mail server, took it. `no-subscription`: there
 * is no device, or none left. `refused` is for good; `unreachable` is tried again, after `retryAfter`
 * seconds or the scheduler's own pause of five minutes at most, whichever is longer, until the window ends.
 */
export type Outcome =
  | { readonly kind: "sent" | "no-subscription" | "refused" }
  | { readonly kind: "unreachable"; readonly retryAfter?: number };

/** Hands a message over within ten seconds or so. What it throws counts as `unreachable`. */
export type SendReminder = (message: ReminderMessage) => Promise<Outcome>;

export type ReminderChannels = Readonly<Record<ReminderChannel, SendReminder>>;
