import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { DateInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { ImageField } from "#app/ui/form/image-field.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { CATEGORIES } from "#domain/content/categories.ts";
import { contentLanguage } from "#domain/locale/locales.ts";
import { uploadArticleImage } from "../queries.ts";
import type { ArticleFormControl } from "./article-form-control.ts";
import { useFieldErrorText } from "./use-field-error-text.ts";

/** Who wrote an article, where it stands among the others, and its picture. @param slugField its address */
export function ArticleMetadataFields({
  form,
  slugField,
}: {
  form: ArticleFormControl;
  slugField: ReactNode;
}) {
  const t = useText();
  const language = useLanguage();
  const { register, control, formState } = form;
  const wrong = useFieldErrorText(formState.errors);
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={t("articles.fields.author")} error={wrong("author")} required>
          {(field) => <TextInput {...field} {...register("author")} autoComplete="off" />}
        </Field>
        <Field label={t("articles.fields.category")} error={wrong("category")} required>
          {(field) => (
            <Select {...field} {...register("category")}>
              <option value="">{t("articles.chooseCategory")}</option>
              {CATEGORIES.map((category) => (
                <option key={category.fr} value={category.fr}>
                  {category[contentLanguage(language)]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          label={t("articles.fields.reviewedBy")}
          error={wrong("reviewedBy")}
          hint={t("articles.hints.reviewedBy")}
          optional
        >
          {(field) => <TextInput {...field} {...register("reviewedBy")} autoComplete="off" />}
        </Field>
        <Field label={t("articles.fields.reviewedOn")} error={wrong("reviewedOn")} optional>
          {(field) => <DateInput {...field} {...register("reviewedOn")} />}
        </Field>
      </div>
      <Field
        label={t("articles.fields.tags")}
        error={wrong("tags")}
        hint={t("articles.hints.tags")}
        optional
      >
        {(field) => <TextInput {...field} {...register("tags")} autoComplete="off" />}
      </Field>
      {slugField}
      <Controller
        control={control}
        name="imageUrl"
        render={({ field }) => (
          <ImageField
            label={t("articles.fields.imageUrl")}
            value={field.value}
            onChange={field.onChange}
            upload={uploadArticleImage}
            error={wrong("imageUrl")}
            optional
          />
        )}
      />
      <Checkbox label={t("articles.fields.isFeatured")} {...register("isFeatured")} />
    </>
  );
}
