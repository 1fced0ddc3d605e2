import { serverDb } from "#app/client/database/server-db.ts";
import { ArticleList } from "#app/features/blog/article-list.tsx";
import { ArticleSearch } from "#app/features/blog/article-search.tsx";
import { listArticles } from "#app/features/blog/data.ts";
import { useText } from "#app/locale/text.tsx";
import { requestContext } from "#app/request-context.ts";
import { localeOfRequest } from "#app/request-locale.ts";
import { summaryOf } from "#domain/content/article.ts";
import { categoriesOf, filterArticles, readBlogFilter } from "#domain/content/blog-filter.ts";
import { languageOf } from "#domain/locale/locales.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/blog.ts";
import { Breadcrumbs } from "./metadata/breadcrumbs.tsx";
import { FeedLink } from "./metadata/feed-link.tsx";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const language = languageOf(localeOfRequest(request));
  const all = await listArticles(serverDb(context.get(requestContext)), language);
  const filter = readBlogFilter(url.searchParams.get("q"), url.searchParams.get("category"));
  return {
    filter,
    articles: filterArticles(all, filter).map(summaryOf),
    categories: categoriesOf(all),
    total: all.length,
  };
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { filter, articles, categories, total } = loaderData;
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-5 py-4 pb-14 md:px-8 md:py-8 md:pb-20">
      <PageHead title={t("blog.title")} description={t("blog.lead")} page="blog" />
      <FeedLink />
      <Breadcrumbs steps={[{ name: t("blog.title"), page: "blog" }]} />
      <div>
        <h1 className="text-2xl md:text-3xl">{t("blog.title")}</h1>
        <p className="mt-3 max-w-[36rem] text-lg text-ink-soft">{t("blog.lead")}</p>
      </div>
      {total > 0 && <ArticleSearch filter={filter} categories={categories} />}
      <ArticleList articles={articles} total={total} />
    </div>
  );
}
