import { useLanguage, useText } from "#app/locale/text.tsx";
import { MergeNotice } from "#app/ui/form/merge-notice.tsx";
import { CATEGORIES } from "#domain/content/categories.ts";
import { contentLanguage } from "#domain/locale/locales.ts";
import type { MergeResult } from "#domain/merge.ts";
import type { ArticleForm, ArticleFormField } from "../form.ts";

/** What somebody else saved meanwhile, what is typed here, and the choice between the two. */
export function ArticleMergeNotice({
  merge,
  saved,
  onTake,
}: {
  merge: MergeResult<ArticleForm, ArticleFormField>;
  saved: ArticleForm;
  onTake: (field: ArticleFormField) => void;
}) {
  const t = useText();
  const shown = useShown();
  return (
    <MergeNotice
      title={t("articles.editor.changedMeanwhile")}
      fields={[...merge.changedElsewhere, ...merge.conflicts].map((field) => ({
        field,
        label: t(`articles.fields.${field}`),
        saved: shown(saved, field),
        mine: merge.changedElsewhere.includes(field) ? null : shown(merge.form, field),
      }))}
      onTake={onTake}
    />
  );
}

/** A field as people read it. */
function useShown(): (form: ArticleForm, field: ArticleFormField) => string {
  const t = useText();
  const language = useLanguage();
  return (form, field) => {
    if (field === "isFeatured") return t(`articles.hints.${form.isFeatured ? "yes" : "no"}`);
    if (field === "publication") return t(`articles.publication.${form.publication}`);
    if (field === "publishedAt") return form.publishedAt.replace("T", " ");
    if (field === "category") {
      return (
        CATEGORIES.find(({ fr }) => fr === form.category)?.[contentLanguage(language)] ??
        form.category
      );
    }
    return form[field];
  };
}
