import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import type { Html } from "#app/ui/layout/prose.tsx";
import type { ArticleSummary } from "#domain/content/article.ts";
import { ArticleText } from "./article-text.tsx";
import { RelatedArticles } from "./related-articles.tsx";

/** An article as it is read, and the ways on from it. */
export function ArticleView({
  article,
  author,
  html,
  related,
}: {
  article: ArticleSummary;
  author: string;
  html: Html;
  related: readonly ArticleSummary[];
}) {
  const t = useText();
  const list = useLocalePath()("blog");
  return (
    <>
      <ArticleText article={article} author={author} html={html} />
      <RelatedArticles articles={related} />
      <p>
        <Link
          to={list}
          className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-accent underline underline-offset-4"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t("blog.back")}
        </Link>
      </p>
    </>
  );
}
