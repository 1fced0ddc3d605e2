import type { WallTime } from "../calendar/wall-time.ts";
import type { HomeAlert } from "./home-alerts.ts";

const DASHBOARD_MAX = 5;
const NOTIFICATIONS_MAX = 6;
const BELL_MAX = 9;

/** What is still to do: the table shows dismissed alerts too, marked; everything else hides them. */
export function activeAlerts(alerts: readonly HomeAlert[]): HomeAlert[] {
  return alerts.filter(({ alert }) => alert.status === "active");
}

/** The dashboard's card: the first 5 that are active. */
export function dashboardAlerts(alerts: readonly HomeAlert[]): HomeAlert[] {
  return activeAlerts(alerts).slice(0, DASHBOARD_MAX);
}

/** How many doses the notification list shows before its alerts: what is to be taken now comes first. */
export function notifiedDoses<Dose>(doses: readonly Dose[]): Dose[] {
  return doses.slice(0, NOTIFICATIONS_MAX);
}

/**
 * The notification list: the first that are active and whose hour has come, 6 together with the doses above them.
 * @param doses how many doses are due
 */
export function notifications(
  alerts: readonly HomeAlert[],
  now: WallTime,
  doses: number,
): HomeAlert[] {
  return dueAlerts(alerts, now).slice(0, Math.max(0, NOTIFICATIONS_MAX - doses));
}

/** What the bell wears: nothing at 0, the number up to 9, then `9+`. It counts what the list cuts. */
export function bellBadge(
  alerts: readonly HomeAlert[],
  now: WallTime,
  doses: number,
): string | null {
  const count = dueAlerts(alerts, now).length + doses;
  if (count === 0) return null;
  return count > BELL_MAX ? `${BELL_MAX}+` : String(count);
}

/**
 * Active, and no custom alert set for later: those wait in the table until their hour, because a bell
 * that rings a month early is soon ignored.
 */
function dueAlerts(alerts: readonly HomeAlert[], now: WallTime): HomeAlert[] {
  return activeAlerts(alerts).filter(
    ({ alert }) => alert.type !== "custom" || `${alert.day}T${alert.time}` <= now,
  );
}
