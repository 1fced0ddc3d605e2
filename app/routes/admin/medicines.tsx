import { ImportMedicines } from "../../features/admin/import-medicines.tsx";
import { useText } from "../../locale/text.tsx";
import { Page } from "../../ui/page.tsx";

export default function AdminMedicinesPage() {
  const t = useText();
  return (
    <Page title={t("admin.medicines.title")} lead={t("admin.medicines.lead")}>
      <ImportMedicines />
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
