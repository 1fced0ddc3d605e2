import type { Db } from "#app/client/database/browser-db.ts";
import { orThrow } from "#app/client/errors/failure.ts";
import { localizedText } from "#domain/content/localized-text.ts";
import { isLanguage, type Language } from "#domain/locale/locales.ts";
import type {
  FaqItem,
  HomepageSection,
  PressMention,
  SiteImage,
  SiteMetadata,
  Testimonial,
} from "./content.ts";

// The policies hide drafts from visitors. They are filtered here as well, because admins may read them, and an
// admin who looks at the site wants to see what visitors see.

export async function listHomepageContent(db: Db, language: Language): Promise<HomepageSection[]> {
  const rows = orThrow(
    await db
      .from("homepage_content")
      .select("section_key, title, subtitle, description, quote")
      .eq("published", true)
      .eq("language", language),
  );
  return rows.map(({ section_key: key, ...words }) => ({ key, ...words }));
}

/** Newest first. */
export async function listTestimonials(db: Db, language: Language): Promise<Testimonial[]> {
  return orThrow(
    await db
      .from("testimonials")
      .select("id, content, name, role, rating")
      .eq("published", true)
      .eq("language", language)
      .order("created_at", { ascending: false })
      .order("id"),
  );
}

/** In the order their editor gave them. @param featured only those chosen for the landing page */
export async function listFaqItems(
  db: Db,
  language: Language,
  { featured = false }: { featured?: boolean } = {},
): Promise<FaqItem[]> {
  const published = db
    .from("faq_items")
    .select("id, question, answer")
    .eq("published", true)
    .eq("language", language)
    .order("display_order")
    .order("id");
  return orThrow(await (featured ? published.eq("featured", true) : published));
}

/** In the order their editor gave them. */
export async function listPressMentions(db: Db, language: Language): Promise<PressMention[]> {
  return orThrow(
    await db
      .from("press_mentions")
      .select("id, name, logo, url")
      .eq("published", true)
      .eq("language", language)
      .order("display_order")
      .order("id"),
  );
}

/** The pictures in use, with what they show in the reader's language. */
export async function listSiteImages(db: Db, language: Language): Promise<SiteImage[]> {
  const rows = orThrow(
    await db
      .from("site_images")
      .select("name, desktop_url, mobile_url, alt_text, alt_text_en, alt_text_es")
      .eq("is_active", true),
  );
  return rows.map((row) => ({
    name: row.name,
    desktopUrl: row.desktop_url,
    mobileUrl: row.mobile_url,
    alt:
      localizedText(language, { base: row.alt_text, en: row.alt_text_en, es: row.alt_text_es })
        ?.text ?? "",
  }));
}

/** All languages at once, by language and then by key. */
export async function listSiteMetadata(db: Db): Promise<SiteMetadata[]> {
  const rows = orThrow(
    await db
      .from("site_metadata")
      .select("language, meta_key, meta_value")
      .order("language")
      .order("meta_key"),
  );
  return rows.flatMap(({ language, meta_key: key, meta_value: value }) =>
    isLanguage(language) ? [{ language, key, value }] : [],
  );
}
