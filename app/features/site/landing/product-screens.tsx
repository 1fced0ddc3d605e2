import { useId } from "react";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { BlockTitle, LandingBlock } from "./landing-block.tsx";
import { STAKES, type Stake } from "./stakes.ts";

/** The three questions of the first screen, each with the place of the product that answers it. */
export function ProductScreens() {
  const t = useText();
  const titleId = useId();
  return (
    <LandingBlock titleId={titleId} background="raised">
      <BlockTitle
        id={titleId}
        title={t("site.landing.screens.title")}
        description={t("site.landing.screens.note")}
      />
      <ul className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-3">
        {STAKES.map((stake) => (
          <li key={stake} id={stake} className="flex scroll-mt-24 flex-col gap-4">
            <h3 className="text-xl">{t(`site.hero.stakes.${stake}`)}</h3>
            <p className="text-ink-soft">{t(`site.landing.screens.${stake}.body`)}</p>
            <Screen stake={stake} alt={t(`site.landing.screens.${stake}.alt`)} />
          </li>
        ))}
      </ul>
    </LandingBlock>
  );
}

/** Drawn by `npm run pictures`, in the language and the colors of the reader. */
function Screen({ stake, alt }: { stake: Stake; alt: string }) {
  const language = useLanguage();
  const light = `/images/screens/${stake}-${language}-light`;
  const dark = `/images/screens/${stake}-${language}-dark`;
  const isDark = "(prefers-color-scheme: dark)";
  return (
    <picture className="mt-auto">
      <source media={isDark} type="image/avif" srcSet={`${dark}.avif`} />
      <source type="image/avif" srcSet={`${light}.avif`} />
      <img
        src={`${light}.webp`}
        alt={alt}
        width={375}
        height={470}
        loading="lazy"
        decoding="async"
        className="mx-auto w-full max-w-sm rounded-card border border-line"
      />
    </picture>
  );
}
