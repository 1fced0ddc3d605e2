import ArrowRight from "lucide-react/icons/arrow-right";
import { useId } from "react";
import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import type { HomepageSection } from "../content.ts";
import { type AnsweredQuestion, FaqAccordion } from "./faq-accordion.tsx";
import { BlockTitle, LandingBlock } from "./landing-block.tsx";

/** The questions chosen for the landing page, and the way to all of them. */
export function FaqPreview({
  section,
  questions,
}: {
  section: HomepageSection | undefined;
  questions: readonly AnsweredQuestion[];
}) {
  const t = useText();
  const path = useLocalePath();
  const titleId = useId();
  return (
    <LandingBlock titleId={titleId} background="raised">
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-[2fr_3fr]">
        <div className="flex flex-col items-start gap-6">
          <BlockTitle
            id={titleId}
            title={section?.title ?? t("site.landing.faq.title")}
            subtitle={section?.subtitle ?? null}
            description={section?.description ?? null}
          />
          <Link to={path("faq")} className={buttonClasses("secondary")}>
            {t("site.landing.faq.all")}
            <ArrowRight aria-hidden="true" className="size-5" />
          </Link>
        </div>
        {questions.length > 0 && <FaqAccordion name="faq-preview" questions={questions} />}
      </div>
    </LandingBlock>
  );
}
