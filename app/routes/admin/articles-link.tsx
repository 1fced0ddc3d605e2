import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { buttonLook } from "../../ui/button-look.ts";

/** From an editor back to the list. */
export function ArticlesLink() {
  const t = useText();
  const path = useLocalePath();
  return (
    <Link to={path("admin/blog")} className={buttonLook("secondary")}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t("articles.editor.back")}
    </Link>
  );
}
