import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { useSite } from "#app/routes/page-head.tsx";
import { canonicalLocale } from "#domain/locale/alternates.ts";
import { JsonLd } from "./json-ld.tsx";
import { breadcrumbList, type Step } from "./structured-data.ts";

/** The way from the home page to this one, for readers and for search engines. @param steps without the home page */
export function Breadcrumbs({ steps }: { steps: readonly Step[] }) {
  const t = useText();
  const path = useLocalePath();
  const locale = canonicalLocale(useLanguage());
  const { publicUrl } = useSite();
  const way = [{ name: t("pages.home"), page: "" }, ...steps];
  return (
    <nav aria-label={t("pages.breadcrumb")} className="text-sm text-ink-soft print:hidden">
      <ol className="flex items-center gap-x-1.5">
        {way.map(({ name, page }, at) => (
          // On a phone the page's title, just below, says as much as the last step.
          <li key={page} className="flex min-w-0 items-center gap-1.5 last:max-sm:sr-only">
            {at > 0 && <ChevronRight aria-hidden="true" className="size-4 shrink-0" />}
            {at < way.length - 1 ? (
              <Link
                to={path(page)}
                className="-mx-2 inline-flex min-h-11 items-center px-2 underline underline-offset-4 hover:text-ink"
              >
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="truncate py-2.5">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbList(way, locale, publicUrl)} />
    </nav>
  );
}
