/**
 * Who may do what with each table of the API, as one table to read: S select, I insert, U update,
 * D delete. What is not written here is refused. A table of the API without a line fails the test
 * that reads this one, so no table is born unprotected.
 */

export type Actor = "owner" | "stranger" | "signedOut";
export type Right = "S" | "I" | "U" | "D";

interface Line {
  readonly owner: string;
  readonly stranger: string;
  readonly signedOut: string;
}

export const permissions = {
  profiles: { owner: "SIUD", stranger: "", signedOut: "" },
  profile_details: { owner: "SIU", stranger: "", signedOut: "" },
  medications: { owner: "SIUD", stranger: "", signedOut: "" },
  medication_reminders: { owner: "SIUD", stranger: "", signedOut: "" },
  medication_intake_logs: { owner: "SID", stranger: "", signedOut: "" },
  // The same list for everybody who is signed in: nobody owns a line of it.
  medication_references: { owner: "S", stranger: "S", signedOut: "" },
  user_preferences: { owner: "SIUD", stranger: "", signedOut: "" },
  user_roles: { owner: "S", stranger: "", signedOut: "" },
  custom_alerts: { owner: "SIUD", stranger: "", signedOut: "" },
  alert_dismissals: { owner: "SID", stranger: "", signedOut: "" },
  user_activity_logs: { owner: "SI", stranger: "", signedOut: "" },
} as const satisfies Record<string, Line>;

export type Relation = keyof typeof permissions;

export const may = (actor: Actor, right: Right, relation: Relation): boolean =>
  permissions[relation][actor].includes(right);

/** The columns that say whose a row is. No update moves them, for anybody. */
export const ownershipColumns: Record<Relation, readonly string[]> = {
  profiles: ["id", "created_by", "is_primary"],
  profile_details: ["profile_id"],
  medications: ["id", "user_id", "for_profile_id"],
  medication_reminders: ["id", "medication_id"],
  medication_intake_logs: ["id", "user_id", "profile_id", "medication_id", "quantity_deducted"],
  medication_references: ["id"],
  user_preferences: ["user_id"],
  user_roles: ["user_id", "role"],
  custom_alerts: ["id", "user_id", "profile_id"],
  alert_dismissals: ["user_id", "profile_id", "alert_key"],
  user_activity_logs: ["id", "user_id"],
};
