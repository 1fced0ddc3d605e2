import { SheetTabs } from "#app/features/sheets/sheet-tabs.tsx";
import { useText } from "#app/locale/text.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { REFERENCE_SHEETS } from "#domain/sheets/reference-sheets.ts";

export default function AdminReferencesPage() {
  const t = useText();
  const title = t("admin.references.title");
  return (
    <Page title={title} lead={t("admin.references.lead")}>
      <SheetTabs label={title} sheets={REFERENCE_SHEETS} />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
