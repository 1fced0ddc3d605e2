import { useEffect } from "react";
import { localePath } from "../../../domain/locale/paths.ts";
import { visitorLocale } from "../../client/visitor.ts";
import { useText } from "../../locale/text.tsx";
import { Logo } from "../../ui/logo.tsx";

/** The bare address: the browser says what its reader speaks, and the page moves on. Nothing is asked of the network. */
export default function Locate() {
  const t = useText();

  useEffect(() => {
    const { search, hash } = window.location;
    window.location.replace(`${localePath(visitorLocale(), "/")}${search}${hash}`);
  }, []);

  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6">
      <title>{t("site.title")}</title>
      <Logo />
      <p role="status" className="text-ink-soft">
        {t("site.locating")}
      </p>
      <noscript>
        <a href="/fr-fr/">Français</a> · <a href="/us-en/">English</a> ·{" "}
        <a href="/es-es/">Español</a>
      </noscript>
    </main>
  );
}
