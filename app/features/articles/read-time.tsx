import { useWatch } from "react-hook-form";
import { minutesToRead } from "../../../domain/content/reading-time.ts";
import { useText } from "../../locale/text.tsx";
import type { ArticleFormControl } from "./article-form-control.ts";

/** How long it takes to read what is typed so far. */
export function ReadTime({
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
