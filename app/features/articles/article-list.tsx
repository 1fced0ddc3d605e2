import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Link } from "react-router";
import { dayOf } from "../../../domain/calendar/day.ts";
import { CATEGORIES } from "../../../domain/content/categories.ts";
import { browserZone } from "../../client/zone.ts";
import { formatShortDay } from "../../locale/format.ts";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { ArticleDeeds } from "./article-deeds.tsx";
import { ArticleFilters } from "./article-filters.tsx";
import { ArticleHeading } from "./article-heading.tsx";
import { ArticlePages } from "./article-pages.tsx";
import { PAGE_ARTICLES } from "./data.ts";
import { DeleteArticleDialog } from "./delete-article-dialog.tsx";
import { ListFailure } from "./list-failure.tsx";
import { PublicationBadge } from "./publication-badge.tsx";
import { articlePageQuery } from "./queries.ts";
import type { ArticleLine, ArticlePage } from "./stored-article.ts";
import { filterOf, useArticleWish } from "./use-article-wish.ts";

/** Every article, the newest made first, a page at a time: an installation may have thousands. */
export function ArticleList() {
  const [wish, onWish] = useArticleWish();
  const heard = useDeferredValue(wish);
  const filter = filterOf(heard);
  const { data, error, refetch } = useQuery(articlePageQuery(filter, Number(heard.page) - 1));
  const [deleted, setDeleted] = useState<{ article: ArticleLine; open: boolean }>();
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <div className="flex flex-col gap-4">
      <ArticleFilters wish={wish} onWish={onWish} />
      {data ? (
        <Found
          found={data}
          isFiltered={isFiltered}
          onReset={() =>
            onWish({ search: "", publication: "all", category: "all", featured: "no" })
          }
          onPage={(page) => onWish({ page: String(page) })}
          onDelete={(article) => setDeleted({ article, open: true })}
        />
      ) : error ? (
        <ListFailure onRetry={() => void refetch()} />
      ) : (
        <SkeletonList rows={6} rowClassName="h-20" />
      )}
      {deleted && (
        <DeleteArticleDialog {...deleted} onClose={() => setDeleted({ ...deleted, open: false })} />
      )}
    </div>
  );
}

function Found({
  found: { articles, total, page },
  isFiltered,
  onReset,
  onPage,
  onDelete,
}: {
  found: ArticlePage;
  isFiltered: boolean;
  onReset: () => void;
  onPage: (page: number) => void;
  onDelete: (article: ArticleLine) => void;
}) {
  const t = useText();
  const columns = useColumns(onDelete);
  if (total === 0) return isFiltered ? <NoMatch onReset={onReset} /> : <NoArticle />;
  return (
    <>
      <p role="status" className="text-ink-soft tabular-nums">
        {t("articles.count", { count: total })}
      </p>
      <DataTable
        caption={t("articles.list")}
        columns={columns}
        rows={[...articles]}
        rowKey={({ id }) => id}
        tableFrom="xl"
      />
      <ArticlePages page={page + 1} pages={Math.ceil(total / PAGE_ARTICLES)} onPage={onPage} />
    </>
  );
}

function useColumns(onDelete: (article: ArticleLine) => void): Column<ArticleLine>[] {
  const t = useText();
  const language = useLanguage();
  return [
    {
      id: "article",
      header: t("articles.columns.article"),
      card: "heading",
      cell: (article) => <ArticleHeading article={article} />,
    },
    {
      id: "publication",
      header: t("articles.columns.publication"),
      card: "line",
      cell: ({ outing }) => <PublicationBadge outing={outing} />,
    },
    {
      id: "category",
      header: t("articles.columns.category"),
      card: "line",
      cell: ({ category }) => CATEGORIES.find(({ fr }) => fr === category)?.[language] ?? category,
    },
    {
      id: "created",
      header: t("articles.columns.created"),
      card: "line",
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatShortDay(dayOf(createdAt, browserZone), language)}
        </span>
      ),
    },
    {
      id: "deeds",
      header: t("articles.columns.deeds"),
      card: "foot",
      cell: (article) => <ArticleDeeds article={article} onDelete={onDelete} />,
    },
  ];
}

function NoArticle() {
  const t = useText();
  const path = useLocalePath();
  return (
    <EmptyState
      title={t("articles.empty.title")}
      action={
        <Link to={path("admin/blog/new")} className={buttonLook("primary")}>
          {t("articles.new")}
        </Link>
      }
    >
      {t("articles.empty.body")}
    </EmptyState>
  );
}

function NoMatch({ onReset }: { onReset: () => void }) {
  const t = useText();
  return (
    <EmptyState
      title={t("articles.none.title")}
      action={
        <Button look="secondary" onClick={onReset}>
          {t("articles.none.reset")}
        </Button>
      }
    >
      {t("articles.none.body")}
    </EmptyState>
  );
}
