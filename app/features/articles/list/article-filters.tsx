import { useLanguage, useText } from "#app/locale/text.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { SearchInput } from "#app/ui/form/search-input.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { categoryKey } from "#domain/content/article.ts";
import { CATEGORIES } from "#domain/content/categories.ts";
import { PUBLICATIONS } from "#domain/content/publication.ts";
import { contentLanguage } from "#domain/locale/locales.ts";
import type { ArticleFilterParams } from "./use-article-filter-params.ts";

/** Which articles to show. */
export function ArticleFilters({
  params,
  onParamsChange,
}: {
  params: ArticleFilterParams;
  onParamsChange: (change: Partial<ArticleFilterParams>) => void;
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
        value={params.search}
        onChange={(search) => onParamsChange({ search })}
        className="sm:col-span-2 xl:col-span-1"
      />
      <Select
        aria-label={t("articles.filter.publication")}
        value={params.publication}
        onChange={({ target }) => {
          const publication = PUBLICATIONS.find((known) => known === target.value) ?? "all";
          onParamsChange({ publication });
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
        value={params.category}
        onChange={({ target }) => onParamsChange({ category: target.value })}
      >
        <option value="all">{t("articles.filter.allCategories")}</option>
        {CATEGORIES.map((category) => (
          <option key={category.fr} value={categoryKey(category.fr)}>
            {category[contentLanguage(language)]}
          </option>
        ))}
      </Select>
      <Checkbox
        label={t("articles.filter.featured")}
        checked={params.featured === "yes"}
        onChange={({ target }) => onParamsChange({ featured: target.checked ? "yes" : "no" })}
      />
    </form>
  );
}
