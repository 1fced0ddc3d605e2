import { type FormEvent, type ReactNode, useState } from "react";
import type { FieldErrors } from "react-hook-form";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { useUnsavedChanges } from "#app/ui/dialog/unsaved-changes.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { Tabs } from "#app/ui/layout/tabs.tsx";
import { CONTENT_LANGUAGES, type ContentLanguage, type Language } from "#domain/locale/locales.ts";
import { type ArticleForm, type PreviewedArticle, TEXT_FIELDS } from "../form.ts";
import type { StoredArticle, StoredDraft } from "../stored-article.ts";
import { ArticleMergeNotice } from "./article-merge-notice.tsx";
import { ArticleMetadataFields } from "./article-metadata-fields.tsx";
import { ArticlePreview } from "./article-preview.tsx";
import { TakenOverNotice } from "./article-tab-guard.tsx";
import { AutosaveStatusLine } from "./autosave-status.tsx";
import { LanguageFields } from "./language-fields.tsx";
import { PublicationFields } from "./publication-fields.tsx";
import { SlugField, useSlugOfTitle } from "./slug-field.tsx";
import { useArticleForm } from "./use-article-form.ts";

const NAMES = { fr: "inFrench", en: "inEnglish", es: "inSpanish" } as const;

/**
 * An article as it is written, new or not. Mount it anew for each article.
 * @param typed what was typed before and not saved
 * @param renderArticle an article as its page shows it
 */
export function ArticleEditor({
  article,
  typed,
  renderArticle,
  onSaved,
}: {
  article: StoredArticle;
  typed: StoredDraft | null;
  renderArticle: (previewed: PreviewedArticle, language: Language) => ReactNode;
  onSaved?: (saved: StoredArticle) => void;
}) {
  const t = useText();
  const [language, setLanguage] = useState<ContentLanguage>("fr");
  const [isPreviewed, setIsPreviewed] = useState(() => matchMedia("(min-width: 80rem)").matches);
  const editing = useArticleForm(article, typed, onSaved);
  const { form, base, merge, taken, isNew, isGone, isSaving, autosaveStatus } = editing;
  // Leaving by a link keeps what is typed; only where that fails it would be lost.
  useUnsavedChanges(autosaveStatus.is === "failed");
  useSlugOfTitle(form, isNew);

  function submit(event: FormEvent) {
    if (isSaving) return event.preventDefault();
    void form.handleSubmit(editing.save, (errors) => {
      if (errors.title ?? errors.content ?? errors.author) {
        showToast({ tone: "failure", message: t("articles.editor.missing") });
      }
      const wrong = CONTENT_LANGUAGES.find((each) =>
        Object.values(TEXT_FIELDS[each]).some((field) => errors[field]),
      );
      if (wrong && wrong !== language) {
        setLanguage(wrong);
        focusFirst(wrong, errors);
      }
    })(event);
  }

  /** Its fields are not drawn before the next picture. */
  function focusFirst(inLanguage: ContentLanguage, errors: FieldErrors<ArticleForm>) {
    const field = Object.values(TEXT_FIELDS[inLanguage]).find((each) => errors[each]);
    if (field) setTimeout(() => form.setFocus(field));
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== "s" || event.ctrlKey === event.metaKey) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
      className="flex flex-col gap-6"
    >
      <div className={`grid items-start gap-6 ${isPreviewed ? "xl:grid-cols-2" : ""}`}>
        <Card title={t("articles.editor.text")} className="min-w-0">
          <Tabs
            label={t("articles.editor.languages")}
            tabs={CONTENT_LANGUAGES.map((name) => ({
              name,
              label: t(`articles.editor.${NAMES[name]}`),
            }))}
            chosen={language}
            onChoose={setLanguage}
          >
            <LanguageFields key={language} form={form} language={language} />
          </Tabs>
          <Button
            variant="secondary"
            className="mt-5"
            aria-expanded={isPreviewed}
            onClick={() => setIsPreviewed(!isPreviewed)}
          >
            {t(isPreviewed ? "articles.preview.hide" : "articles.preview.show")}
          </Button>
        </Card>
        {isPreviewed && (
          <ArticlePreview form={form} language={language} renderArticle={renderArticle} />
        )}
      </div>
      <Card title={t("articles.editor.metadata")}>
        <div className="flex flex-col gap-5">
          <ArticleMetadataFields
            form={form}
            slugField={<SlugField form={form} isNew={isNew} taken={taken} />}
          />
        </div>
      </Card>
      <Card title={t("articles.editor.publishing")}>
        <div className="flex flex-col gap-5">
          <PublicationFields form={form} />
        </div>
      </Card>
      {merge && <ArticleMergeNotice merge={merge} saved={base} onTake={editing.take} />}
      <TakenOverNotice id={article.id} />
      {isGone && <Notice tone="failure">{t("articles.editor.gone")}</Notice>}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-card border border-line bg-paper-raised p-3 lg:sticky lg:bottom-3">
        <AutosaveStatusLine status={autosaveStatus} />
        <Button type="submit" busy={isSaving}>
          {t(`articles.editor.${isGone ? "createAgain" : isNew ? "create" : "save"}`)}
        </Button>
      </div>
    </form>
  );
}
