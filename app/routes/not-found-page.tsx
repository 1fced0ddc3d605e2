import { useLocalePath } from "../locale/locale-path.ts";
import { useText } from "../locale/text.tsx";
import { buttonClasses } from "../ui/button/button-variants.ts";
import { CabinetDrawing } from "../ui/graphics/cabinet-drawing.tsx";
import { PageHead } from "./page-head.tsx";

const HELP_PAGES = ["faq", "sitemap", "contact"] as const;

/** What stands at an address that holds nothing, in the visitor's language. */
export function NotFoundPage() {
  const t = useText();
  const path = useLocalePath();
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-start gap-4 px-5 py-12 md:py-20">
      <PageHead title={t("site.notFound.title")} description={t("site.notFound.body")} noIndex />
      <CabinetDrawing className="w-36 text-accent" />
      <h1 className="text-2xl">{t("site.notFound.title")}</h1>
      <p className="text-ink-soft">{t("site.notFound.body")}</p>
      <a className={buttonClasses("primary")} href={path()}>
        {t("site.notFound.home")}
      </a>
      <ul className="-mx-2 flex flex-wrap gap-x-4">
        {HELP_PAGES.map((page) => (
          <li key={page}>
            <a
              href={path(page)}
              className="inline-flex min-h-11 items-center px-2 text-accent underline underline-offset-4"
            >
              {t(`site.footer.pages.${page}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
