/**
 * Who may do what with each table of the API, as one table to read: S select, I insert, U update,
 * D delete. What is not written here is refused, to whoever is not written too. A table of the API
 * without a line fails the test that reads this one, so no table is born unprotected.
 */

export const actors = ["signedOut", "stranger", "owner", "admin"] as const;

export type Actor = (typeof actors)[number];
export type Right = "S" | "I" | "U" | "D";

type Line = Partial<Record<Actor, string>>;

/** What is published; drafts are their own table below. */
const published = { signedOut: "S", stranger: "S", owner: "S", admin: "SIUD" };

export const permissions = {
  profiles: { owner: "SIUD" },
  profile_details: { owner: "SIU" },
  medications: { owner: "SIUD" },
  medication_reminders: { owner: "SIUD" },
  medication_intake_logs: { owner: "SID" },
  // The same list for everybody who is signed in: nobody owns a line of it.
  medication_references: { stranger: "S", owner: "S", admin: "S" },
  user_preferences: { owner: "SIUD" },
  user_roles: { owner: "S" },
  custom_alerts: { owner: "SIUD" },
  alert_dismissals: { owner: "SID" },
  user_activity_logs: { owner: "SI" },
  // Written by the function alone, which asks for the captcha and counts attempts.
  contact_messages: { admin: "SD" },
  blog_posts: published,
  faq_items: published,
  homepage_content: published,
  press_mentions: published,
  site_images: published,
  site_metadata: published,
  testimonials: published,
} as const satisfies Record<string, Line>;

export type Relation = keyof typeof permissions;

export const relations = Object.keys(permissions) as Relation[];

/** The tables whose rows can wait unpublished: then only admins know of them. */
export const draftable = [
  "blog_posts",
  "faq_items",
  "homepage_content",
  "press_mentions",
  "site_images",
  "testimonials",
] as const satisfies readonly Relation[];

export type Draftable = (typeof draftable)[number];

export function may(actor: Actor, right: Right, relation: Relation): boolean {
  const line: Line = permissions[relation];
  return line[actor]?.includes(right) ?? false;
}

/** The columns that say whose a row is. No update moves them, for anybody. */
export const ownershipColumns: Partial<Record<Relation, readonly string[]>> = {
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
