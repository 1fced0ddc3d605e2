/** What an admin can change, as the log names it. */
export const DEED_TABLES = [
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

export type DeedTable = (typeof DEED_TABLES)[number];

export function isDeedTable(name: string): name is DeedTable {
  return (DEED_TABLES as readonly string[]).includes(name);
}
