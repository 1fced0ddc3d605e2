import {
  changesAnything,
  countLeftOut,
  type ImportReport,
  ownedTables,
} from "../../../domain/account-data/archive.ts";
import { instant } from "../../../domain/calendar/instant.ts";
import { formatMoment, formatNumber } from "../../locale/format.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import type { ImportableArchive } from "./stored.ts";

const COLUMNS = ["new", "changed", "unchanged", "leftOut"] as const;

/** What an archive would change, table by table, and what stays out of it and why. */
export function ImportPreview({
  archive,
  report,
  isOwn,
  busy,
  onTake,
  onCancel,
}: {
  archive: ImportableArchive;
  report: ImportReport;
  /** The archive was made of this very account. */
  isOwn: boolean;
  busy: boolean;
  onTake: () => void;
  onCancel: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const changes = changesAnything(report);
  const named = ownedTables.filter((table) => COLUMNS.some((column) => report[table][column] > 0));
  return (
    <section aria-label={t("accountData.import.preview")} className="mt-6">
      <h3 className="font-semibold">{t("accountData.import.preview")}</h3>
      <p className="mt-1 [overflow-wrap:anywhere]">
        {t("accountData.import.from", {
          email: archive.account.email,
          moment: formatMoment(instant(archive.exportedAt), language),
        })}
      </p>
      {!isOwn && <p className="mt-1">{t("accountData.import.other")}</p>}
      <table className="mt-3 w-full border-collapse text-left max-sm:text-sm">
        <caption className="sr-only">{t("accountData.import.preview")}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-2">
              {t("accountData.import.table")}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="py-2 pl-2 text-right max-sm:font-normal">
                {t(`accountData.import.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {named.map((table) => (
            <tr key={table} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-2 font-normal">
                {t(`accountData.tables.${table}`)}
              </th>
              {COLUMNS.map((column) => (
                <td key={column} className="py-1.5 pl-2 text-right tabular-nums">
                  {formatNumber(report[table][column], language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3 space-y-2 text-ink-soft text-sm">
        {changes && <p>{t("accountData.import.kept")}</p>}
        {countLeftOut(report) > 0 && <p>{t("accountData.import.why")}</p>}
        <p>{t("accountData.import.told")}</p>
      </div>
      {changes ? (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button busy={busy} onClick={onTake}>
            {t("accountData.import.deed")}
          </Button>
          <Button look="secondary" onClick={onCancel}>
            {t("ui.cancel")}
          </Button>
        </div>
      ) : (
        <p role="status" className="mt-4 font-semibold">
          {t("accountData.import.nothing")}
        </p>
      )}
    </section>
  );
}
