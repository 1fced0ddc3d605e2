import { useRouteLoaderData } from "react-router";
import { ALTERNATES } from "../../domain/locale/alternates.ts";
import { languageTag } from "../../domain/locale/locales.ts";
import { localePath } from "../../domain/locale/paths.ts";
import { useLocale } from "../locale/locale-path.ts";
import type { loader } from "../root.tsx";

/**
 * What search engines and messengers read of a public page; React moves it into the head.
 * @param page the address after the locale, without a leading slash
 */
export function PageHead({
  title,
  description,
  page,
}: {
  title: string;
  description: string;
  page: string;
}) {
  const locale = useLocale();
  const publicUrl = useRouteLoaderData<typeof loader>("root")?.publicUrl ?? "";
  const address = publicUrl + localePath(locale, `/${page}`);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="index, follow" />
      <link rel="canonical" href={address} />
      {ALTERNATES.map(({ hreflang, locale: other }) => (
        <link
          key={hreflang}
          rel="alternate"
          hrefLang={hreflang}
          href={publicUrl + localePath(other, `/${page}`)}
        />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Trousse" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={languageTag(locale).replace("-", "_")} />
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
    </>
  );
}
