import { data } from "react-router";
import { serverDb } from "#app/client/database/server-db.ts";
import { ArticleView } from "#app/features/blog/article-view.tsx";
import { findArticle, listArticles } from "#app/features/blog/data.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { requestContext } from "#app/request-context.ts";
import { localeOfRequest } from "#app/request-locale.ts";
import { summaryOf } from "#domain/content/article.ts";
import { relatedArticles } from "#domain/content/related-articles.ts";
import { canonicalLocale } from "#domain/locale/alternates.ts";
import { languageOf } from "#domain/locale/locales.ts";
import { withNumbersOf } from "#domain/symptoms/emergencies/numbers-in-text.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/article.ts";
import { markdownReader } from "./markdown-reader.server.ts";
import { Breadcrumbs } from "./metadata/breadcrumbs.tsx";
import { FeedLink } from "./metadata/feed-link.tsx";
import { JsonLd } from "./metadata/json-ld.tsx";
import { usePublisher } from "./metadata/publisher.tsx";
import { articleData } from "./metadata/structured-data.ts";

const RELATED = 3;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext);
  const db = serverDb(facts);
  const locale = localeOfRequest(request);
  const language = languageOf(locale);
  const article = await findArticle(db, params.slug, language);
  if (!article) throw data(null, { status: 404 });
  const read = await markdownReader(request, facts);
  const { content, ...told } = article;
  return {
    article: told,
    html: read(withNumbersOf(content, locale, article.language), { isPage: true }),
    related: relatedArticles(await listArticles(db, language), article, RELATED).map(summaryOf),
  };
}

export default function ArticlePage({
  loaderData: { article, html, related },
}: Route.ComponentProps) {
  const t = useText();
  const { slug, title, image, languages } = article;
  const description = article.excerpt ?? title;
  const page = `blog/${slug}`;
  const publisher = usePublisher();
  return (
    <div className="mx-auto flex w-full max-w-[39rem] flex-col gap-6 px-5 py-4 pb-14 md:px-8 md:py-8 md:pb-20">
      <PageHead
        title={title}
        description={description}
        page={page}
        languages={languages}
        image={image ?? undefined}
        article={{ ...article, section: article.category }}
      />
      <FeedLink />
      <Breadcrumbs
        steps={[
          { name: t("blog.title"), page: "blog" },
          { name: title, page },
        ]}
      />
      <ArticleView article={article} html={html} related={related} />
      <JsonLd
        data={articleData(article, canonicalLocale(useLanguage(), languages), page, publisher)}
      />
    </div>
  );
}
