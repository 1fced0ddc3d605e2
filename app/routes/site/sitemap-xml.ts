import { serverDb } from "#app/client/database/server-db.ts";
import { listArticles } from "#app/features/blog/data.ts";
import { requestContext } from "#app/request-context.ts";
import { DEFAULT_LANGUAGE } from "#domain/locale/locales.ts";
import type { Route } from "./+types/sitemap-xml.ts";
import { sitemapXml } from "./feeds/sitemap-urls.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(requestContext);
  const articles = await listArticles(serverDb(facts), DEFAULT_LANGUAGE);
  return new Response(sitemapXml(articles, facts.publicUrl), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}
