import { useWatch } from "react-hook-form";
import { useText } from "#app/locale/text.tsx";
import { minutesToRead } from "#domain/content/reading-time.ts";
import type { ArticleFormControl } from "./article-form-control.ts";

/** How long it takes to read what is typed so far. */
export function ReadingTime({
  form,
  field,
}: {
  form: ArticleFormControl;
  field: "content" | "contentEn" | "contentEs";
}) {
  const t = useText();
  const content = useWatch({ control: form.control, name: field });
  return t("articles.hints.readTime", { count: minutesToRead(content) });
}
