import { useText } from "#app/locale/text.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { NationalListWord } from "#domain/medicines/national/national-files.ts";
import { ImportCommand } from "./import-command.tsx";

/** Files of lists that are too long for this page, and the command that imports each of them. */
export function ListsByCommand({ lists }: { lists: readonly NationalListWord[] }) {
  const t = useText();
  return (
    <Card title={t("admin.medicines.byCommand.title")}>
      <div role="status" className="flex flex-col gap-5">
        {lists.map((list) => (
          <div key={list} className="flex flex-col gap-2">
            <p className="max-w-prose">{t(`admin.medicines.byCommand.${list}`)}</p>
            <ol className="flex max-w-prose list-decimal flex-col gap-1 pl-5">
              <li>{t("admin.medicines.byCommand.folder")}</li>
              <li>{t("admin.medicines.byCommand.stop")}</li>
              <li>{t("admin.medicines.byCommand.run")}</li>
            </ol>
            <ImportCommand list={list} />
          </div>
        ))}
      </div>
    </Card>
  );
}
