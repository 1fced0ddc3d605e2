import { useWatch } from "react-hook-form";
import { browserZoneName } from "#app/client/time/time-zone.ts";
import { useText } from "#app/locale/text.tsx";
import { DateTimeInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import type { ArticleFormControl } from "./article-form-control.ts";
import { useFieldErrorText } from "./use-field-error-text.ts";

const CHOICES = ["draft", "published", "scheduled"] as const;

/** Whether and from when on visitors read an article. */
export function PublicationFields({ form }: { form: ArticleFormControl }) {
  const t = useText();
  const publication = useWatch({ control: form.control, name: "publication" });
  const wrong = useFieldErrorText(form.formState.errors);
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{t("articles.fields.publication")}</legend>
        {CHOICES.map((choice) => (
          <label key={choice} className="flex min-h-11 items-center gap-3 py-1">
            <input
              {...form.register("publication")}
              type="radio"
              value={choice}
              className="size-5 shrink-0 accent-accent"
            />
            <span>{t(`articles.choosePublication.${choice}`)}</span>
          </label>
        ))}
      </fieldset>
      {publication === "scheduled" && (
        <Field
          label={t("articles.fields.publishedAt")}
          error={wrong("publishedAt")}
          hint={t("articles.hints.publishedAt", { zone: browserZoneName() })}
          required
          className="max-w-sm"
        >
          {(field) => <DateTimeInput {...field} {...form.register("publishedAt")} />}
        </Field>
      )}
    </>
  );
}
