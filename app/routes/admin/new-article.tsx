import { NewArticle } from "#app/features/articles/editor/new-article.tsx";
import { useText } from "#app/locale/text.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ArticlesLink } from "./articles-link.tsx";
import { renderArticlePreview } from "./render-article-preview.tsx";

export default function AdminNewArticlePage() {
  const t = useText();
  return (
    <Page title={t("admin.newArticle.title")} actions={<ArticlesLink />}>
      <NewArticle renderArticle={renderArticlePreview} />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
