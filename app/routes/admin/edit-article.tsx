import { EditArticle } from "#app/features/articles/editor/edit-article.tsx";
import { useText } from "#app/locale/text.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import type { Route } from "./+types/edit-article.ts";
import { ArticlesLink } from "./articles-link.tsx";
import { renderArticlePreview } from "./render-article-preview.tsx";

export default function AdminEditArticlePage({ params: { id } }: Route.ComponentProps) {
  const t = useText();
  return (
    <Page title={t("articles.editor.editTitle")} actions={<ArticlesLink />}>
      <EditArticle key={id} id={id} renderArticle={renderArticlePreview} />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
