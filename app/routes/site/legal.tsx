import { Link } from "react-router";
import { serverDb } from "#app/client/database/server-db.ts";
import { listSiteMetadata } from "#app/features/site/data.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { requestContext } from "#app/request-context.ts";
import { localeOfRequest } from "#app/request-locale.ts";
import { type LegalNotice, legalNotice } from "#domain/content/legal-notice.ts";
import { languageOf } from "#domain/locale/locales.ts";
import type { Route } from "./+types/legal.ts";
import { TextPage } from "./text-page.tsx";

const ITEMS = ["publisher", "address", "contact", "host"] as const satisfies (keyof LegalNotice)[];

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(localeOfRequest(request));
  const sayings = await listSiteMetadata(serverDb(context.get(requestContext)));
  return { notice: legalNotice(sayings, language) };
}

/** Who answers for this installation. Where its operator has not said so, the page does. */
export default function LegalPage({ loaderData: { notice } }: Route.ComponentProps) {
  const t = useText();
  const path = useLocalePath();
  const isEmpty = ITEMS.every((item) => notice[item] === null);
  return (
    <TextPage
      page="legal"
      description={t("pages.legal.description")}
      lead={isEmpty ? t("pages.legal.empty") : t("pages.legal.lead")}
    >
      <dl className="flex flex-col gap-5">
        {ITEMS.map((item) => (
          <div key={item}>
            <dt className="font-semibold">{t(`pages.legal.${item}`)}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              {notice[item] ?? <span className="text-ink-soft">{t("pages.legal.missing")}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p>{t("pages.legal.software")}</p>
      <p>
        <Link
          to={path("contact")}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {t("pages.legal.write")}
        </Link>
      </p>
    </TextPage>
  );
}
