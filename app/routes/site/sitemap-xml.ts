import { DEFAULT_LANGUAGE } from "../../../domain/locale/locales.ts";
import { serverDb } from "../../client/server-db.ts";
import { listArticles } from "../../features/blog/data.ts";
import { requestFacts } from "../../server-context.ts";
import type { Route } from "./+types/sitemap-xml.ts";
import { sitemapXml } from "./sitemap-urls.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(requestFacts);
  const articles = await listArticles(serverDb(facts), DEFAULT_LANGUAGE);
  return new Response(sitemapXml(articles, facts.publicUrl), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}
