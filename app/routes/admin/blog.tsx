import Plus from "lucide-react/icons/plus";
import { Link } from "react-router";
import { ArticleList } from "../../features/articles/article-list.tsx";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { Page } from "../../ui/page.tsx";

export default function AdminBlogPage() {
  const t = useText();
  const path = useLocalePath();
  return (
    <Page
      title={t("admin.blog.title")}
      lead={t("admin.blog.lead")}
      actions={
        <Link to={path("admin/blog/new")} className={buttonLook("primary")}>
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
