/** The relations a browser may name. Row-level security decides what it sees of them; all others answer 404. */
export const relations = [
  "alert_dismissals",
  "blog_posts",
  "contact_messages",
  "custom_alerts",
  "faq_items",
  "homepage_content",
  "medication_intake_logs",
  "medication_references",
  "medication_reminders",
  "medications",
  "press_mentions",
  "profile_details",
  "profiles",
  "site_images",
  "site_metadata",
  "testimonials",
  "user_activity_logs",
  "user_preferences",
  "user_roles",
] as const;

/** The functions a browser may call. */
export const procedures = [
  "ensure_main_profile",
  "search_medication_references",
  "set_primary_profile",
] as const;
