/** What the product itself asks about, by the names that admins see. */
export const PRODUCT_FLAGS = [
  "barcode_scanner",
  "locale_selection",
  "push_reminders",
  "symptom_guidance",
  "weekly_report",
] as const;

export type FeatureFlag = (typeof PRODUCT_FLAGS)[number];

export function isProductFlag(name: string): name is FeatureFlag {
  return PRODUCT_FLAGS.some((flag) => flag === name);
}
