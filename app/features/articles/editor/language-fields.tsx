import { useText } from "#app/locale/text.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextArea, TextInput } from "#app/ui/form/text-input.tsx";
import type { ContentLanguage } from "#domain/locale/locales.ts";
import { TEXT_FIELDS } from "../form.ts";
import { MarkdownField } from "../markdown/markdown-field.tsx";
import type { ArticleFormControl } from "./article-form-control.ts";
import { ReadingTime } from "./reading-time.tsx";
import { useFieldErrorText } from "./use-field-error-text.ts";

/** Title, summary and text of an article in one language. */
export function LanguageFields({
  form,
  language,
}: {
  form: ArticleFormControl;
  language: ContentLanguage;
}) {
  const t = useText();
  const { register, formState } = form;
  const wrong = useFieldErrorText(formState.errors);
  const { title, excerpt, content, imageAlt, sources } = TEXT_FIELDS[language];
  const isBase = language === "fr";
  return (
    <>
      <p className="text-ink-soft text-sm">
        {t(isBase ? "articles.editor.isBase" : "articles.editor.isVariant")}
      </p>
      <Field label={t(`articles.fields.${title}`)} error={wrong(title)} required={isBase}>
        {(control) => (
          <TextInput {...control} {...register(title)} lang={language} autoComplete="off" />
        )}
      </Field>
      <Field
        label={t(`articles.fields.${excerpt}`)}
        error={wrong(excerpt)}
        hint={t("articles.hints.excerpt")}
        optional
      >
        {(control) => <TextArea {...control} {...register(excerpt)} lang={language} rows={2} />}
      </Field>
      <MarkdownField
        label={t(`articles.fields.${content}`)}
        lang={language}
        error={wrong(content)}
        hint={<ReadingTime form={form} field={content} />}
        required={isBase}
        register={() => register(content)}
      />
      <Field
        label={t(`articles.fields.${imageAlt}`)}
        error={wrong(imageAlt)}
        hint={t("articles.hints.imageAlt")}
        optional
      >
        {(control) => (
          <TextInput {...control} {...register(imageAlt)} lang={language} autoComplete="off" />
        )}
      </Field>
      <Field
        label={t(`articles.fields.${sources}`)}
        error={wrong(sources)}
        hint={t("articles.hints.sources")}
        optional
      >
        {(control) => <TextArea {...control} {...register(sources)} lang={language} rows={4} />}
      </Field>
    </>
  );
}
