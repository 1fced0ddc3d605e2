import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";

/** The ways through a list that does not fit on one page. @param page from 1 on */
export function ArticlePagination({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  const t = useText();
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={t("articles.pages.label")}
      className="flex flex-wrap items-center justify-center gap-3"
    >
      <Button
        variant="secondary"
        disabled={page <= 1}
        icon={<ChevronLeft aria-hidden="true" className="size-5" />}
        onClick={() => onPage(page - 1)}
      >
        {t("articles.pages.previous")}
      </Button>
      <span className="tabular-nums">{t("articles.pages.at", { page, pages })}</span>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t("articles.pages.next")}
        <ChevronRight aria-hidden="true" className="size-5" />
      </Button>
    </nav>
  );
}
