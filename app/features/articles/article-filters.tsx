import { categoryKey } from "../../../domain/content/article.ts";
import { CATEGORIES } from "../../../domain/content/categories.ts";
import { PUBLICATIONS } from "../../../domain/content/publication.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { SearchInput } from "../../ui/search-input.tsx";
import { Select } from "../../ui/select.tsx";
import type { ArticleWish } from "./use-article-wish.ts";

/** Which articles to show. */
export function ArticleFilters({
  wish,
  onWish,
}: {
  wish: ArticleWish;
  onWish: (change: Partial<ArticleWish>) => void;
}) {
  const t = useText();
  const language = useLanguage();
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-2 sm:grid-cols-2 xl:grid-cols-[1fr_12rem_14rem_auto] xl:items-center"
    >
      <SearchInput
        label={t("articles.search")}
        value={wish.search}
        onChange={(search) => onWish({ search })}
        className="sm:col-span-2 xl:col-span-1"
      />
      <Select
        aria-label={t("articles.filter.publication")}
        value={wish.publication}
        onChange={({ target }) => {
          const publication = PUBLICATIONS.find((known) => known === target.value) ?? "all";
          onWish({ publication });
        }}
      >
        <option value="all">{t("articles.filter.all")}</option>
        {PUBLICATIONS.map((publication) => (
          <option key={publication} value={publication}>
            {t(`articles.filter.${publication}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t("articles.filter.category")}
        value={wish.category}
        onChange={({ target }) => onWish({ category: target.value })}
      >
        <option value="all">{t("articles.filter.allCategories")}</option>
        {CATEGORIES.map((category) => (
          <option key={category.fr} value={categoryKey(category.fr)}>
            {category[language]}
          </option>
        ))}
      </Select>
      <Checkbox
        label={t("articles.filter.featured")}
        checked={wish.featured === "yes"}
        onChange={({ target }) => onWish({ featured: target.checked ? "yes" : "no" })}
      />
    </form>
  );
}
