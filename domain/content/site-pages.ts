/** The public pages that hold a text of the site, as they stand after the locale; articles come on top of them. */
export const SITE_PAGES = [
  "faq",
  "blog",
  "about",
  "contact",
  "sitemap",
  "legal",
  "terms",
  "privacy",
] as const;

export type SitePage = (typeof SITE_PAGES)[number];
