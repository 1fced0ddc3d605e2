import { useRouteLoaderData } from "react-router";
import { PRODUCT_NAME, type SiteFacts } from "#domain/content/site-facts.ts";
import { alternatesOf, canonicalLocale } from "#domain/locale/alternates.ts";
import { LANGUAGES, type Language, languageTag } from "#domain/locale/locales.ts";
import { localePath } from "#domain/locale/paths.ts";
import { useLanguage, useText } from "../locale/text.tsx";

export interface PublishedText {
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly section: string;
  readonly tags: readonly string[];
}

/** A picture for a message that links to the page; its address on this site or an https one. */
interface SharedImage {
  readonly url: string;
  readonly alt: string;
}

const DEFAULT_IMAGE = "/images/og.png";

/**
 * What search engines and messengers read of a public page; React moves it into the head. What a page does not say is
 * said by the site of itself.
 * @param page the address after the locale, without a leading slash; undefined where there is no such page
 * @param languages those the page is written in, where not in all
 */
export function PageHead({
  title,
  description,
  page,
  languages = LANGUAGES,
  image,
  article,
  noIndex = false,
}: {
  title?: string;
  description?: string;
  page?: string;
  languages?: readonly Language[];
  image?: SharedImage | undefined;
  article?: PublishedText;
  noIndex?: boolean;
}) {
  const t = useText();
  const { name, facts, publicUrl } = useSite();
  const whole = title ? `${title} - ${name}` : (facts?.title ?? t("site.title"));
  const told = description ?? facts?.description ?? t("site.description");
  const shown = image?.url ?? facts?.image ?? DEFAULT_IMAGE;
  const imageUrl = shown.startsWith("/") ? publicUrl + shown : shown;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={told} />
      {facts?.keywords && <meta name="keywords" content={facts.keywords} />}
      <meta name="robots" content={noIndex ? "noindex" : "index, follow"} />
      {page !== undefined && <CanonicalLinks page={page} languages={languages} />}
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title ?? whole} />
      <meta property="og:description" content={told} />
      <meta property="og:image" content={imageUrl} />
      <meta property="og:image:alt" content={image?.alt || name} />
      {article && <ArticleMeta article={article} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title ?? whole} />
      <meta name="twitter:description" content={told} />
      <meta name="twitter:image" content={imageUrl} />
    </>
  );
}

/** One text has one address, whichever of the nine locales it is read under (docs/decisions/0012). */
function CanonicalLinks({ page, languages }: { page: string; languages: readonly Language[] }) {
  const { publicUrl } = useSite();
  const locale = canonicalLocale(useLanguage(), languages);
  const address = publicUrl + localePath(locale, `/${page}`);
  return (
    <>
      <link rel="canonical" href={address} />
      {alternatesOf(languages).map(({ hreflang, locale: other }) => (
        <link
          key={hreflang}
          rel="alternate"
          hrefLang={hreflang}
          href={publicUrl + localePath(other, `/${page}`)}
        />
      ))}
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={languageTag(locale).replace("-", "_")} />
    </>
  );
}

function ArticleMeta({ article }: { article: PublishedText }) {
  return (
    <>
      <meta property="article:published_time" content={article.publishedAt} />
      <meta property="article:modified_time" content={article.updatedAt} />
      <meta property="article:section" content={article.section} />
      {article.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}

/** What the site says of itself, known to the server when it drew the document. */
export function useSite() {
  const document = useRouteLoaderData<{ site: SiteFacts; publicUrl: string }>("root");
  return {
    name: document?.site.name ?? PRODUCT_NAME,
    facts: document?.site,
    publicUrl: document?.publicUrl ?? "",
  };
}
