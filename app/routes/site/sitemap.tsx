import type { ReactNode } from "react";
import { Link } from "react-router";
import { serverDb } from "#app/client/database/server-db.ts";
import { listArticles } from "#app/features/blog/data.ts";
import { LanguageLink } from "#app/features/site/language/language-link.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { requestContext } from "#app/request-context.ts";
import { localeOfRequest } from "#app/request-locale.ts";
import { summaryOf } from "#domain/content/article.ts";
import { SITE_PAGES } from "#domain/content/site-pages.ts";
import { defaultLocale, LANGUAGE_NAMES, LANGUAGES, languageOf } from "#domain/locale/locales.ts";
import type { Route } from "./+types/sitemap.ts";
import { TextPage } from "./text-page.tsx";

const ACCOUNT = ["register", "login", "recover"] as const;
const LINK =
  "inline-flex min-h-11 min-w-11 items-center py-1.5 text-accent underline underline-offset-4";

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(localeOfRequest(request));
  const articles = await listArticles(serverDb(context.get(requestContext)), language);
  return { articles: articles.map(summaryOf) };
}

export default function SitemapPage({ loaderData: { articles } }: Route.ComponentProps) {
  const t = useText();
  const path = useLocalePath();
  const language = useLanguage();
  return (
    <TextPage
      page="sitemap"
      description={t("pages.sitemap.description")}
      lead={t("pages.sitemap.lead")}
    >
      <Part title={t("pages.sitemap.site")}>
        <PageLink to={path()}>{t("pages.home")}</PageLink>
        {SITE_PAGES.filter((page) => page !== "sitemap").map((page) => (
          <PageLink key={page} to={path(page)}>
            {t(`site.footer.pages.${page}`)}
          </PageLink>
        ))}
      </Part>
      {articles.length > 0 && (
        <Part title={t("pages.sitemap.articles")}>
          {articles.map((article) => (
            <PageLink
              key={article.slug}
              to={path(`blog/${article.slug}`)}
              lang={article.language === language ? undefined : article.language}
            >
              {article.title}
            </PageLink>
          ))}
        </Part>
      )}
      <Part title={t("pages.sitemap.account")}>
        {ACCOUNT.map((page) => (
          <PageLink key={page} to={path(page)}>
            {t(`accounts.${page}.title`)}
          </PageLink>
        ))}
      </Part>
      <Part title={t("pages.sitemap.languages")}>
        {LANGUAGES.filter((other) => other !== language).map((other) => (
          <li key={other}>
            <LanguageLink locale={defaultLocale(other)} className={LINK}>
              {LANGUAGE_NAMES[other]}
            </LanguageLink>
          </li>
        ))}
      </Part>
    </TextPage>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-1">{children}</ul>
    </section>
  );
}

function PageLink({
  to,
  lang,
  children,
}: {
  to: string;
  lang?: string | undefined;
  children: ReactNode;
}) {
  return (
    <li>
      <Link to={to} lang={lang} className={LINK}>
        {children}
      </Link>
    </li>
  );
}
