import type { Article } from "#domain/content/article.ts";
import { type Language, type Locale, languageTag } from "#domain/locale/locales.ts";
import { localePath } from "#domain/locale/paths.ts";

/** A thing in the words of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** Who publishes the site, and under which address its pages are kept. */
export interface Publisher {
  readonly name: string;
  readonly publicUrl: string;
  readonly description: string | null;
}

/** A step on the way from the home page. @param page the address after the locale */
export interface Step {
  readonly name: string;
  readonly page: string;
}

const CONTEXT = { "@context": "https://schema.org" } as const;

export function organization({ name, publicUrl, description }: Publisher): StructuredData {
  return {
    ...CONTEXT,
    "@type": "Organization",
    name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/images/icon-512.png`,
    ...(description && { description }),
  };
}

export function breadcrumbList(
  steps: readonly Step[],
  locale: Locale,
  publicUrl: string,
): StructuredData {
  return {
    ...CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, page }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: publicUrl + localePath(locale, `/${page}`),
    })),
  };
}

export function faqPage(
  questions: readonly { readonly question: string; readonly answerHtml: string }[],
  language: Language,
): StructuredData {
  return {
    ...CONTEXT,
    "@type": "FAQPage",
    inLanguage: language,
    mainEntity: questions.map(({ question, answerHtml }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answerHtml },
    })),
  };
}

export function articleData(
  article: Pick<Article, "title" | "excerpt" | "image" | "language" | "author" | "category"> & {
    readonly publishedAt: string;
    readonly updatedAt: string;
  },
  locale: Locale,
  page: string,
  publisher: Publisher,
): StructuredData {
  const { name, publicUrl } = publisher;
  const { "@context": _, ...house } = organization(publisher);
  return {
    ...CONTEXT,
    "@type": "Article",
    headline: article.title,
    ...(article.excerpt && { description: article.excerpt }),
    ...(article.image && { image: absolute(article.image.url, publicUrl) }),
    inLanguage: languageTag(locale),
    articleSection: article.category,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    // An author who bears the name of the house is the house.
    author: article.author.includes(name) ? house : { "@type": "Person", name: article.author },
    publisher: house,
    mainEntityOfPage: publicUrl + localePath(locale, `/${page}`),
  };
}

function absolute(url: string, publicUrl: string): string {
  return url.startsWith("/") ? publicUrl + url : url;
}
