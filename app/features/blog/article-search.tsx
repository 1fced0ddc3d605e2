import { useId } from "react";
import { Form, Link } from "react-router";
import type { ArticleWish, Category } from "../../../domain/content/article-choice.ts";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/text-input.tsx";

/** Words to look for and a category to keep to: a form and links, so that both work before any script runs. */
export function ArticleSearch({
  wish,
  categories,
}: {
  wish: ArticleWish;
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
            key={wish.words}
            id={id}
            type="search"
            name="q"
            defaultValue={wish.words}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
          {wish.category !== null && <input type="hidden" name="category" value={wish.category} />}
          <Button type="submit" look="secondary" className="shrink-0">
            {t("blog.find")}
          </Button>
        </span>
      </Form>
      <nav aria-label={t("blog.categories")}>
        <ul className="flex flex-wrap gap-2">
          {[null, ...categories].map((category) => (
            <li key={category?.key ?? ""}>
              <Link
                to={`${list}${searchOf({ ...wish, category: category?.key ?? null })}`}
                preventScrollReset
                aria-current={(category?.key ?? null) === wish.category ? "true" : undefined}
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

function searchOf({ words, category }: ArticleWish): string {
  const search = new URLSearchParams();
  if (words !== "") search.set("q", words);
  if (category !== null) search.set("category", category);
  return search.size > 0 ? `?${search}` : "";
}
