import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link, useLocation } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { PlainSummary } from "#app/ui/button/plain-summary.tsx";
import { ADMIN_PAGES, adminPagesOf, adminPathOf, GROUPS } from "./admin-pages.ts";

/** The way back to the admin home and to its other pages, above each of them. */
export function AdminNavigation() {
  const t = useText();
  const path = useLocalePath();
  const { pathname, search } = useLocation();
  if (/\/admin\/?$/.test(pathname)) return null;
  // Two pages may share an address but for what follows it.
  const at = (address: string) => ADMIN_PAGES.find((place) => path(adminPathOf(place)) === address);
  const here = at(pathname + search) ?? at(pathname);
  return (
    <nav
      aria-label={t("admin.navigation.label")}
      className="mx-auto -mb-4 flex w-full max-w-6xl flex-wrap items-start gap-2 px-2 pt-3 md:px-6 print:hidden"
    >
      <Link to={path("admin")} className={buttonClasses("plain")}>
        <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
        {t("admin.title")}
      </Link>
      {/* Made anew on another page, and so shut again. */}
      <details key={pathname} className="group grow">
        <PlainSummary>{t("admin.navigation.others")}</PlainSummary>
        <ul className="mt-2 mb-6 grid gap-1 rounded-card border border-line bg-paper-raised p-2 sm:grid-cols-2 lg:grid-cols-3">
          {GROUPS.flatMap(adminPagesOf).map((place) => (
            <li key={place.page}>
              <Link
                to={path(adminPathOf(place))}
                aria-current={place === here ? "page" : undefined}
                className="flex min-h-11 items-center gap-3 rounded-control px-3 py-2 hover:bg-accent-soft aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold"
              >
                <place.Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
                {t(`admin.${place.page}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
