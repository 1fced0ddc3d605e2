import type { Day } from "../calendar/day.ts";
import type { Form } from "../inventory/form.ts";
import type { OpenedNotice } from "../inventory/opened-life.ts";
import type { BoxRecall } from "../notices/recall.ts";
import type { AlertPriority, ExpiringLabel } from "./priority.ts";
import type { Repeat } from "./repeat.ts";

export type AlertType = Alert["type"];

/** Name and dosage together: two strengths of one medicine in a cabinet are two different dangers. */
export interface AlertMedication {
  readonly id: string;
  readonly name: string;
  readonly dosage: string;
}

interface Common {
  /** The address of a dismissal: `expired-{id}`, `recalled-{id}-{recall}`, `opened-long-{id}`, `low-stock-{id}`, `prescription-{id}-{last day}`, `custom-{id}`, `custom-{id}-{day}`, … */
  readonly key: string;
  readonly priority: AlertPriority;
  readonly status: "active" | "dismissed";
  /** The last good day of an expired or expiring box, the last of a guide or a prescription, the day of the notice of a recall, the day of a custom alert, else today. */
  readonly day: Day;
}

/**
 * Something to do about the cabinet. Each type carries what its sentence needs and nothing more; a
 * custom alert alone has an hour, `HH:MM`, and may speak of no medication.
 */
export type Alert = Common &
  (
    | {
        /** Its batch is in the notice of a recall, or nobody has compared it yet. */
        readonly type: "recalled";
        readonly medication: AlertMedication;
        readonly match: "recalled" | "lot-unknown";
        readonly recall: BoxRecall;
      }
    | { readonly type: "expired"; readonly medication: AlertMedication; readonly daysAgo: number }
    | {
        readonly type: "expiry";
        readonly medication: AlertMedication;
        readonly daysLeft: number;
        readonly label: ExpiringLabel;
      }
    | {
        /** Open for longer than guides keep its form: to be looked at, and never called expired. */
        readonly type: "opened-long";
        readonly medication: AlertMedication;
        readonly notice: OpenedNotice;
      }
    | { readonly type: "out-of-stock"; readonly medication: AlertMedication }
    | {
        readonly type: "low-stock";
        readonly medication: AlertMedication;
        readonly left: number;
        /** In what it is counted. */
        readonly form: Form;
      }
    | {
        /** About to end: the renewal takes an appointment. */
        readonly type: "prescription";
        readonly medication: null;
        readonly prescriber: string | null;
        readonly daysLeft: number;
      }
    | {
        readonly type: "custom";
        readonly id: string;
        readonly medication: AlertMedication | null;
        readonly title: string;
        readonly message: string | null;
        readonly time: string;
        readonly repeats: Repeat;
        /** The last day on which it may ring. */
        readonly endsOn: Day | null;
      }
  );
