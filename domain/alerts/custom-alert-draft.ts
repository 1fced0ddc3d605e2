import { type Day, isDay } from "../calendar/day.ts";
import { isWallTime } from "../calendar/wall-time.ts";
import { type Checked, isLongerThan, wrongOnly } from "../draft.ts";
import { type AlertPriority, isPriority } from "./priority.ts";

/** What the create-alert form holds, each field as typed. */
export interface CustomAlertDraft {
  readonly title: string;
  readonly message: string;
  readonly day: string;
  readonly time: string;
  readonly priority: string;
}

export type CustomAlertField = keyof CustomAlertDraft;

export type CustomAlertWrong =
  | "required"
  | "too-long"
  | "not-a-day"
  | "not-a-time"
  | "not-a-priority";

export interface CustomAlertEntry {
  readonly title: string;
  readonly message: string | null;
  readonly day: Day;
  readonly time: string;
  readonly priority: AlertPriority;
}

/** In characters, as the database limits them. */
const CUSTOM_ALERT_MAX_LENGTHS = { title: 200, message: 1000 } as const;

/** What a new form shows (second specification, section 5). */
export function newCustomAlert(today: Day): CustomAlertDraft {
  return { title: "", message: "", day: today, time: "10:00", priority: "medium" };
}

/** A title is required; the message is optional; day and hour must exist. */
export function checkCustomAlert(
  draft: CustomAlertDraft,
): Checked<CustomAlertEntry, Partial<Record<CustomAlertField, CustomAlertWrong>>> {
  const title = draft.title.trim();
  const message = draft.message.trim();
  const { day, time, priority } = draft;
  const wrong = wrongOnly<CustomAlertField, CustomAlertWrong>({
    title: title === "" ? "required" : wrongLength("title", title),
    message: wrongLength("message", message),
    day: day === "" ? "required" : isDay(day) ? undefined : "not-a-day",
    time: time === "" ? "required" : isHour(time) ? undefined : "not-a-time",
    priority: isPriority(priority) ? undefined : "not-a-priority",
  });
  if (Object.keys(wrong).length > 0 || !isDay(day) || !isPriority(priority)) {
    return { ok: false, wrong };
  }
  return { ok: true, value: { title, message: message || null, day, time, priority } };
}

function isHour(time: string): boolean {
  return isWallTime(`2000-01-01T${time}`);
}

function wrongLength(
  field: keyof typeof CUSTOM_ALERT_MAX_LENGTHS,
  text: string,
): CustomAlertWrong | undefined {
  return isLongerThan(text, CUSTOM_ALERT_MAX_LENGTHS[field]) ? "too-long" : undefined;
}
