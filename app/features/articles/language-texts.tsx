import type { Language } from "../../../domain/locale/locales.ts";
import { useText } from "../../locale/text.tsx";
import { Field } from "../../ui/field.tsx";
import { TextArea, TextInput } from "../../ui/text-input.tsx";
import type { ArticleFormControl } from "./article-form-control.ts";
import { TEXT_FIELDS } from "./form.ts";
import { MarkdownField } from "./markdown-field.tsx";
import { ReadTime } from "./read-time.tsx";
import { useWrongText } from "./wrong-text.ts";

/** Title, summary and text of an article in one language. */
export function LanguageTexts({
  form,
  language,
}: {
  form: ArticleFormControl;
  language: Language;
}) {
  const t = useText();
  const { register, formState } = form;
  const wrong = useWrongText(formState.errors);
  const { title, excerpt, content, imageAlt } = TEXT_FIELDS[language];
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
        hint={<ReadTime form={form} field={content} />}
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
    </>
  );
}
