import { useId } from "react";
import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Picture } from "#app/ui/graphics/picture.tsx";
import type { ArticleSummary } from "#domain/content/article.ts";
import { ArticleFacts } from "./article-facts.tsx";
import { ARTICLE_IMAGE } from "./article-image.ts";

/** What to read next, as a short list; nothing where there is nothing else. */
export function RelatedArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  const t = useText();
  const path = useLocalePath();
  const language = useLanguage();
  const id = useId();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby={id} className="border-t border-line pt-8">
      <h2 id={id} className="text-xl">
        {t("blog.related")}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {articles.map((article) => (
          <li key={article.slug} className="relative flex items-start gap-4 py-3">
            {article.image && (
              <div className="w-28 shrink-0 sm:w-36">
                <Picture
                  url={article.image.url}
                  alt=""
                  {...ARTICLE_IMAGE}
                  className="aspect-[1024/538] w-full rounded-control border border-line object-cover dark:brightness-90"
                />
              </div>
            )}
            <div>
              <Link
                to={path(`blog/${article.slug}`)}
                lang={article.language === language ? undefined : article.language}
                className="font-semibold text-accent after:absolute after:inset-0 hover:underline"
              >
                {article.title}
              </Link>
              <ArticleFacts article={article} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
