import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { useLocalePath } from "../locale/locale-path.ts";
import { useText } from "../locale/text.tsx";
import { Button } from "../ui/button.tsx";
import { Logo } from "../ui/logo.tsx";
import { NowherePage } from "./nowhere-page.tsx";

/** The last page: what no other one caught. Its title is the specification's, in every language. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useText();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Bare>
        <NowherePage />
      </Bare>
    );
  }
  return (
    <Bare>
      <div className="mx-auto flex max-w-xl flex-col items-start gap-4 px-5 py-12 md:py-20">
        <title>{t("site.crash.title")}</title>
        <h1 className="text-2xl">{t("site.crash.title")}</h1>
        <p className="text-ink-soft">{t("site.crash.body")}</p>
        <Button onClick={() => window.location.reload()}>{t("site.crash.reload")}</Button>
      </div>
    </Bare>
  );
}

/** Nothing here may fail again: a name, and the page. */
function Bare({ children }: { children: ReactNode }) {
  const t = useText();
  const path = useLocalePath();
  return (
    <>
      <header className="border-b border-line px-5 py-3.5">
        <a href={path()} aria-label={t("site.home")} className="inline-flex rounded-control">
          <Logo />
        </a>
      </header>
      <main>{children}</main>
    </>
  );
}
