import { addDays, type Day, day as dayFrom, isDay } from "../calendar/day.ts";
import { isWallTime, type WallTime } from "../calendar/wall-time.ts";
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
  | "before-start"
  | "past";

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

/** What a new form shows: the next full hour that comes. */
export function newCustomAlert(now: WallTime): CustomAlertDraft {
  const today = dayFrom(now.slice(0, 10));
  const hour = Number(now.slice(11, 13)) + 1;
  return {
    title: "",
    message: "",
    day: hour === 24 ? addDays(today, 1) : today,
    time: `${String(hour % 24).padStart(2, "0")}:00`,
    priority: "medium",
    repeats: "once",
    endsOn: "",
  };
}

/** A title is required; the message is optional; day and hour must exist, and the alert must ring once more. */
export function checkCustomAlert(
  draft: CustomAlertDraft,
  now: WallTime,
): Checked<CustomAlertEntry, Partial<Record<CustomAlertField, CustomAlertWrong>>> {
  const title = plainLine(draft.title);
  const message = plainText(draft.message).trim();
  const { day, time, priority, repeats } = draft;
  // A form that hides the last day of an alert that rings once may still hold one.
  const endsOn = repeats === "once" ? "" : draft.endsOn;
  const past = pastField(repeats === "once" ? "day" : "endsOn", { day, time, endsOn }, now);
  const wrong = wrongOnly<CustomAlertField, CustomAlertWrong>({
    title: title === "" ? "required" : wrongLength("title", title),
    message: wrongLength("message", message),
    day: day === "" ? "required" : isDay(day) ? past.day : "not-a-day",
    time: time === "" ? "required" : isHour(time) ? past.time : "not-a-time",
    priority: isPriority(priority) ? undefined : "not-a-priority",
    repeats: isRepeat(repeats) ? undefined : "not-a-repeat",
    endsOn: wrongEnd(endsOn, day) ?? past.endsOn,
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

/** What is wrong with an alert that would not ring any more: its last day, or on that day the hour. */
function pastField(
  lastField: "day" | "endsOn",
  typed: Pick<CustomAlertDraft, "day" | "time" | "endsOn">,
  now: WallTime,
): Partial<Record<CustomAlertField, CustomAlertWrong>> {
  const last = `${typed[lastField]}T${typed.time}`;
  if (!isWallTime(last) || last >= now) return {};
  return last.slice(0, 10) < now.slice(0, 10) ? { [lastField]: "past" } : { time: "past" };
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
