import { data } from "react-router";
import { canonicalLocale } from "../../../domain/locale/alternates.ts";
import { isLocale, languageOf } from "../../../domain/locale/locales.ts";
import { serverDb } from "../../client/server-db.ts";
import { listArticles } from "../../features/blog/data.ts";
import { openText } from "../../locale/open-text.ts";
import { requestFacts } from "../../server-context.ts";
import { readSiteFacts } from "../../site-facts.server.ts";
import type { Route } from "./+types/feed.ts";
import { rssFeed } from "./feed-items.ts";

/** More than any reader keeps, and still one small file. */
const NEWEST = 50;

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!isLocale(params.locale)) throw data(null, { status: 404 });
  const facts = context.get(requestFacts);
  const language = languageOf(params.locale);
  const [articles, site, text] = await Promise.all([
    listArticles(serverDb(facts), language),
    readSiteFacts(facts, language),
    openText(language),
  ]);
  const channel = {
    title: `${text.t("blog.title")} - ${site.name}`,
    description: text.t("blog.lead"),
    locale: canonicalLocale(language),
    publicUrl: facts.publicUrl,
  };
  return new Response(rssFeed(channel, articles.slice(0, NEWEST)), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
}
