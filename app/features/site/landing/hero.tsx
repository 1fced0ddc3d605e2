import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import type { SiteImage } from "../content.ts";
import { CabinetScene } from "./cabinet-scene.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import { STAKES } from "./stakes.ts";

const PICTURE_CLASS = "mx-auto aspect-[16/9] w-full md:aspect-[5/4]";

/** What can be tried at once, then the way for those who are known. */
const LINKS = [
  { page: "example", words: "example" },
  { page: "first-answer", words: "askFirst" },
  { page: "first-cabinet", words: "tryFirst" },
  { page: "login", words: "signIn" },
] as const;

/**
 * Fills the first screen: what this is, what it answers, one way in for the new and one for the known.
 * @param image null where nobody chose one, undefined while nobody knows
 */
export function Hero({ image }: { image: SiteImage | null | undefined }) {
  const t = useText();
  const path = useLocalePath();
  return (
    <section className="mx-auto grid min-h-[calc(100dvh-4.1rem)] w-full max-w-6xl content-center items-center gap-x-12 gap-y-8 px-5 py-8 md:grid-cols-2 md:px-8 md:py-12 lg:grid-cols-[5fr_6fr]">
      <div className="flex flex-col gap-6">
        <h1 className="text-3xl md:text-4xl">{t("site.hero.title")}</h1>
        <p className="max-w-[34rem] text-lg text-ink-soft">{t("site.hero.subtitle")}</p>
        <ul className="flex max-w-[34rem] flex-col border-l-4 border-accent pl-4">
          {STAKES.map((stake) => (
            <li key={stake}>
              <a
                href={`#${stake}`}
                className="flex min-h-11 items-center text-lg font-semibold hover:underline"
              >
                {t(`site.hero.stakes.${stake}`)}
              </a>
            </li>
          ))}
        </ul>
        <div className="flex flex-col items-start gap-2">
          <Link
            to={path("register")}
            className={`${buttonClasses("primary")} min-h-13 px-6 text-lg`}
          >
            {t("site.hero.getStarted")}
          </Link>
          <p className="max-w-[34rem] text-ink-soft">{t("site.hero.terms")}</p>
          {LINKS.map(({ page, words }) => (
            <Link
              key={page}
              to={path(page)}
              className="-ml-2 inline-flex min-h-11 items-center rounded-control px-2 text-accent underline underline-offset-4 hover:bg-accent-soft"
            >
              {t(`site.hero.${words}`)}
            </Link>
          ))}
        </div>
      </div>
      {image === undefined && <Skeleton className={`${PICTURE_CLASS} rounded-card`} />}
      {image === null && <CabinetScene className={PICTURE_CLASS} />}
      {image && (
        <HeroPicture
          image={image}
          className={`${PICTURE_CLASS} rounded-card border border-line object-cover dark:brightness-85`}
        />
      )}
    </section>
  );
}
