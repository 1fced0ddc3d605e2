import { summaryOf } from "../../../domain/content/article.ts";
import {
  articleWish,
  categoriesOf,
  chooseArticles,
} from "../../../domain/content/article-choice.ts";
import { languageOf } from "../../../domain/locale/locales.ts";
import { serverDb } from "../../client/server-db.ts";
import { ArticleList } from "../../features/blog/article-list.tsx";
import { ArticleSearch } from "../../features/blog/article-search.tsx";
import { listArticles } from "../../features/blog/data.ts";
import { useText } from "../../locale/text.tsx";
import { localeOfRequest } from "../../request-locale.ts";
import { requestFacts } from "../../server-context.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/blog.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { FeedLink } from "./feed-link.tsx";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const language = languageOf(localeOfRequest(request));
  const all = await listArticles(serverDb(context.get(requestFacts)), language);
  const wish = articleWish(url.searchParams.get("q"), url.searchParams.get("category"));
  return {
    wish,
    articles: chooseArticles(all, wish).map(summaryOf),
    categories: categoriesOf(all),
    total: all.length,
  };
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { wish, articles, categories, total } = loaderData;
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-5 py-4 pb-14 md:px-8 md:py-8 md:pb-20">
      <PageHead title={t("blog.title")} description={t("blog.lead")} page="blog" />
      <FeedLink />
      <Breadcrumbs steps={[{ name: t("blog.title"), page: "blog" }]} />
      <div>
        <h1 className="text-2xl md:text-3xl">{t("blog.title")}</h1>
        <p className="mt-3 max-w-[36rem] text-lg text-ink-soft">{t("blog.lead")}</p>
      </div>
      {total > 0 && <ArticleSearch wish={wish} categories={categories} />}
      <ArticleList articles={articles} total={total} />
    </div>
  );
}
