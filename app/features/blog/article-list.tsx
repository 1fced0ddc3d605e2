import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import type { ArticleSummary } from "#domain/content/article.ts";
import { ArticleCard } from "./article-card.tsx";

/** What a search leaves, and how much of the whole it hides. @param total of all published articles */
export function ArticleList({
  articles,
  total,
}: {
  articles: readonly ArticleSummary[];
  total: number;
}) {
  const t = useText();
  const list = useLocalePath()("blog");
  if (total === 0) return <EmptyState title={t("blog.empty")} />;
  const hidden = total - articles.length;
  const shown = t("blog.shown", { count: articles.length });
  return (
    <>
      <p role="status" className="text-ink-soft">
        {hidden > 0 ? t("blog.hidden", { shown, count: hidden }) : shown}
      </p>
      {articles.length > 0 ? (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {articles.map((article) => (
            <li key={article.slug} className="flex">
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t("blog.none")}
          action={
            <Link to={list} className={buttonClasses("secondary")}>
              {t("blog.showAll")}
            </Link>
          }
        >
          {t("blog.noneHelp")}
        </EmptyState>
      )}
    </>
  );
}
