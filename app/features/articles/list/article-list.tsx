import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Link } from "react-router";
import { browserZone } from "#app/client/time/time-zone.ts";
import { formatShortDay } from "#app/locale/format.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { type Column, DataTable } from "#app/ui/list/data-table.tsx";
import { dayOf } from "#domain/calendar/day.ts";
import { CATEGORIES } from "#domain/content/categories.ts";
import { contentLanguage } from "#domain/locale/locales.ts";
import { ARTICLES_PER_PAGE } from "../data.ts";
import { articlePageQuery } from "../queries.ts";
import type { ArticleLine, ArticlePage } from "../stored-article.ts";
import { ArticleActions } from "./article-actions.tsx";
import { ArticleFilters } from "./article-filters.tsx";
import { ArticleHeading } from "./article-heading.tsx";
import { ArticlePagination } from "./article-pagination.tsx";
import { DeleteArticleDialog } from "./delete-article-dialog.tsx";
import { ListFailure } from "./list-failure.tsx";
import { PublicationBadge } from "./publication-badge.tsx";
import { filterOf, useArticleFilterParams } from "./use-article-filter-params.ts";

/** Every article, the newest made first, a page at a time: an installation may have thousands. */
export function ArticleList() {
  const [params, onParamsChange] = useArticleFilterParams();
  const deferredParams = useDeferredValue(params);
  const filter = filterOf(deferredParams);
  const { data, error, refetch } = useQuery(
    articlePageQuery(filter, Number(deferredParams.page) - 1),
  );
  const [deleted, setDeleted] = useState<{ article: ArticleLine; open: boolean }>();
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <div className="flex flex-col gap-4">
      <ArticleFilters params={params} onParamsChange={onParamsChange} />
      {data ? (
        <Found
          found={data}
          isFiltered={isFiltered}
          onReset={() =>
            onParamsChange({ search: "", publication: "all", category: "all", featured: "no" })
          }
          onPage={(page) => onParamsChange({ page: String(page) })}
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
      <ArticlePagination
        page={page + 1}
        pages={Math.ceil(total / ARTICLES_PER_PAGE)}
        onPage={onPage}
      />
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
      cell: ({ publicationSchedule }) => (
        <PublicationBadge publicationSchedule={publicationSchedule} />
      ),
    },
    {
      id: "category",
      header: t("articles.columns.category"),
      card: "line",
      cell: ({ category }) =>
        CATEGORIES.find(({ fr }) => fr === category)?.[contentLanguage(language)] ?? category,
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
      id: "actions",
      header: t("articles.columns.actions"),
      card: "foot",
      cell: (article) => <ArticleActions article={article} onDelete={onDelete} />,
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
        <Link to={path("admin/blog/new")} className={buttonClasses("primary")}>
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
        <Button variant="secondary" onClick={onReset}>
          {t("articles.none.reset")}
        </Button>
      }
    >
      {t("articles.none.body")}
    </EmptyState>
  );
}
