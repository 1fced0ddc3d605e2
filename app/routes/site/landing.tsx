import { Suspense, use } from "react";
import type { ArticleSummary } from "../../../domain/content/article.ts";
import { ArticleCard } from "../../features/blog/article-card.tsx";
import type {
  HomepageSection,
  PressMention,
  SiteImage,
  Testimonial,
} from "../../features/site/content.ts";
import type { AnsweredQuestion } from "../../features/site/faq-accordion.tsx";
import { FaqPreview } from "../../features/site/faq-preview.tsx";
import { Features } from "../../features/site/features.tsx";
import { Hero } from "../../features/site/hero.tsx";
import { LandingWaiting } from "../../features/site/landing-waiting.tsx";
import { LatestArticles } from "../../features/site/latest-articles.tsx";
import { PressBlock } from "../../features/site/press-block.tsx";
import { Testimonials } from "../../features/site/testimonials.tsx";
import { ValueProposition } from "../../features/site/value-proposition.tsx";

/** What the owner of the installation says on the landing page, in one language. */
export interface LandingContent {
  readonly hero: SiteImage | null;
  readonly sections: readonly HomepageSection[];
  /** A sentence each: how many families, how their data is kept. */
  readonly claims: readonly string[];
  readonly testimonials: readonly Testimonial[];
  readonly questions: readonly AnsweredQuestion[];
  readonly articles: readonly ArticleSummary[];
  readonly mentions: readonly PressMention[];
}

/** Where nothing could be loaded the page still says what the product is. */
export const NO_CONTENT: LandingContent = {
  hero: null,
  sections: [],
  claims: [],
  testimonials: [],
  questions: [],
  articles: [],
  mentions: [],
};

/** The server has its content at once; a browser that comes from another page waits for it here. */
export function Landing({ content }: { content: LandingContent | Promise<LandingContent> }) {
  if (!(content instanceof Promise)) return <Blocks content={content} />;
  return (
    <Suspense fallback={<LandingWaiting />}>
      <BlocksInTime content={content} />
    </Suspense>
  );
}

function BlocksInTime({ content }: { content: Promise<LandingContent> }) {
  return <Blocks content={use(content)} />;
}

function Blocks({ content }: { content: LandingContent }) {
  const { hero, sections, claims, testimonials, questions, articles, mentions } = content;
  const section = (key: string) => sections.find((each) => each.key === key);
  return (
    <>
      <Hero image={hero} />
      <Features />
      <ValueProposition section={section("value_proposition")} claims={claims} />
      <Testimonials section={section("testimonials")} testimonials={testimonials} />
      <FaqPreview section={section("faq_preview")} questions={questions} />
      <LatestArticles
        cards={articles.map((article) => ({
          id: article.slug,
          content: <ArticleCard article={article} heading="h3" />,
        }))}
      />
      <PressBlock section={section("press")} mentions={mentions} />
    </>
  );
}
