import type { WallTime } from "../calendar/wall-time.ts";
import type { Alert } from "./alert.ts";

const DASHBOARD_MAX = 5;
const NOTIFICATIONS_MAX = 6;
const BELL_MAX = 9;

/** What is still to do: the table shows dismissed alerts too, marked; everything else hides them. */
export function activeAlerts(alerts: readonly Alert[]): Alert[] {
  return alerts.filter(({ status }) => status === "active");
}

/** The dashboard's card: the first 5 that are active. */
export function dashboardAlerts(alerts: readonly Alert[]): Alert[] {
  return activeAlerts(alerts).slice(0, DASHBOARD_MAX);
}

/** The notification list: the first 6 that are active and whose hour has come. */
export function notifications(alerts: readonly Alert[], now: WallTime): Alert[] {
  return dueAlerts(alerts, now).slice(0, NOTIFICATIONS_MAX);
}

/** What the bell wears: nothing at 0, the number up to 9, then `9+`. It counts what the list cuts. */
export function bellBadge(alerts: readonly Alert[], now: WallTime): string | null {
  const count = dueAlerts(alerts, now).length;
  if (count === 0) return null;
  return count > BELL_MAX ? `${BELL_MAX}+` : String(count);
}

/**
 * Active, and no custom alert set for later: those wait in the table until their hour, because a bell
 * that rings a month early is soon ignored.
 */
function dueAlerts(alerts: readonly Alert[], now: WallTime): Alert[] {
  return activeAlerts(alerts).filter(
    (alert) => alert.type !== "custom" || `${alert.day}T${alert.time}` <= now,
  );
}
