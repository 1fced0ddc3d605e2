import { useText } from "#app/locale/text.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { ImportCommand } from "./import-command.tsx";
import { ImportHistory } from "./import-history.tsx";

const LISTS = ["bdpm", "cima", "ndc"] as const;

/** Where the server cannot import, what can. */
export function CommandLineImportNotice() {
  const t = useText();
  return (
    <>
      <Card title={t("admin.medicines.elsewhere.title")}>
        <p className="max-w-prose text-ink-soft">{t("admin.medicines.elsewhere.body")}</p>
        <ul className="mt-3 flex flex-col gap-3">
          {LISTS.map((list) => (
            <li key={list}>
              <p>{t(`admin.medicines.elsewhere.${list}`)}</p>
              <ImportCommand list={list} settings="DATABASE_URL=postgres://… " />
            </li>
          ))}
        </ul>
      </Card>
      <ImportHistory />
    </>
  );
}
