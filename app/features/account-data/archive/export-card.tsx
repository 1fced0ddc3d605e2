import Download from "lucide-react/icons/download";
import { useState } from "react";
import { browserDb, browserStorage } from "#app/client/database/browser-db.ts";
import { failureOf } from "#app/client/errors/failure.ts";
import { now } from "#app/client/time/now.ts";
import { today } from "#app/client/time/today.ts";
import { loadFailure } from "#app/locale/load-failure.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { archiveName } from "#domain/account-data/archive-files.ts";
import { readArchive } from "../data.ts";

/** Everything the account owns, in one file. */
export function ExportCard({
  account,
  origin,
  prove,
}: {
  account: { readonly id: string; readonly email: string };
  origin: string;
  /** Whether the person who may take all of it along is here. */
  prove: () => Promise<boolean>;
}) {
  const t = useText();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [leftOut, setLeftOut] = useState(0);

  async function download() {
    if (!(await prove())) return;
    setBusy(true);
    setLeftOut(0);
    try {
      const [{ writeArchive }, { readFiles }] = await Promise.all([
        import("./write-archive.ts"),
        import("./account-files.ts"),
      ]);
      const archive = await readArchive(browserDb(), account, { at: now(), origin });
      const name = archiveName(today());
      const files = readFiles(await browserStorage(), archive);
      const written = await writeArchive(archive, files, t, language);
      saveFile(written.zip, name);
      setLeftOut(written.leftOut.length);
      showToast({ tone: "success", message: t("accountData.export.done", { name }) });
    } catch (problem) {
      showToast({ tone: "failure", message: t(loadFailure(failureOf(problem))) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card title={t("accountData.export.title")}>
      <p>{t("accountData.export.body")}</p>
      <p className="mt-2 mb-4 font-semibold">{t("accountData.export.careful")}</p>
      <Button
        busy={isBusy}
        icon={<Download aria-hidden="true" className="size-5" />}
        onClick={() => void download()}
      >
        {t("accountData.export.action")}
      </Button>
      {leftOut > 0 && (
        <div className="mt-4">
          <Notice tone="failure">{t("accountData.export.leftOut", { count: leftOut })}</Notice>
        </div>
      )}
    </Card>
  );
}
