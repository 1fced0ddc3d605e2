import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useLanguage } from "#app/locale/text.tsx";
import { Picture } from "#app/ui/graphics/picture.tsx";
import type { ArticleSummary } from "#domain/content/article.ts";
import { ArticleFacts } from "./article-facts.tsx";
import { ARTICLE_IMAGE } from "./article-image.ts";

/** An article among others; the whole card leads to it. @param heading its level, below that of the list */
export function ArticleCard({
  article,
  heading: Heading = "h2",
}: {
  article: ArticleSummary;
  heading?: "h2" | "h3";
}) {
  const path = useLocalePath();
  const language = useLanguage();
  const { slug, title, excerpt, category, image } = article;
  const lang = article.language === language ? undefined : article.language;
  return (
    <article className="relative flex w-full flex-col overflow-hidden rounded-card border border-line bg-paper-raised transition-colors hover:border-edge">
      {image && (
        <Picture
          url={image.url}
          alt={image.alt}
          {...ARTICLE_IMAGE}
          className="aspect-[1024/538] w-full border-b border-line object-cover dark:brightness-90"
        />
      )}
      <div className="flex grow flex-col gap-2 p-5 md:p-6">
        <p className="text-sm font-semibold text-accent">{category}</p>
        <Heading className="text-xl" lang={lang}>
          <Link to={path(`blog/${slug}`)} className="after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </Heading>
        {excerpt && (
          <p className="text-ink-soft" lang={lang}>
            {excerpt}
          </p>
        )}
        <ArticleFacts article={article} className="mt-auto pt-2" />
      </div>
    </article>
  );
}
