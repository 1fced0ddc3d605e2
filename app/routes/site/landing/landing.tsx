import { Suspense, use } from "react";
import { ArticleCard } from "#app/features/blog/article-card.tsx";
import type {
  HomepageSection,
  PressMention,
  SiteImage,
  Testimonial,
} from "#app/features/site/content.ts";
import type { AnsweredQuestion } from "#app/features/site/landing/faq-accordion.tsx";
import { FaqPreview } from "#app/features/site/landing/faq-preview.tsx";
import { Features } from "#app/features/site/landing/features.tsx";
import { Hero } from "#app/features/site/landing/hero.tsx";
import { LandingSkeleton } from "#app/features/site/landing/landing-skeleton.tsx";
import { LatestArticles } from "#app/features/site/landing/latest-articles.tsx";
import { PressBlock } from "#app/features/site/landing/press-block.tsx";
import { ProductScreens } from "#app/features/site/landing/product-screens.tsx";
import { Testimonials } from "#app/features/site/landing/testimonials.tsx";
import { ValueProposition } from "#app/features/site/landing/value-proposition.tsx";
import type { ArticleSummary } from "#domain/content/article.ts";

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
    <Suspense fallback={<LandingSkeleton />}>
      <PendingBlocks content={content} />
    </Suspense>
  );
}

function PendingBlocks({ content }: { content: Promise<LandingContent> }) {
  return <Blocks content={use(content)} />;
}

function Blocks({ content }: { content: LandingContent }) {
  const { hero, sections, claims, testimonials, questions, articles, mentions } = content;
  const section = (key: string) => sections.find((each) => each.key === key);
  return (
    <>
      <Hero image={hero} />
      <ProductScreens />
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
