import { data } from "react-router";
import { createI18n } from "#app/locale/create-i18n.ts";
import { requestContext } from "#app/request-context.ts";
import { readSiteFacts } from "#app/site-facts.server.ts";
import { isLocale, languageOf, languageTag } from "#domain/locale/locales.ts";
import { localePath } from "#domain/locale/paths.ts";
import type { Route } from "./+types/manifest.ts";

const ICONS = [
  { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
  { src: "/images/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/images/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  {
    src: "/images/icon-maskable-512.png",
    sizes: "512x512",
    type: "image/png",
    purpose: "maskable",
  },
] as const;

/** What a phone needs to keep the site among its applications, in the language it is read in. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale } = params;
  if (!isLocale(locale)) throw data(null, { status: 404 });
  const language = languageOf(locale);
  const [site, text] = await Promise.all([
    readSiteFacts(context.get(requestContext), language),
    createI18n(locale),
  ]);
  const manifest = {
    // One application, in whichever language it was installed.
    id: "/",
    name: site.title ?? text.t("site.title"),
    short_name: site.name,
    description: site.description ?? text.t("site.description"),
    lang: languageTag(locale),
    dir: "ltr",
    start_url: localePath(locale, "/dashboard"),
    scope: "/",
    display: "standalone",
    background_color: "#faf5ec",
    theme_color: "#faf5ec",
    categories: ["health", "medical"],
    icons: ICONS,
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json; charset=utf-8" },
  });
}
