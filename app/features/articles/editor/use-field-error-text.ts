import type { FieldErrors } from "react-hook-form";
import { useText } from "#app/locale/text.tsx";
import { ARTICLE_MAX_LENGTHS, type ArticleWrong } from "#domain/content/article-draft.ts";
import type { ArticleForm, ArticleFormField } from "../form.ts";

/** The sentence under a field, by the rule's word. */
export function useFieldErrorText(errors: FieldErrors<ArticleForm>) {
  const t = useText();
  return (field: ArticleFormField): string | undefined => {
    const word = errors[field]?.type as ArticleWrong | undefined;
    if (word === undefined) return undefined;
    if (word === "required" && field === "category") return t("articles.wrong.category");
    return t(`articles.wrong.${word}`, { most: maxLengthOf(field) });
  };
}

/** Of a field that may be of any length, nothing is said. */
function maxLengthOf(field: ArticleFormField): number {
  const most: Partial<Record<string, number>> = ARTICLE_MAX_LENGTHS;
  return most[field.replace(/E[ns]$/, "")] ?? 0;
}
