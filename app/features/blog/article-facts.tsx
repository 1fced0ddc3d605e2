import { formatDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { ArticleSummary } from "#domain/content/article.ts";

/** When an article came out, and how long it takes to read. */
export function ArticleFacts({
  article: { publishedOn, readingTime },
  className = "",
}: {
  article: Pick<ArticleSummary, "publishedOn" | "readingTime">;
  className?: string;
}) {
  const t = useText();
  const language = useLanguage();
  return (
    <p className={`text-sm text-ink-soft ${className}`}>
      <time dateTime={publishedOn}>{formatDay(publishedOn, language)}</time>
      {" · "}
      {t("blog.readingTime", { minutes: readingTime })}
    </p>
  );
}
