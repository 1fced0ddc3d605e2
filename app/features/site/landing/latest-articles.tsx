import ArrowRight from "lucide-react/icons/arrow-right";
import { useId } from "react";
import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Carousel, type Slide } from "#app/ui/carousel/carousel.tsx";
import { BlockTitle, LandingBlock } from "./landing-block.tsx";

/** The newest articles, or nothing while there is none. */
export function LatestArticles({ cards }: { cards: readonly Slide[] }) {
  const t = useText();
  const path = useLocalePath();
  const titleId = useId();
  if (cards.length === 0) return null;
  return (
    <LandingBlock titleId={titleId}>
      <Carousel
        titleId={titleId}
        title={<BlockTitle id={titleId} title={t("site.landing.articles.title")} />}
        slides={cards}
      />
      <Link to={path("blog")} className={`${buttonClasses("secondary")} mt-8`}>
        {t("site.landing.articles.all")}
        <ArrowRight aria-hidden="true" className="size-5" />
      </Link>
    </LandingBlock>
  );
}
