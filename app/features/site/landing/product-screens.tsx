import { useId } from "react";
import { useText } from "#app/locale/text.tsx";
import { BlockTitle, LandingBlock } from "./landing-block.tsx";
import { ScreenPicture } from "./screen-picture.tsx";
import { STAKES } from "./stakes.ts";

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
            <ScreenPicture stake={stake} alt={t(`site.landing.screens.${stake}.alt`)} />
          </li>
        ))}
      </ul>
    </LandingBlock>
  );
}
