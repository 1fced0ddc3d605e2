import { useText } from "#app/locale/text.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { ImportHistory } from "./import-history.tsx";

const COMMAND = "DATABASE_URL=postgres://… npm run import:medicines -- --bdpm FOLDER";

/** Where the server cannot import, what can. */
export function CommandLineImportNotice() {
  const t = useText();
  return (
    <>
      <Card title={t("admin.medicines.elsewhere.title")}>
        <p className="max-w-prose text-ink-soft">{t("admin.medicines.elsewhere.body")}</p>
        <pre className="mt-3 overflow-x-auto rounded-control bg-paper p-3">
          <code>{COMMAND}</code>
        </pre>
      </Card>
      <ImportHistory />
    </>
  );
}
