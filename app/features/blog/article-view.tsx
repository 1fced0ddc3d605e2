import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import type { Html } from "#app/ui/layout/prose.tsx";
import type { Article, ArticleSummary } from "#domain/content/article.ts";
import { ArticleText } from "./article-text.tsx";
import { NumbersOfCountry } from "./numbers-of-country.tsx";
import { RelatedArticles } from "./related-articles.tsx";

/** What the product has to do with an article, at its end. */
function Invitation() {
  const t = useText();
  const path = useLocalePath();
  return (
    <aside className="flex flex-col items-start gap-4 rounded-card bg-accent-soft p-5 md:p-6">
      <p className="text-lg">{t("blog.invitation")}</p>
      <Link to={path("register")} className={buttonClasses("primary")}>
        {t("site.hero.getStarted")}
      </Link>
    </aside>
  );
}

/** An article as it is read, and the ways on from it. */
export function ArticleView({
  article,
  html,
  related,
}: {
  article: Omit<Article, "content">;
  html: Html;
  related: readonly ArticleSummary[];
}) {
  const t = useText();
  const list = useLocalePath()("blog");
  return (
    <>
      <ArticleText
        article={article}
        author={article.author}
        html={html}
        sources={article.sources}
        review={article.review}
        notice={<NumbersOfCountry ofText={article.language} />}
      />
      <Invitation />
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
