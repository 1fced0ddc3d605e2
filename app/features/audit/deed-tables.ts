/** What an admin can change, as the log names it. */
export const DEED_TABLES = [
  "account_deeds",
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
  "site_images",
  "site_metadata",
  "symptoms_medications",
  "testimonials",
  "user_roles",
] as const;

/** Their lines are about an account, which is named by its address of today. */
export const ABOUT_ACCOUNTS: readonly string[] = ["account_deeds", "user_roles"];

export type DeedTable = (typeof DEED_TABLES)[number];

export function isDeedTable(name: string): name is DeedTable {
  return (DEED_TABLES as readonly string[]).includes(name);
}
