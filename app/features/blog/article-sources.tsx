import { useId } from "react";
import { formatDay, formatTextDate } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { ArticleReview, ArticleSource } from "#domain/content/article-source.ts";

/** The foot of an article: the documents it was written from, and who reviewed it or that nobody has. */
export function ArticleSources({
  sources,
  review,
}: {
  sources: readonly ArticleSource[];
  review: ArticleReview | null;
}) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  return (
    <footer className="flex flex-col gap-4 border-t border-line pt-6 text-sm">
      {sources.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id} className="text-lg">
            {t("blog.sources.title")}
          </h2>
          <ul className="mt-2 flex flex-col gap-3">
            {sources.map((source) => (
              <li key={`${source.title} ${source.publisher}`}>
                <SourceTitle source={source} />
                <span className="block text-ink-soft">{placeOf(source)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-ink-soft">
        {review
          ? t("blog.reviewed", { by: review.by, date: formatDay(review.on, language) })
          : t("blog.unreviewed")}
      </p>
    </footer>
  );

  function placeOf({ publisher, dated, read }: ArticleSource): string {
    const date = dated === null ? "" : formatTextDate(dated, language);
    const readOn = read === null ? "" : formatDay(read, language);
    if (dated === null) return t("blog.sources.read", { publisher, date: readOn });
    return read === null
      ? t("blog.sources.dated", { publisher, date })
      : t("blog.sources.datedAndRead", { publisher, date, read: readOn });
  }
}

function SourceTitle({ source: { title, url } }: { source: ArticleSource }) {
  if (url === null) return <cite className="font-semibold not-italic">{title}</cite>;
  return (
    <a
      href={url}
      rel="noopener"
      className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
    >
      {title}
    </a>
  );
}
