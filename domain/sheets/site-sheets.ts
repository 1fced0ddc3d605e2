import { choice, language, link, long, number, onOff, picture, REQUIRED, text } from "./columns.ts";
import type { Sheet } from "./sheet.ts";

const sections: Sheet = {
  name: "homepage_content",
  keys: ["section_key", "language"],
  titles: ["section_key", "language"],
  details: ["title"],
  visibility: "published",
  order: ["section_key", "language"],
  columns: [
    choice("section_key", ["value_proposition", "testimonials", "faq_preview", "press"], {
      isFixed: true,
    }),
    language,
    onOff("published", "true"),
    text("title", 300),
    text("subtitle", 300),
    long("description", 2000),
    long("quote", 1000),
  ],
};

const questions: Sheet = {
  name: "faq_items",
  keys: ["id"],
  titles: ["question"],
  details: ["language", "display_order"],
  visibility: "published",
  order: ["language", "display_order", "question"],
  columns: [
    { ...language, isFixed: false },
    onOff("published"),
    onOff("featured"),
    number("display_order", 100_000, { ...REQUIRED, isWhole: true, initial: "0" }),
    text("question", 500, REQUIRED),
    long("answer", 10_000, REQUIRED),
  ],
};

const testimonials: Sheet = {
  name: "testimonials",
  keys: ["id"],
  titles: ["name"],
  details: ["language", "content"],
  visibility: "published",
  order: ["language", "name"],
  columns: [
    { ...language, isFixed: false },
    onOff("published"),
    text("name", 200, REQUIRED),
    text("role", 200),
    number("rating", 5, { min: 1, isWhole: true }),
    long("content", 2000, REQUIRED),
  ],
};

const press: Sheet = {
  name: "press_mentions",
  keys: ["id"],
  titles: ["name"],
  details: ["language", "url"],
  visibility: "published",
  order: ["language", "display_order", "name"],
  columns: [
    { ...language, isFixed: false },
    onOff("published"),
    number("display_order", 100_000, { ...REQUIRED, isWhole: true, initial: "0" }),
    text("name", 200, REQUIRED),
    link("url"),
    picture("logo"),
  ],
};

const images: Sheet = {
  name: "site_images",
  keys: ["name"],
  titles: ["name"],
  details: ["alt_text"],
  visibility: "is_active",
  order: ["name"],
  columns: [
    text("name", 60, { ...REQUIRED, pattern: /^[a-z0-9-]+$/, isFixed: true }),
    onOff("is_active", "true"),
    picture("desktop_url", REQUIRED),
    picture("mobile_url", REQUIRED),
    text("alt_text", 500, { keepsEmpty: true }),
    text("alt_text_en", 500),
    text("alt_text_es", 500),
  ],
};

/** What visitors read besides articles and settings. */
export const SITE_SHEETS: Readonly<Record<string, Sheet>> = {
  sections,
  questions,
  testimonials,
  press,
  images,
};
