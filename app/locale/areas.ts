import type { Language } from "#domain/locale/locales.ts";

/**
 * `site` is what a visitor without an account reads; `member` comes on top of it once signed in, `data` on top of that
 * for the page about one's own data, `admin` for the operator of the installation.
 */
export type Area = "site" | "member" | "data" | "admin";

type Loader = () => Promise<{ default: object }>;

/** One file for the browser to fetch for each language and area. */
const AREAS: Record<Area, Record<Language, Loader>> = {
  site: {
    fr: () => import("./fr/site-area.ts"),
    en: () => import("./en/site-area.ts"),
    es: () => import("./es/site-area.ts"),
  },
  member: {
    fr: () => import("./fr/member-area.ts"),
    en: () => import("./en/member-area.ts"),
    es: () => import("./es/member-area.ts"),
  },
  data: {
    fr: () => import("./fr/data-area.ts"),
    en: () => import("./en/data-area.ts"),
    es: () => import("./es/data-area.ts"),
  },
  admin: {
    fr: () => import("./fr/admin-area.ts"),
    en: () => import("./en/admin-area.ts"),
    es: () => import("./es/admin-area.ts"),
  },
};

export async function loadArea(area: Area, language: Language): Promise<object> {
  return (await AREAS[area][language]()).default;
}
