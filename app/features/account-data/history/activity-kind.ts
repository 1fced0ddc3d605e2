import type { ActivityType } from "#app/client/activity-log/activity-log.ts";

const KINDS: Readonly<Record<ActivityType, true>> = {
  symptom_selected: true,
  symptom_search: true,
  symptom_analysis_viewed: true,
  order_medication_clicked: true,
  medication_action: true,
  doctor_appointment_clicked: true,
  medication_intake_confirmed: true,
  pharmacy_favorited: true,
  pharmacy_unfavorited: true,
  pharmacy_clicked: true,
};

/** A newer Trousse, or an archive of one, may have noted what this one has no word for. */
export function isActivityKind(kind: string): kind is ActivityType {
  return Object.hasOwn(KINDS, kind);
}
