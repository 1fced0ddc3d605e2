import { useQueryClient } from "@tanstack/react-query";
import FileUp from "lucide-react/icons/file-up";
import { useRef, useState } from "react";
import { browserDb, browserStorage } from "#app/client/database/browser-db.ts";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { OWNED_TABLES, type OwnedTable } from "#domain/account-data/archive.ts";
import { isPerProfile } from "#domain/account-data/archive-bounds.ts";
import { importArchive, previewImport } from "../data.ts";
import type { ImportableArchive, ImportResult } from "../stored-data.ts";
import { type FilesToImport, ImportPreview } from "./import-preview.tsx";

type ReadImport = Extract<ImportResult, { kind: "read" }>;

/** Takes back what an export wrote, after it has shown what that changes. */
export function ImportCard({ userId }: { userId: string }) {
  const t = useText();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [shown, setShown] = useState<{
    archive: ImportableArchive;
    report: ReadImport["report"];
    isOtherPerson: boolean;
    files: FilesToImport;
  } | null>(null);

  async function choose(file: File) {
    setShown(null);
    await busily(async () => {
      const { MAX_ZIP_BYTES, readArchiveFile } = await import("./read-archive.ts");
      // It is not even read.
      if (file.size > MAX_ZIP_BYTES) return setProblem(t("accountData.import.problem.too-large"));
      const read = readArchiveFile(new Uint8Array(await file.arrayBuffer()));
      if (read.kind === "too-many-rows") return setProblem(tooManyRows(read.table));
      if (read.kind !== "archive") return setProblem(t(`accountData.import.problem.${read.kind}`));
      const done = await previewImport(browserDb(), read.archive);
      if (!isRead(done)) return;
      const { missingFiles } = await import("./account-files.ts");
      const accounts = { userId, source: read.archive.account.id };
      const missing = await missingFiles(await browserStorage(), accounts, read.files);
      const files = { all: read.files.length, missing };
      const { report, isOtherPerson } = done;
      setShown({ archive: read.archive, report, isOtherPerson, files });
    });
  }

  async function take(archive: ImportableArchive, { missing }: FilesToImport) {
    await busily(async () => {
      if (!isRead(await importArchive(browserDb(), archive))) return;
      // Rows were written first: files need what they belong to.
      const { addFiles } = await import("./account-files.ts");
      const accounts = { userId, source: archive.account.id };
      const refused = await addFiles(await browserStorage(), accounts, missing);
      setShown(null);
      await queryClient.invalidateQueries();
      showToast({ tone: "success", message: t("accountData.import.done") });
      if (refused > 0) setProblem(t("accountData.import.filesRefused", { count: refused }));
    });
  }

  function isRead(done: ImportResult): done is ReadImport {
    if (done.kind === "read") return true;
    if (done.kind === "too-many-rows") {
      setProblem(tooManyRows(done.table));
      return false;
    }
    setProblem(
      done.kind === "too-many"
        ? t("accountData.import.tooMany", { count: done.minutes })
        : t(`accountData.import.problem.${done.kind}`),
    );
    return false;
  }

  const tooManyRows = (table: OwnedTable) =>
    t(`accountData.import.${isPerProfile(table) ? "tooManyRowsOfAProfile" : "tooManyRows"}`, {
      what: t(`accountData.tables.${table}`),
      count: OWNED_TABLES[table].maxRows,
    });

  async function busily(work: () => Promise<void>) {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (thrown) {
      setProblem(t(`ui.failure.${failureOf(thrown)}`));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card title={t("accountData.import.title")}>
      <p className="mb-4">{t("accountData.import.body")}</p>
      <Button
        variant="secondary"
        busy={isBusy}
        icon={<FileUp aria-hidden="true" className="size-5" />}
        onClick={() => input.current?.click()}
      >
        {t("accountData.import.choose")}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,.json"
        aria-label={t("accountData.import.choose")}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again.
          event.target.value = "";
          if (file) void choose(file);
        }}
      />
      {problem && (
        <div className="mt-4">
          <Notice tone="failure">{problem}</Notice>
        </div>
      )}
      {shown && (
        <ImportPreview
          {...shown}
          isOwn={shown.archive.account.id === userId}
          busy={isBusy}
          onTake={() => void take(shown.archive, shown.files)}
          onCancel={() => setShown(null)}
        />
      )}
    </Card>
  );
}
