import { type Day, isDay } from "../calendar/day.ts";
import { isWallTime } from "../calendar/wall-time.ts";
import { type Checked, isLongerThan, wrongOnly } from "../draft.ts";
import { plainLine, plainText } from "../plain-text.ts";
import { type AlertPriority, isPriority } from "./priority.ts";
import { isRepeat, type Repeat } from "./repeat.ts";

/** What the create-alert form holds, each field as typed. */
export interface CustomAlertDraft {
  readonly title: string;
  readonly message: string;
  readonly day: string;
  readonly time: string;
  readonly priority: string;
  readonly repeats: string;
  readonly endsOn: string;
}

export type CustomAlertField = keyof CustomAlertDraft;

export type CustomAlertWrong =
  | "required"
  | "too-long"
  | "not-a-day"
  | "not-a-time"
  | "not-a-priority"
  | "not-a-repeat"
  | "before-start";

export interface CustomAlertEntry {
  readonly title: string;
  readonly message: string | null;
  readonly day: Day;
  readonly time: string;
  readonly priority: AlertPriority;
  readonly repeats: Repeat;
  readonly endsOn: Day | null;
}

/** In characters, as the database limits them. */
const CUSTOM_ALERT_MAX_LENGTHS = { title: 200, message: 1000 } as const;

/** What a new form shows (second specification, section 5). */
export function newCustomAlert(today: Day): CustomAlertDraft {
  return {
    title: "",
    message: "",
    day: today,
    time: "10:00",
    priority: "medium",
    repeats: "once",
    endsOn: "",
  };
}

/** A title is required; the message is optional; day and hour must exist. */
export function checkCustomAlert(
  draft: CustomAlertDraft,
): Checked<CustomAlertEntry, Partial<Record<CustomAlertField, CustomAlertWrong>>> {
  const title = plainLine(draft.title);
  const message = plainText(draft.message).trim();
  const { day, time, priority, repeats } = draft;
  // A form that hides the last day of an alert that rings once may still hold one.
  const endsOn = repeats === "once" ? "" : draft.endsOn;
  const wrong = wrongOnly<CustomAlertField, CustomAlertWrong>({
    title: title === "" ? "required" : wrongLength("title", title),
    message: wrongLength("message", message),
    day: day === "" ? "required" : isDay(day) ? undefined : "not-a-day",
    time: time === "" ? "required" : isHour(time) ? undefined : "not-a-time",
    priority: isPriority(priority) ? undefined : "not-a-priority",
    repeats: isRepeat(repeats) ? undefined : "not-a-repeat",
    endsOn: wrongEnd(endsOn, day),
  });
  if (Object.keys(wrong).length > 0 || !isDay(day) || !isPriority(priority) || !isRepeat(repeats)) {
    return { ok: false, wrong };
  }
  return {
    ok: true,
    value: {
      title,
      message: message || null,
      day,
      time,
      priority,
      repeats,
      endsOn: isDay(endsOn) ? endsOn : null,
    },
  };
}

function wrongEnd(endsOn: string, day: string): CustomAlertWrong | undefined {
  if (endsOn === "") return undefined;
  if (!isDay(endsOn)) return "not-a-day";
  return endsOn < day ? "before-start" : undefined;
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
