import Plus from "lucide-react/icons/plus";
import { Link } from "react-router";
import { ArticleList } from "#app/features/articles/list/article-list.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Page } from "#app/ui/layout/page.tsx";

export default function AdminBlogPage() {
  const t = useText();
  const path = useLocalePath();
  return (
    <Page
      title={t("admin.blog.title")}
      lead={t("admin.blog.lead")}
      actions={
        <Link to={path("admin/blog/new")} className={buttonClasses("primary")}>
          <Plus aria-hidden="true" className="size-5" />
          {t("articles.new")}
        </Link>
      }
    >
      <ArticleList />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
