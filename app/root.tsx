import fontUrl from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import { type ReactNode, use, useEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  replace,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { brandShades } from "#domain/content/brand.ts";
import { defaultLocale, isLocale, languageOf } from "#domain/locale/locales.ts";
import { localeOfPath, localePath, resolveLocaleRoute } from "#domain/locale/paths.ts";
import type { Route } from "./+types/root.ts";
import { submitEarlyForm } from "./client/forms/early-submit.ts";
import { GuidanceLevelContext } from "./client/guidance/guidance-level.ts";
import { FocusOnNavigation } from "./focus-on-navigation.tsx";
import { InlineTranslations } from "./locale/inline-translations.tsx";
import { LocaleContext } from "./locale/locale-path.ts";
import { useLanguage } from "./locale/text.tsx";
import { requestContext } from "./request-context.ts";
import { localeOfBarePath, localeOfRequest } from "./request-locale.ts";
import { ErrorPage } from "./routes/error-page.tsx";
import { readSiteFacts } from "./site-facts.server.ts";
import { StartScript } from "./start-script.tsx";
import { BrandStyle } from "./styles/brand-style.tsx";
import { FontStyle } from "./styles/font-style.tsx";
import { Stylesheet, StylesheetContext } from "./styles/stylesheet.tsx";
import { BrandContext } from "./ui/graphics/brand.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const step = resolveLocaleRoute(url, localeOfBarePath(request));
  if (step.kind === "redirect") throw replace(step.to);
  const locale = localeOfRequest(request);
  // As in /admin/login, where a page without a locale has none of the others below it.
  if (params.locale !== undefined && !isLocale(params.locale)) {
    throw replace(`/${locale}${url.pathname}${url.search}`);
  }
  const facts = context.get(requestContext);
  const { publicUrl, config } = facts;
  const site = await readSiteFacts(facts, languageOf(locale));
  // Worked out here, so that no browser carries the arithmetic.
  const shades = site.brandColor === null ? null : brandShades(site.brandColor);
  return { publicUrl, config, locale, site, shades };
}

/** Nothing here changes while the document lives, so no click needs to ask again. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const facts = useRouteLoaderData<typeof loader>("root");
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const locale = localeOfPath(pathname) ?? facts?.locale ?? defaultLocale(language);
  // A signed-in page has nothing to read before its scripts are here, so they get the line to themselves.
  const isForVisitors = !useMatches().some(({ id }) => id.startsWith("routes/member/"));
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#faf5ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1a1813" media="(prefers-color-scheme: dark)" />
        <meta name="supabase-url" content={facts?.config.supabaseUrl} />
        <meta name="supabase-publishable-key" content={facts?.config.publishableKey} />
        {facts?.config.errors && (
          <>
            <meta name="error-dsn" content={facts.config.errors.dsn} />
            <meta name="release" content={facts.config.errors.release} />
          </>
        )}
        {facts && pathname === "/" && (
          <noscript>
            <meta
              httpEquiv="refresh"
              content={`0; url=${localePath(facts.locale, "/")}${search}`}
            />
          </noscript>
        )}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/images/apple-touch-icon.png" />
        {facts && <link rel="manifest" href={localePath(facts.locale, "/manifest.webmanifest")} />}
        {isForVisitors && (
          <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        <Stylesheet />
        <FontStyle isLate={!isForVisitors} />
        <BrandStyle shades={facts?.shades ?? null} />
        <StartScript />
        <Meta />
        {/* No link of ours needs a nonce, and the browser would hide it from React's comparison. */}
        <Links nonce="" />
      </head>
      <body>
        <LocaleContext value={locale}>
          {facts ? (
            <BrandContext value={facts.site}>
              <GuidanceLevelContext value={facts.site.guidanceLevel}>
                {children}
              </GuidanceLevelContext>
            </BrandContext>
          ) : (
            children
          )}
        </LocaleContext>
        <InlineTranslations nonce={use(StylesheetContext).nonce} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useEffect(submitEarlyForm, []);
  return (
    <>
      <Outlet />
      <FocusOnNavigation />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
