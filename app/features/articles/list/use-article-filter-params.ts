import { useCallback, useMemo, useState } from "react";
import { useUrlState } from "#app/ui/use-url-state.ts";
import { categoryKey } from "#domain/content/article.ts";
import { CATEGORIES, categoryOf } from "#domain/content/categories.ts";
import { PUBLICATIONS } from "#domain/content/publication.ts";
import type { ArticleFilter } from "../stored-article.ts";

const MAX_PAGES = 400;

const CHOICES = {
  publication: ["all", ...PUBLICATIONS],
  category: ["all", ...CATEGORIES.map(({ fr }) => categoryKey(fr))],
  featured: ["no", "yes"],
  page: ["1", ...Array.from({ length: MAX_PAGES - 1 }, (_, at) => String(at + 2))],
} as const;

export interface ArticleFilterParams {
  readonly search: string;
  readonly publication: (typeof CHOICES)["publication"][number];
  /** A key, or `all`. */
  readonly category: string;
  readonly featured: (typeof CHOICES)["featured"][number];
  /** From 1 on. */
  readonly page: string;
}

/** What to show of the list. Another filter begins with the first page again. */
export function useArticleFilterParams(): [
  ArticleFilterParams,
  (change: Partial<ArticleFilterParams>) => void,
] {
  const [search, setSearch] = useState("");
  const [choices, choose] = useUrlState(CHOICES);
  const params = useMemo(() => ({ search, ...choices }), [search, choices]);
  const change = useCallback(
    ({ search: typed, ...chosen }: Partial<ArticleFilterParams>) => {
      if (typed !== undefined) setSearch(typed);
      choose({ page: "1", ...chosen });
    },
    [choose],
  );
  return [params, change];
}

export function filterOf({
  search,
  publication,
  category,
  featured,
}: ArticleFilterParams): ArticleFilter {
  return {
    search,
    publication: publication === "all" ? null : publication,
    category: categoryOf(category)?.fr ?? null,
    isFeatured: featured === "yes",
  };
}
