import Download from "lucide-react/icons/download";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { saveFile } from "#app/ui/save-file.ts";
import type { ReportDocument } from "./report-document.ts";

/** Makes the file on this device: the library and its fonts are fetched with the press, by nobody else. */
export function SaveFileButton({ report }: { report: ReportDocument }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const { makeFile } = await import("./pdf/make-file.ts");
      saveFile(await makeFile(report), report.fileName);
      showToast({ tone: "success", message: t("report.file.made") });
    } catch (problem) {
      const failure = t(`ui.failure.${failureOf(problem)}`);
      showToast({ tone: "failure", message: t("report.file.failed", { failure }) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      busy={isBusy}
      icon={<Download aria-hidden="true" className="size-5" />}
      onClick={() => void save()}
    >
      {t("report.file.make")}
    </Button>
  );
}
