import Download from "lucide-react/icons/download";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { askForMonthlyUse, useMonthlyLimit } from "#app/client/limits/monthly-limits.ts";
import { formatDay } from "#app/locale/format.ts";
import { loadFailure } from "#app/locale/load-failure.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { saveFile } from "#app/ui/save-file.ts";
import type { MonthlyLimit } from "#domain/tiers/tiers.ts";
import type { ReportDocument } from "./report-document.ts";

/** Makes the file on this device: the library and its fonts are fetched with the press, by nobody else. */
export function SaveFileButton({ report }: { report: ReportDocument }) {
  const t = useText();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<MonthlyLimit | string | null>(null);
  const limit = useMonthlyLimit("report_files");

  async function save() {
    setBusy(true);
    setRefusal(null);
    try {
      const { makeFile } = await import("./pdf/make-file.ts");
      const file = await makeFile(report);
      // After the file is made: one that fails is not counted.
      if (!(await mayBeSaved())) return;
      saveFile(file, report.fileName);
      showToast({ tone: "success", message: t("report.file.made") });
    } catch (problem) {
      const failure = t(loadFailure(failureOf(problem)));
      showToast({ tone: "failure", message: t("report.file.failed", { failure }) });
    } finally {
      setBusy(false);
    }
  }

  async function mayBeSaved(): Promise<boolean> {
    try {
      const use = await askForMonthlyUse("report_files", 1);
      if (!use.isAllowed) setRefusal(use);
      return use.isAllowed;
    } catch (problem) {
      setRefusal(t(loadFailure(failureOf(problem))));
      return false;
    }
  }

  return (
    <>
      <Button
        busy={isBusy}
        icon={<Download aria-hidden="true" className="size-5" />}
        onClick={() => void save()}
      >
        {t("report.file.make")}
      </Button>
      {limit && (
        <p className="order-last basis-full text-ink-soft text-sm">
          {t("report.file.limit.left", {
            left: Math.max(0, limit.most - limit.used),
            most: limit.most,
          })}
        </p>
      )}
      {refusal !== null && (
        <div className="order-last basis-full">
          <Notice tone="failure">
            {typeof refusal === "string"
              ? t("report.file.limit.uncounted", { failure: refusal })
              : t("report.file.limit.refused", {
                  count: refusal.most,
                  used: refusal.used,
                  date: formatDay(refusal.renewsOn, language),
                })}
          </Notice>
        </div>
      )}
    </>
  );
}
