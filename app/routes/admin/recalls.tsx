import { NewRecall } from "#app/features/recalls/new-recall.tsx";
import { RecallList } from "#app/features/recalls/recall-list.tsx";
import { useText } from "#app/locale/text.tsx";
import { Page } from "#app/ui/layout/page.tsx";

export default function AdminRecallsPage() {
  const t = useText();
  return (
    <Page title={t("admin.recalls.title")} lead={t("admin.recalls.lead")}>
      <NewRecall />
      <RecallList />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
