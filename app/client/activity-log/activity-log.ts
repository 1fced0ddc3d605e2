import { browserDb } from "../database/browser-db.ts";
import type { Json } from "../database/database-types.ts";
import { orThrow } from "../errors/failure.ts";
import { currentSession } from "../session/session.ts";

/** What people do that is kept for them, where they agreed to it. */
export type ActivityType =
  | "symptom_selected"
  | "symptom_search"
  | "symptom_analysis_viewed"
  | "order_medication_clicked"
  | "medication_action"
  | "doctor_appointment_clicked"
  | "medication_intake_confirmed"
  | "pharmacy_favorited"
  | "pharmacy_unfavorited"
  | "pharmacy_clicked";

const USER_AGENT_MAX = 512;

/**
 * Writes one line into the reader's own activity log; nothing leaves the browser where they turned analytics off.
 * Nobody waits for it, and a line that got lost is not worth a word on the screen.
 */
export function logActivity(activity: ActivityType, data: { [key: string]: Json }): void {
  insertActivity(activity, data).catch(() => undefined);
}

async function insertActivity(activity: ActivityType, data: Json): Promise<void> {
  const session = await currentSession();
  if (!session) return;
  const db = browserDb();
  const user_id = session.user.id;
  // Asked each time: a consent that was taken back a minute ago, on another device, is gone.
  const preferences = orThrow(
    await db
      .from("user_preferences")
      .select("analytics_enabled")
      .eq("user_id", user_id)
      .maybeSingle(),
  );
  if (preferences?.analytics_enabled === false) return;
  const { origin, pathname } = window.location;
  orThrow(
    await db.from("user_activity_logs").insert({
      user_id,
      activity_type: activity,
      activity_data: data,
      // Without its query, in which symptoms may stand.
      page_url: origin + pathname,
      user_agent: navigator.userAgent.slice(0, USER_AGENT_MAX),
    }),
  );
}
