import { ImportMedicines } from "#app/features/admin/medicine-import/import-medicines.tsx";
import { useText } from "#app/locale/text.tsx";
import { Page } from "#app/ui/layout/page.tsx";

export default function AdminMedicinesPage() {
  const t = useText();
  return (
    <Page title={t("admin.medicines.title")} lead={t("admin.medicines.lead")}>
      <ImportMedicines />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
