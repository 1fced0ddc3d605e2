import { Link } from "react-router";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { CabinetScene } from "./cabinet-scene.tsx";

/** Fills the first screen: what this is, one way in for the new and one for the known. */
export function Hero() {
  const t = useText();
  const path = useLocalePath();
  return (
    <section className="mx-auto grid min-h-[calc(100dvh-4.1rem)] w-full max-w-6xl content-center items-center gap-x-12 gap-y-8 px-5 py-8 md:grid-cols-[11fr_9fr] lg:grid-cols-2 md:px-8 md:py-12">
      <div className="flex flex-col gap-6">
        <h1 className="text-3xl md:text-4xl">{t("site.hero.title")}</h1>
        <p className="max-w-[34rem] text-lg text-ink-soft">{t("site.hero.subtitle")}</p>
        <div className="flex flex-col items-start gap-2">
          <Link to={path("register")} className={`${buttonLook("primary")} min-h-13 px-6 text-lg`}>
            {t("site.hero.getStarted")}
          </Link>
          <Link
            to={path("login")}
            className="-ml-2 inline-flex min-h-11 items-center rounded-control px-2 text-accent underline underline-offset-4 hover:bg-accent-soft"
          >
            {t("site.hero.signIn")}
          </Link>
        </div>
      </div>
      <CabinetScene className="mx-auto w-full max-w-md md:max-w-none" />
    </section>
  );
}
