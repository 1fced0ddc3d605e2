import type { SettingCategory, SettingType } from "./setting.ts";

export interface KnownSetting {
  readonly key: string;
  readonly type: SettingType;
  readonly category: SettingCategory;
}

/** What the site asks for by name. Whatever else is written, nothing of the product reads. */
export const KNOWN_SETTINGS = [
  { key: "site_title", type: "text", category: "seo" },
  { key: "site_description", type: "textarea", category: "seo" },
  { key: "site_keywords", type: "text", category: "seo" },
  { key: "og_image", type: "image", category: "seo" },
  { key: "company_name", type: "text", category: "branding" },
  { key: "company_description", type: "textarea", category: "branding" },
  { key: "brand_color", type: "color", category: "branding" },
  { key: "logo_image", type: "image", category: "branding" },
  { key: "contact_email", type: "email", category: "contact" },
  { key: "contact_hours", type: "text", category: "contact" },
  { key: "legal_publisher", type: "text", category: "contact" },
  { key: "legal_address", type: "textarea", category: "contact" },
  { key: "legal_host", type: "textarea", category: "contact" },
  { key: "legal_contact", type: "textarea", category: "contact" },
  { key: "guidance_level", type: "text", category: "general" },
  { key: "claim_families", type: "text", category: "general" },
  { key: "claim_encryption", type: "text", category: "general" },
  { key: "claim_hosting", type: "text", category: "general" },
] as const satisfies readonly KnownSetting[];

export function knownSetting(key: string): (typeof KNOWN_SETTINGS)[number] | undefined {
  return KNOWN_SETTINGS.find((known) => known.key === key);
}
