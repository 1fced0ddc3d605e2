import ChevronRight from "lucide-react/icons/chevron-right";
import Mail from "lucide-react/icons/mail";
import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Badge } from "#app/ui/list/badge.tsx";
import { type AdminPage, adminPathOf } from "./admin-pages.ts";

/** The way to one page of the back-office, what it is for, and what waits there. */
export function AdminPageCard({
  adminPage,
  news,
}: {
  adminPage: AdminPage;
  news: string | undefined;
}) {
  const t = useText();
  const path = useLocalePath();
  const { page, Icon } = adminPage;
  return (
    <Link
      to={path(adminPathOf(adminPage))}
      className="flex h-full items-start gap-4 rounded-card border border-line bg-paper-raised p-4 transition-colors hover:bg-accent-soft md:p-6"
    >
      <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-accent max-xs:hidden" />
      <span className="min-w-0 grow">
        <span className="block font-semibold text-lg">{t(`admin.${page}.title`)}</span>
        <span className="block text-ink-soft">{t(`admin.${page}.card`)}</span>
        {news && (
          <span className="mt-2 block">
            <Badge tone="accent" icon={<Mail aria-hidden="true" />}>
              {news}
            </Badge>
          </span>
        )}
      </span>
      <ChevronRight
        aria-hidden="true"
        className="mt-1 size-5 shrink-0 text-ink-soft max-xs:hidden"
      />
    </Link>
  );
}
