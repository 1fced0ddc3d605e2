import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link, useRouteLoaderData } from "react-router";
import { useSession } from "#app/client/session/session.ts";
import { ExportCard } from "#app/features/account-data/archive/export-card.tsx";
import { ImportCard } from "#app/features/account-data/archive/import-card.tsx";
import { DeleteAccountCard } from "#app/features/account-data/deletion/delete-account-card.tsx";
import {
  ActivityLogCard,
  SearchesCard,
} from "#app/features/account-data/history/history-cards.tsx";
import { DataLocationCard } from "#app/features/account-data/overview/data-location-card.tsx";
import { StoredDataCard } from "#app/features/account-data/overview/stored-data-card.tsx";
import { HealthConsentCard } from "#app/features/health-consent/health-consent-card.tsx";
import { useLockProof } from "#app/features/lock/use-lock-proof.tsx";
import { AccessLogCard } from "#app/features/sharing/access-log/access-log-card.tsx";
import type { PageWords } from "#app/locale/areas.ts";
import { addAreas } from "#app/locale/browser-i18n.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Page } from "#app/ui/layout/page.tsx";

export const handle = { areas: ["data"] } satisfies PageWords;

/** Few ever come here: its words are not carried by the other pages. */
export async function clientLoader() {
  await addAreas(handle.areas);
  return null;
}
clientLoader.hydrate = true as const;

/** What is kept of an account, where, who saw it, and the ways to take it along or end it. */
export default function MyDataPage() {
  const t = useText();
  const path = useLocalePath();
  const { session } = useSession();
  const { prove, dialog } = useLockProof();
  const document = useRouteLoaderData<typeof rootLoader>("root");
  if (!session || !document) return null;
  const { id: userId, email = "" } = session.user;
  const { publicUrl, config, site } = document;
  return (
    <Page title={t("settings.myData.title")} lead={t("accountData.lead")}>
      <Link to={path("settings")} className={`${buttonClasses("plain")} -mt-4 -ml-4 self-start`}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t("settings.title")}
      </Link>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <StoredDataCard userId={userId} />
        <HealthConsentCard userId={userId} />
        <DataLocationCard
          origin={publicUrl}
          hosting={site.hosting}
          externalServices={config.externalServices}
          reportsErrors={config.errors !== undefined}
        />
        <ExportCard account={{ id: userId, email }} origin={publicUrl} prove={prove} />
        <ImportCard userId={userId} />
        <SearchesCard userId={userId} />
        <ActivityLogCard userId={userId} />
        <AccessLogCard userId={userId} />
        <DeleteAccountCard userId={userId} email={email} />
      </div>
      {dialog}
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
