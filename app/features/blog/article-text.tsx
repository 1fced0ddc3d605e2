import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDay } from "#app/locale/format.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { avifOf } from "#app/ui/graphics/picture.tsx";
import { type Html, Prose } from "#app/ui/layout/prose.tsx";
import type { ArticleImage, ArticleSummary } from "#domain/content/article.ts";
import type { ArticleReview, ArticleSource } from "#domain/content/article-source.ts";
import { PRODUCT_NAME } from "#domain/content/site-facts.ts";
import { ArticleFacts } from "./article-facts.tsx";
import { ARTICLE_IMAGE } from "./article-image.ts";
import { ArticleSources } from "./article-sources.tsx";

/**
 * An article from its category to its last line.
 * @param notice what a reader has to know before the text
 * @param heading the level of its title: its page has no other
 */
export function ArticleText({
  article,
  author,
  html,
  sources,
  review,
  notice,
  heading: Heading = "h1",
}: {
  article: ArticleSummary;
  author: string;
  html: Html;
  sources: readonly ArticleSource[];
  review: ArticleReview | null;
  notice?: ReactNode;
  heading?: "h1" | "h2";
}) {
  const t = useText();
  const list = useLocalePath()("blog");
  const language = useLanguage();
  const { title, category, categoryKey, image } = article;
  // What the product brings is written from sources; of an article without any, only its author can speak.
  const isSourced = sources.length > 0 || review !== null || author === PRODUCT_NAME;
  const lang = article.language === language ? undefined : article.language;
  return (
    <article className="flex flex-col gap-6">
      <header className="flex flex-col gap-3">
        <Link
          to={`${list}?category=${categoryKey}`}
          className="-my-2 inline-flex min-h-11 items-center self-start text-sm font-semibold text-accent hover:underline"
        >
          {category}
        </Link>
        <Heading lang={lang} className="text-2xl md:text-3xl">
          {title}
        </Heading>
        <ArticleFacts article={article} />
        <p className="text-sm text-ink-soft">{t("blog.by", { author })}</p>
        <p className="text-sm text-ink-soft">
          {review
            ? t("blog.reviewed", { by: review.by, date: formatDay(review.on, language) })
            : isSourced && t("blog.unreviewed")}
        </p>
      </header>
      {image && <ArticlePicture image={image} />}
      {lang && <p className="text-ink-soft">{t("blog.untranslated")}</p>}
      {notice}
      <Prose html={html} lang={lang} />
      {isSourced && <ArticleSources sources={sources} review={review} />}
    </article>
  );
}

/** The largest thing of the first screen, so it is asked for at once. */
function ArticlePicture({ image: { url, alt } }: { image: ArticleImage }) {
  const avif = avifOf(url);
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} />}
      <img
        src={url}
        alt={alt}
        {...ARTICLE_IMAGE}
        fetchPriority="high"
        className="aspect-[1024/538] w-full rounded-card border border-line object-cover dark:brightness-90"
      />
    </picture>
  );
}
