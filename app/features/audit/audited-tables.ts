/** What an admin can change, as the log names it. */
export const AUDITED_TABLES = [
  "account_actions",
  "blog_posts",
  "contact_messages",
  "faq_items",
  "feature_flags",
  "health_products",
  "homepage_content",
  "medication_references",
  "medicine_imports",
  "objects",
  "online_pharmacies",
  "press_mentions",
  "recall_products",
  "recalls",
  "site_images",
  "site_metadata",
  "symptoms_medications",
  "testimonials",
  "user_roles",
] as const;

/** Their lines are about an account, which is named by its address of today. */
export const ACCOUNT_TABLES: readonly string[] = ["account_actions", "user_roles"];

export type AuditedTable = (typeof AUDITED_TABLES)[number];

export function isAuditedTable(name: string): name is AuditedTable {
  return (AUDITED_TABLES as readonly string[]).includes(name);
}
