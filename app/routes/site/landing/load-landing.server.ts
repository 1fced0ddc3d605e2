import { serverDb } from "#app/client/database/server-db.ts";
import { listLatestArticles } from "#app/features/blog/data.ts";
import {
  listFaqItems,
  listHomepageContent,
  listPressMentions,
  listSiteImages,
  listSiteMetadata,
  listTestimonials,
} from "#app/features/site/data.ts";
import type { RequestContext } from "#app/request-context.ts";
import { localeOfRequest } from "#app/request-locale.ts";
import { languageOf } from "#domain/locale/locales.ts";
import { markdownReader } from "../markdown-reader.server.ts";
import { type LandingContent, NO_CONTENT } from "./landing.tsx";

const LATEST_ARTICLES = 3;

/** What can be loaded of it: what cannot is reported, and the page does without. */
export async function loadLanding(
  request: Request,
  facts: RequestContext,
): Promise<LandingContent> {
  const db = serverDb(facts);
  const language = languageOf(localeOfRequest(request));
  const [hero, sections, claims, testimonials, questions, articles, mentions] = await Promise.all([
    orElse(NO_CONTENT.hero, listSiteImages(db, language).then(heroOf)),
    orElse(NO_CONTENT.sections, listHomepageContent(db, language)),
    orElse(NO_CONTENT.claims, listClaims()),
    orElse(NO_CONTENT.testimonials, listTestimonials(db, language)),
    orElse(NO_CONTENT.questions, listQuestions()),
    orElse(NO_CONTENT.articles, listLatestArticles(db, language, LATEST_ARTICLES)),
    orElse(NO_CONTENT.mentions, listPressMentions(db, language)),
  ]);
  return { hero, sections, claims, testimonials, questions, articles, mentions };

  function orElse<Content>(otherwise: Content, loading: Promise<Content>): Promise<Content> {
    return loading.catch((problem: unknown) => {
      facts.report(problem);
      return otherwise;
    });
  }

  /** The owner leaves empty what is not true here. */
  async function listClaims() {
    const metadata = await listSiteMetadata(db);
    return metadata
      .filter((each) => each.language === language && each.key.startsWith("claim_"))
      .map(({ value }) => value.trim())
      .filter((claim) => claim !== "");
  }

  async function listQuestions() {
    const items = await listFaqItems(db, language, { featured: true });
    const read = await markdownReader(request, facts);
    return items.map(({ answer, ...question }) => ({ ...question, answerHtml: read(answer) }));
  }
}

const heroOf = (images: Awaited<ReturnType<typeof listSiteImages>>) =>
  images.find(({ name }) => name === "hero") ?? null;
