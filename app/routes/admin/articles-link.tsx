import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";

/** From an editor back to the list. */
export function ArticlesLink() {
  const t = useText();
  const path = useLocalePath();
  return (
    <Link to={path("admin/blog")} className={buttonClasses("secondary")}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t("articles.editor.back")}
    </Link>
  );
}
