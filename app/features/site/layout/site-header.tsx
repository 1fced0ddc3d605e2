import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { useBrand } from "#app/ui/graphics/brand.ts";
import { Logo } from "#app/ui/graphics/logo.tsx";
import { LanguageSelect } from "../language/language-select.tsx";
import { useSeemsSignedIn } from "./use-seems-signed-in.ts";

const PAGES = ["faq", "blog"] as const;

const PAGE_LINK =
  "inline-flex min-h-11 items-center whitespace-nowrap px-2 text-sm text-accent hover:underline";

/** @param memberControls what the header shows to a signed-in account: the bell and the account */
export function SiteHeader({ memberControls }: { memberControls: ReactNode }) {
  const t = useText();
  const { name } = useBrand();
  const path = useLocalePath();
  const signedIn = useSeemsSignedIn();
  return (
    <>
      <header className="sticky top-0 z-20 border-b border-line bg-paper">
        <div className="mx-auto flex w-full max-w-6xl items-center justify-between gap-4 px-5 py-2.5 md:px-8">
          <Link
            to={signedIn ? path("dashboard") : path()}
            aria-label={t("site.home", { name })}
            className="-ml-1 flex min-h-11 min-w-11 items-center justify-center rounded-control p-1"
          >
            <Logo className="max-[26rem]:[&>span]:hidden" />
          </Link>
          <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
            <LanguageSelect className="hidden w-44 md:block" />
            {signedIn ? (
              memberControls
            ) : (
              <>
                <Link to={path("login")} className={PAGE_LINK}>
                  {t("site.signIn")}
                </Link>
                <Link to={path("register")} className={buttonClasses("primary")}>
                  {t("site.getStarted")}
                </Link>
              </>
            )}
          </div>
        </div>
      </header>
      {!signedIn && (
        <nav aria-label={t("site.nav")} className="border-b border-line">
          <div className="mx-auto flex w-full max-w-6xl flex-wrap px-3 md:px-6">
            {PAGES.map((page) => (
              <Link key={page} to={path(page)} className={PAGE_LINK}>
                {t(`site.footer.pages.${page}`)}
              </Link>
            ))}
          </div>
        </nav>
      )}
    </>
  );
}
