import { EditArticle } from "../../features/articles/edit-article.tsx";
import { useText } from "../../locale/text.tsx";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/edit-article.ts";
import { ArticlesLink } from "./articles-link.tsx";
import { drawArticle } from "./draw-article.tsx";

export default function AdminEditArticlePage({ params: { id } }: Route.ComponentProps) {
  const t = useText();
  return (
    <Page title={t("articles.editor.editTitle")} actions={<ArticlesLink />}>
      <EditArticle key={id} id={id} draw={drawArticle} />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
