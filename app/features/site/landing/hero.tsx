import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import type { SiteImage } from "../content.ts";
import { CabinetScene } from "./cabinet-scene.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import { FirstScreenPicture } from "./screen-picture.tsx";
import { STAKES } from "./stakes.ts";

const PICTURE_CLASS = "mx-auto aspect-[5/4] w-full max-md:hidden";

/** What else can be tried at once, then the way for those who are known. */
const LINKS = [
  { page: "first-answer", words: "askFirst" },
  { page: "first-cabinet", words: "tryFirst" },
  { page: "login", words: "signIn" },
] as const;

const LINK =
  "-ml-2 inline-flex min-h-11 items-center rounded-control px-2 text-accent underline underline-offset-4 hover:bg-accent-soft";

/**
 * Fills the first screen: what this is, what it answers, what it costs, the way in, and an example. On a phone a picture
 * of the product begins there.
 * @param image null where nobody chose one, undefined while nobody knows
 */
export function Hero({ image }: { image: SiteImage | null | undefined }) {
  const t = useText();
  const path = useLocalePath();
  return (
    <section className="mx-auto grid w-full max-w-6xl content-center gap-x-12 gap-y-3 px-5 py-3 md:min-h-[calc(100dvh-4.1rem)] md:grid-cols-2 md:gap-y-2 md:px-8 md:py-12 lg:grid-cols-[5fr_6fr]">
      <div className="flex flex-col gap-2 md:gap-6 md:self-end">
        <h1 className="max-md:text-[1.3rem] max-md:leading-tight md:text-4xl">
          {t("site.hero.title")}
        </h1>
        <p className="max-w-[34rem] text-ink-soft md:text-lg">{t("site.hero.subtitle")}</p>
        <ul className="flex max-w-[34rem] flex-col border-l-4 border-accent pl-4">
          {STAKES.map((stake) => (
            <li key={stake}>
              <a
                href={`#${stake}`}
                className="flex min-h-[44px] items-center font-semibold hover:underline md:text-lg"
              >
                {t(`site.hero.stakes.${stake}`)}
              </a>
            </li>
          ))}
        </ul>
        <div className="flex flex-col items-start gap-1 md:gap-2">
          <Link
            to={path("register")}
            className={`${buttonClasses("primary")} px-6 md:min-h-13 md:text-lg`}
          >
            {t("site.hero.getStarted")}
          </Link>
          <p className="max-w-[34rem] text-ink-soft max-md:text-sm">{t("site.hero.terms")}</p>
          <Link to={path("example")} className={LINK}>
            {t("site.hero.example")}
          </Link>
        </div>
      </div>
      <div className="md:col-start-2 md:row-span-2 md:row-start-1 md:self-center">
        <FirstScreenPicture stake="taken" alt={t("site.landing.screens.taken.alt")} />
        {image === undefined && <Skeleton className={`${PICTURE_CLASS} rounded-card`} />}
        {image === null && <CabinetScene className={PICTURE_CLASS} />}
        {image && (
          <HeroPicture
            image={image}
            className={`${PICTURE_CLASS} rounded-card border border-line object-cover dark:brightness-85`}
          />
        )}
      </div>
      <div className="flex flex-col items-start gap-2 md:self-start">
        {LINKS.map(({ page, words }) => (
          <Link key={page} to={path(page)} className={LINK}>
            {t(`site.hero.${words}`)}
          </Link>
        ))}
      </div>
    </section>
  );
}
