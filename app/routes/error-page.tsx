import { isRouteErrorResponse, useLocation } from "react-router";
import { useLocalePath } from "../locale/locale-path.ts";
import { useText } from "../locale/text.tsx";
import { buttonClasses } from "../ui/button/button-variants.ts";
import { useBrand } from "../ui/graphics/brand.ts";
import { Logo } from "../ui/graphics/logo.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { SiteShell } from "./site/site-shell.tsx";

/** The last page: what no other one caught. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <SiteShell>
        <NotFoundPage />
      </SiteShell>
    );
  }
  return <CrashPage isBusy={isRouteErrorResponse(error) && error.status === 503} />;
}

/**
 * Its title is the specification's, in every language. Nothing here may fail again, and nothing waits for scripts,
 * which may be what failed: a name, a few words and plain links.
 */
function CrashPage({ isBusy }: { isBusy: boolean }) {
  const t = useText();
  const { name } = useBrand();
  const path = useLocalePath();
  const { pathname, search } = useLocation();
  return (
    <>
      <header className="border-b border-line px-5 py-3.5">
        <a
          href={path()}
          aria-label={t("site.home", { name })}
          className="inline-flex rounded-control"
        >
          <Logo />
        </a>
      </header>
      <main className="mx-auto flex max-w-xl flex-col items-start gap-4 px-5 py-12 md:py-20">
        <title>{t("site.errorPage.title")}</title>
        <h1 lang="en" className="text-2xl">
          {t("site.errorPage.title")}
        </h1>
        <p className="text-ink-soft">{t(isBusy ? "site.errorPage.busy" : "site.errorPage.body")}</p>
        <div className="flex flex-wrap gap-2">
          <a href={pathname + search} className={buttonClasses("primary")}>
            {t("site.errorPage.reload")}
          </a>
          <a href={path()} className={buttonClasses("secondary")}>
            {t("site.notFound.home")}
          </a>
          <a href={path("contact")} className={buttonClasses("plain")}>
            {t("site.errorPage.contact")}
          </a>
        </div>
      </main>
    </>
  );
}
