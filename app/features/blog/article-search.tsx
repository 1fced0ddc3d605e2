import { useId } from "react";
import { Form, Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import type { BlogFilter, Category } from "#domain/content/blog-filter.ts";

/** Words to look for and a category to keep to: a form and links, so that both work before any script runs. */
export function ArticleSearch({
  filter,
  categories,
}: {
  filter: BlogFilter;
  categories: readonly Category[];
}) {
  const t = useText();
  const id = useId();
  const list = useLocalePath()("blog");
  return (
    <div className="flex flex-col gap-4">
      <Form method="get" action={list} role="search" className="flex max-w-xl flex-col gap-1.5">
        <label htmlFor={id} className="font-semibold">
          {t("blog.search")}
        </label>
        <span className="flex flex-col gap-2 sm:flex-row">
          {/* The field says what was looked for, also when the way back leads to another search. */}
          <TextInput
            key={filter.words}
            id={id}
            type="search"
            name="q"
            defaultValue={filter.words}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
          {filter.category !== null && (
            <input type="hidden" name="category" value={filter.category} />
          )}
          <Button type="submit" variant="secondary" className="shrink-0">
            {t("blog.find")}
          </Button>
        </span>
      </Form>
      <nav aria-label={t("blog.categories")}>
        <ul className="flex flex-wrap gap-2">
          {[null, ...categories].map((category) => (
            <li key={category?.key ?? ""}>
              <Link
                to={`${list}${searchOf({ ...filter, category: category?.key ?? null })}`}
                preventScrollReset
                aria-current={(category?.key ?? null) === filter.category ? "true" : undefined}
                className="inline-flex min-h-11 items-center rounded-full border border-edge bg-paper-raised px-4 hover:bg-accent-soft aria-[current=true]:border-accent aria-[current=true]:bg-accent aria-[current=true]:font-semibold aria-[current=true]:text-paper"
              >
                {category?.name ?? t("blog.allCategories")}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function searchOf({ words, category }: BlogFilter): string {
  const search = new URLSearchParams();
  if (words !== "") search.set("q", words);
  if (category !== null) search.set("category", category);
  return search.size > 0 ? `?${search}` : "";
}
