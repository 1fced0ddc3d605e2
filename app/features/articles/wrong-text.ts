import type { FieldErrors } from "react-hook-form";
import { ARTICLE_MAX_LENGTHS, type ArticleWrong } from "../../../domain/content/article-draft.ts";
import { useText } from "../../locale/text.tsx";
import type { ArticleForm, ArticleFormField } from "./form.ts";

/** The sentence under a field, by the rule's word. */
export function useWrongText(errors: FieldErrors<ArticleForm>) {
  const t = useText();
  return (field: ArticleFormField): string | undefined => {
    const word = errors[field]?.type as ArticleWrong | undefined;
    if (word === undefined) return undefined;
    if (word === "required" && field === "category") return t("articles.wrong.category");
    return t(`articles.wrong.${word}`, { most: mostOf(field) });
  };
}

/** Of a field that may be of any length, nothing is said. */
function mostOf(field: ArticleFormField): number {
  const most: Partial<Record<string, number>> = ARTICLE_MAX_LENGTHS;
  return most[field.replace(/E[ns]$/, "")] ?? 0;
}
