/** How an account wants to hear of its doses. */
export interface ReminderChannels {
  readonly reminders: boolean;
  readonly push: boolean;
  readonly email: boolean;
  /** Two kinds of letters that can each end by itself. */
  readonly reminderMails: boolean;
  readonly escalationMails: boolean;
  readonly weeklyReport: boolean;
  readonly hidesMedicineNames: boolean;
  /** Minutes, one of `REMINDER_ADVANCES`. */
  readonly advance: number;
  /** Null until a browser has said it: then Paris counts. */
  readonly timeZone: string | null;
}

/** What an account that chose nothing gets. */
export const DEFAULT_CHANNELS: ReminderChannels = {
  reminders: true,
  push: false,
  email: true,
  reminderMails: true,
  escalationMails: true,
  weeklyReport: true,
  hidesMedicineNames: true,
  advance: 15,
  timeZone: null,
};

/** Minutes after a dose's hour at which others may be told that nobody confirmed it. */
export const ESCALATION_DELAYS = [15, 30, 60, 120, 240] as const;

/**
 * The zone to offer instead of the one that counts; null when there is nothing to ask. The first is the browser's own,
 * which nobody has to be asked about.
 *
 * @param offsetOf minutes east of UTC in a zone, now
 */
export function zoneToOffer(
  { stored, here }: { readonly stored: string | null; readonly here: string },
  offsetOf: (zone: string) => number,
): string | null {
  if (stored === null || here === stored) return null;
  // Toulouse and Brussels share their hours: nothing would change but the name.
  return offsetOf(here) === offsetOf(stored) ? null : here;
}
