import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link, useRouteLoaderData } from "react-router";
import { useSession } from "../../client/session.ts";
import { DeleteAccountCard } from "../../features/account-data/delete-account-card.tsx";
import { ExportCard } from "../../features/account-data/export-card.tsx";
import { ActivityLogCard, SearchesCard } from "../../features/account-data/history-cards.tsx";
import { ImportCard } from "../../features/account-data/import-card.tsx";
import { StoredCard } from "../../features/account-data/stored-card.tsx";
import { WhereCard } from "../../features/account-data/where-card.tsx";
import { JournalCard } from "../../features/sharing/journal-card.tsx";
import { addArea } from "../../locale/browser-text.ts";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import type { loader as rootLoader } from "../../root.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { Page } from "../../ui/page.tsx";

/** Few ever come here: its words are not carried by the other pages. */
export async function clientLoader() {
  await addArea("data");
  return null;
}
clientLoader.hydrate = true as const;

/** What is kept of an account, where, who saw it, and the ways to take it along or end it. */
export default function MyDataPage() {
  const t = useText();
  const path = useLocalePath();
  const { session } = useSession();
  const document = useRouteLoaderData<typeof rootLoader>("root");
  if (!session || !document) return null;
  const { id: userId, email = "" } = session.user;
  const { publicUrl, config, site } = document;
  return (
    <Page title={t("settings.myData.title")} lead={t("accountData.lead")}>
      <Link to={path("settings")} className={`${buttonLook("plain")} -mt-4 -ml-4 self-start`}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t("settings.title")}
      </Link>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <StoredCard userId={userId} />
        <WhereCard
          origin={publicUrl}
          hosting={site.hosting}
          outside={config.outside}
          reportsErrors={config.errors !== undefined}
        />
        <ExportCard account={{ id: userId, email }} origin={publicUrl} />
        <ImportCard userId={userId} />
        <SearchesCard userId={userId} />
        <ActivityLogCard userId={userId} />
        <JournalCard userId={userId} />
        <DeleteAccountCard userId={userId} email={email} />
      </div>
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
