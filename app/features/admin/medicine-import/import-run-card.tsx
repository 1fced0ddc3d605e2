import { formatDay, formatNumber } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { ProgressBar } from "#app/ui/feedback/progress-bar.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { ImportRun } from "#domain/medicines/imports/import-run.ts";
import { fileName } from "#domain/medicines/official/official-files.ts";
import { ImportOutcomeTiles } from "./import-outcome-tiles.tsx";
import { ImportRefusalText } from "./import-refusal-text.tsx";

/** The import that runs, or how the last one ended. */
export function ImportRunCard({ run }: { run: ImportRun }) {
  const t = useText();
  const language = useLanguage();
  switch (run.is) {
    case "running":
      return <Running run={run} />;
    case "done":
      return (
        <Card title={t("admin.medicines.done.last")}>
          <div className="flex flex-col gap-4">
            {run.outcome && (
              <>
                <Notice tone="success">
                  {t("admin.medicines.done.title", { date: formatDay(run.outcome.date, language) })}
                </Notice>
                <ImportOutcomeTiles outcome={run.outcome} />
              </>
            )}
            {run.feeds.map(({ file, date, rows, added, removed }) => (
              <Notice key={file} tone="success">
                {t("admin.medicines.done.feed", {
                  count: rows,
                  rows: formatNumber(rows, language),
                  file: fileName(file),
                  date: formatDay(date, language),
                  added: formatNumber(added, language),
                  removed: formatNumber(removed, language),
                })}
              </Notice>
            ))}
          </div>
        </Card>
      );
    case "refused":
      return (
        <Notice tone="failure">
          <ImportRefusalText reason={run.reason} /> {t("admin.medicines.refused.nothingChanged")}
        </Notice>
      );
    case "failed":
      return <Notice tone="failure">{t("admin.medicines.done.failed")}</Notice>;
  }
}

function Running({ run: { done, total } }: { run: Extract<ImportRun, { is: "running" }> }) {
  const t = useText();
  const language = useLanguage();
  return (
    <Card title={t("admin.medicines.run.title")}>
      <div className="flex flex-col gap-3">
        <ProgressBar
          share={total === 0 ? 0 : done / total}
          label={t("admin.medicines.run.title")}
        />
        <p role="status" className="tabular-nums">
          {total === 0
            ? t("admin.medicines.run.sending")
            : t("admin.medicines.run.progress", {
                done: formatNumber(done, language),
                total: formatNumber(total, language),
              })}
        </p>
        {total > 0 && <p className="text-ink-soft">{t("admin.medicines.run.leave")}</p>}
      </div>
    </Card>
  );
}
