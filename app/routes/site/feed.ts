import { data } from "react-router";
import { serverDb } from "#app/client/database/server-db.ts";
import { listArticles } from "#app/features/blog/data.ts";
import { createI18n } from "#app/locale/create-i18n.ts";
import { requestContext } from "#app/request-context.ts";
import { readSiteFacts } from "#app/site-facts.server.ts";
import { canonicalLocale } from "#domain/locale/alternates.ts";
import { isLocale, languageOf } from "#domain/locale/locales.ts";
import type { Route } from "./+types/feed.ts";
import { rssFeed } from "./feeds/rss-feed.ts";

/** More than any reader keeps, and still one small file. */
const MAX_ITEMS = 50;

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!isLocale(params.locale)) throw data(null, { status: 404 });
  const facts = context.get(requestContext);
  const language = languageOf(params.locale);
  const [articles, site, text] = await Promise.all([
    listArticles(serverDb(facts), language),
    readSiteFacts(facts, language),
    createI18n(params.locale),
  ]);
  const channel = {
    title: `${text.t("blog.title")} - ${site.name}`,
    description: text.t("blog.lead"),
    locale: params.locale,
    canonicalLocale: canonicalLocale(language),
    publicUrl: facts.publicUrl,
  };
  return new Response(rssFeed(channel, articles.slice(0, MAX_ITEMS)), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
}
