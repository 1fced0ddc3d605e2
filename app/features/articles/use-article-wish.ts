import { useCallback, useMemo, useState } from "react";
import { categoryKey } from "../../../domain/content/article.ts";
import { CATEGORIES, categoryOf } from "../../../domain/content/categories.ts";
import { PUBLICATIONS } from "../../../domain/content/publication.ts";
import { useAddressChoices } from "../../ui/address-choices.ts";
import type { ArticleFilter } from "./stored-article.ts";

const MOST_PAGES = 400;

const CHOICES = {
  publication: ["all", ...PUBLICATIONS],
  category: ["all", ...CATEGORIES.map(({ fr }) => categoryKey(fr))],
  featured: ["no", "yes"],
  page: ["1", ...Array.from({ length: MOST_PAGES - 1 }, (_, at) => String(at + 2))],
} as const;

export interface ArticleWish {
  readonly search: string;
  readonly publication: (typeof CHOICES)["publication"][number];
  /** A key, or `all`. */
  readonly category: string;
  readonly featured: (typeof CHOICES)["featured"][number];
  /** From 1 on. */
  readonly page: string;
}

/** What to show of the list. Another filter begins with the first page again. */
export function useArticleWish(): [ArticleWish, (change: Partial<ArticleWish>) => void] {
  const [search, setSearch] = useState("");
  const [choices, choose] = useAddressChoices(CHOICES);
  const wish = useMemo(() => ({ search, ...choices }), [search, choices]);
  const change = useCallback(
    ({ search: typed, ...chosen }: Partial<ArticleWish>) => {
      if (typed !== undefined) setSearch(typed);
      choose({ page: "1", ...chosen });
    },
    [choose],
  );
  return [wish, change];
}

export function filterOf({ search, publication, category, featured }: ArticleWish): ArticleFilter {
  return {
    search,
    publication: publication === "all" ? null : publication,
    category: categoryOf(category)?.fr ?? null,
    isFeatured: featured === "yes",
  };
}
