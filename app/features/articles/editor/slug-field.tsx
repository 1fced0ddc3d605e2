import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { slugOf } from "#domain/content/slug.ts";
import type { ArticleFormControl } from "./article-form-control.ts";
import { useFieldErrorText } from "./use-field-error-text.ts";

/** The address of an article, and another one where somebody has it already. */
export function SlugField({
  form,
  isNew,
  taken,
}: {
  form: ArticleFormControl;
  isNew: boolean;
  /** The address that could not be had, and one that can. */
  taken: { readonly slug: string; readonly free: string } | null;
}) {
  const t = useText();
  const [slug, title] = useWatch({ control: form.control, name: ["slug", "title"] });
  const wrong = useFieldErrorText(form.formState.errors);
  const shown = slug.trim() || slugOf(title);
  const isTaken = taken !== null && taken.slug === shown;
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t("articles.fields.slug")}
        error={wrong("slug") ?? (isTaken ? t("articles.wrong.slugTaken") : undefined)}
        hint={
          <>
            <span className="wrap-anywhere">
              {t("articles.hints.slug", { address: `/blog/${shown}` })}
            </span>
            {!isNew && <span className="block">{t("articles.hints.slugChange")}</span>}
          </>
        }
      >
        {(field) => (
          <TextInput
            {...field}
            {...form.register("slug")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {isTaken && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => form.setValue("slug", taken.free, { shouldValidate: true })}
        >
          {t("articles.wrong.takeSlug", { slug: taken.free })}
        </Button>
      )}
    </div>
  );
}

/** While an article is new, its address follows its title, until somebody types one. */
export function useSlugOfTitle(form: ArticleFormControl, isNew: boolean): void {
  useEffect(() => {
    if (!isNew) return;
    let before = form.getValues("title");
    return form.subscribe({
      formState: { values: true },
      callback({ values: { title, slug } }) {
        if (title === before) return;
        const follows = slug === slugOf(before);
        before = title;
        if (!follows || slug === slugOf(title)) return;
        form.setValue("slug", slugOf(title));
        // It was missing for want of a title.
        form.clearErrors("slug");
      },
    });
  }, [form, isNew]);
}
