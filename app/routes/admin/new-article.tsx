import { NewArticle } from "../../features/articles/new-article.tsx";
import { useText } from "../../locale/text.tsx";
import { Page } from "../../ui/page.tsx";
import { ArticlesLink } from "./articles-link.tsx";
import { drawArticle } from "./draw-article.tsx";

export default function AdminNewArticlePage() {
  const t = useText();
  return (
    <Page title={t("admin.newArticle.title")} actions={<ArticlesLink />}>
      <NewArticle draw={drawArticle} />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
