import { browserDb } from "../database/browser-db.ts";
import type { Json } from "../database/database-types.ts";
import { orThrow } from "../errors/failure.ts";
import { currentSession } from "../session/session.ts";
import { afterDisplay } from "../time/after-display.ts";

/** The actions that are logged for an account that consented. */
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
 * Writes one entry to the account's own activity log; sends nothing when analytics are off. Callers do not wait for it,
 * and a failure is not shown.
 */
export function logActivity(activity: ActivityType, data: { [key: string]: Json }): void {
  const { origin, pathname } = window.location;
  // Without its query, which may contain symptoms.
  const page = origin + pathname;
  afterDisplay(() => void insertActivity(activity, { data, page }).catch(() => undefined));
}

async function insertActivity(
  activity: ActivityType,
  { data, page }: { data: Json; page: string },
): Promise<void> {
  const session = await currentSession();
  if (!session) return;
  const db = browserDb();
  const user_id = session.user.id;
  // Read each time: the consent may have been withdrawn on another device.
  const preferences = orThrow(
    await db
      .from("user_preferences")
      .select("analytics_enabled")
      .eq("user_id", user_id)
      .maybeSingle(),
  );
  if (preferences?.analytics_enabled === false) return;
  orThrow(
    await db.from("user_activity_logs").insert({
      user_id,
      activity_type: activity,
      activity_data: data,
      page_url: page,
      user_agent: navigator.userAgent.slice(0, USER_AGENT_MAX),
    }),
  );
}
