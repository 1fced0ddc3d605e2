import { formatMoment, formatNumber } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import {
  type ArchiveRow,
  changesAnything,
  countLeftOut,
  type ImportReport,
  ownedTables,
} from "#domain/account-data/archive.ts";
import { profileName } from "#domain/profiles/profile.ts";
import { knownMoment } from "#domain/stored-values.ts";
import type { ImportableArchive } from "../stored-data.ts";
import type { OpenableFile } from "./account-files.ts";

const COLUMNS = ["new", "changed", "unchanged", "leftOut"] as const;

/** The photos and PDFs in an archive. */
export interface FilesToImport {
  readonly all: number;
  /** Those that the account does not have. */
  readonly missing: readonly OpenableFile[];
}

/** What an archive would change, table by table, and what stays out of it and why. */
export function ImportPreview({
  archive,
  report,
  files,
  isOwn,
  isOtherPerson,
  busy,
  onTake,
  onCancel,
}: {
  archive: ImportableArchive;
  report: ImportReport;
  files: FilesToImport;
  /** The archive was made of this very account. */
  isOwn: boolean;
  /** Its person becomes a profile of their own. */
  isOtherPerson: boolean;
  busy: boolean;
  onTake: () => void;
  onCancel: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const changes = changesAnything(report) || files.missing.length > 0;
  const person = archive.tables.profiles.find(({ id }) => id === archive.account.id);
  const named = ownedTables.filter((table) => COLUMNS.some((column) => report[table][column] > 0));
  return (
    <section aria-label={t("accountData.import.preview")} className="mt-6">
      <h3 className="font-semibold">{t("accountData.import.preview")}</h3>
      <p className="mt-1 [overflow-wrap:anywhere]">
        {t("accountData.import.from", {
          email: archive.account.email,
          moment: formatMoment(knownMoment(archive.exportedAt), language),
        })}
      </p>
      {!isOwn && <p className="mt-1">{t("accountData.import.other")}</p>}
      {!isOwn && person && report.profiles[isOtherPerson ? "new" : "changed"] > 0 && (
        <p className="mt-1 font-semibold [overflow-wrap:anywhere]">
          {t(`accountData.import.${isOtherPerson ? "becomesNew" : "becomesYours"}`, {
            name: nameOf(person) ?? t("profiles.nameless"),
          })}
        </p>
      )}
      {isOtherPerson && <p className="mt-1">{t("accountData.import.notOfAccount")}</p>}
      <ul className="mt-3">
        {named.map((table) => (
          <Changes
            key={table}
            subject={t(`accountData.tables.${table}`)}
            counts={COLUMNS.map((column) => [column, report[table][column]])}
          />
        ))}
        {files.all > 0 && (
          <Changes
            subject={t("accountData.import.files")}
            counts={[
              ["new", files.missing.length],
              ["unchanged", files.all - files.missing.length],
            ]}
          />
        )}
      </ul>
      <div className="mt-3 space-y-2 text-ink-soft text-sm">
        {changes && <p>{t("accountData.import.keepsExisting")}</p>}
        {countLeftOut(report) > 0 && <p>{t("accountData.import.why")}</p>}
        <p>{t("accountData.import.exportOnly")}</p>
      </div>
      {changes ? (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button busy={busy} onClick={onTake}>
            {t("accountData.import.action")}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
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

function nameOf({ first_name, last_name }: ArchiveRow): string | null {
  const written = (value: unknown) => (typeof value === "string" ? value : null);
  return profileName({ firstName: written(first_name), lastName: written(last_name) });
}

function Changes({
  subject,
  counts,
}: {
  subject: string;
  counts: readonly (readonly [(typeof COLUMNS)[number], number])[];
}) {
  const t = useText();
  const language = useLanguage();
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
      <span className="font-semibold">{subject}</span>
      <span className="tabular-nums">
        {counts
          .filter(([, count]) => count > 0)
          .map(([column, count]) =>
            t(`accountData.import.${column}`, { rows: formatNumber(count, language) }),
          )
          .join(" · ")}
      </span>
    </li>
  );
}
