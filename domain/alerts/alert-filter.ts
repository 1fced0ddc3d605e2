import type { Alert, AlertType } from "./alert.ts";
import type { HomeAlert } from "./home-alerts.ts";
import type { AlertPriority } from "./priority.ts";

/** Which alerts a table shows; `all` leaves a question open. */
export interface AlertFilter {
  /** Whom it is about: a profile, or `common` for a box of the whole home. */
  readonly person: string;
  readonly type: AlertType | "all";
  readonly priority: AlertPriority | "all";
  readonly status: Alert["status"] | "all";
}

export const ALL_ALERTS: AlertFilter = {
  person: "all",
  type: "all",
  priority: "all",
  status: "all",
};

export const COMMON = "common";

export function matchesAlertFilter(
  { alert, profileId, isCommon }: HomeAlert,
  { person, type, priority, status }: AlertFilter,
): boolean {
  return (
    (person === "all" || person === (isCommon ? COMMON : profileId)) &&
    (type === "all" || alert.type === type) &&
    (priority === "all" || alert.priority === priority) &&
    (status === "all" || alert.status === status)
  );
}
