import Download from "lucide-react/icons/download";
import { useState } from "react";
import { archiveName } from "../../../domain/account-data/archive-files.ts";
import { browserDb } from "../../client/browser-db.ts";
import { failureOf } from "../../client/failure.ts";
import { now } from "../../client/now.ts";
import { today } from "../../client/today.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { showToast } from "../../ui/toast.ts";
import { readArchive } from "./data.ts";

/** Milliseconds after which every browser has read the file. */
const SAVED_WITHIN = 60_000;

/** Everything the account owns, in one file. */
export function ExportCard({
  account,
  origin,
}: {
  account: { readonly id: string; readonly email: string };
  origin: string;
}) {
  const t = useText();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const { writeArchive } = await import("./write-archive.ts");
      const archive = await readArchive(browserDb(), account, { at: now(), origin });
      const name = archiveName(today());
      save(writeArchive(archive, t, language), name);
      showToast({ tone: "success", message: t("accountData.export.done", { name }) });
    } catch (problem) {
      showToast({ tone: "failure", message: t(`ui.failure.${failureOf(problem)}`) });
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
        {t("accountData.export.deed")}
      </Button>
    </Card>
  );
}

function save(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: "application/zip" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVED_WITHIN);
}
