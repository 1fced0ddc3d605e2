import type { Alert, AlertType } from "./alert.ts";
import type { AlertPriority } from "./priority.ts";

/** Which alerts a table shows; `all` leaves a question open. */
export interface AlertFilter {
  readonly type: AlertType | "all";
  readonly priority: AlertPriority | "all";
  readonly status: Alert["status"] | "all";
}

export const ALL_ALERTS: AlertFilter = { type: "all", priority: "all", status: "all" };

export function matchesAlertFilter(alert: Alert, { type, priority, status }: AlertFilter): boolean {
  return (
    (type === "all" || alert.type === type) &&
    (priority === "all" || alert.priority === priority) &&
    (status === "all" || alert.status === status)
  );
}
