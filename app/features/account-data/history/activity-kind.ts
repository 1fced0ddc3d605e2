import type { TFunction } from "i18next";
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

/**
 * What was noted beside an activity, in words; empty where that is numbers of rows alone, which only the copy of an account
 * holds.
 */
export function activityDetails(data: unknown, t: TFunction): string[] {
  const facts = typeof data === "object" && data !== null ? new Map(Object.entries(data)) : null;
  if (!facts) return [];
  const details = COUNTS.flatMap((count): string[] => {
    const value = facts.get(count);
    return typeof value === "number"
      ? [t(`accountData.activity.count.${count}`, { count: value })]
      : [];
  });
  const listed = facts.get("listed");
  if (typeof listed === "boolean") {
    details.push(t(`accountData.activity.${listed ? "listed" : "written"}`));
  }
  const names = facts.get("medication_names");
  if (Array.isArray(names)) details.push(...names.map(String));
  const way = WAYS.find((each) => each === facts.get("type"));
  if (way) details.push(t(`accountData.activity.way.${way}`));
  return details;
}

const COUNTS = ["symptoms", "emergencies", "offered", "refused"] as const;
const WAYS = ["phone", "mychart"] as const;
