import { useQuery } from "@tanstack/react-query";
import ExternalLink from "lucide-react/icons/external-link";
import { useState } from "react";
import { type AppError, failureOf } from "#app/client/errors/failure.ts";
import { today } from "#app/client/time/today.ts";
import { useText } from "#app/locale/text.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { NOT_AVAILABLE } from "../data.ts";
import { importsQuery, runQuery } from "../queries.ts";
import {
  type Chosen,
  lastImports,
  officialFilesAmong,
  type Preview,
  previewOf,
} from "./chosen-files.ts";
import { CommandLineImportNotice } from "./command-line-import-notice.tsx";
import { EditionPreview } from "./edition-preview.tsx";
import { FileChoice } from "./file-choice.tsx";
import { ImportHistory } from "./import-history.tsx";
import { ImportRunCard } from "./import-run-card.tsx";
import { ListsByCommand } from "./lists-by-command.tsx";
import { useImport } from "./use-import.ts";

const DOWNLOADS = "https://base-donnees-publique.medicaments.gouv.fr/telechargement";

/** Choose the files, see what they hold, import, and find it again. */
export function ImportMedicines() {
  const { data: run, error, refetch } = useQuery(runQuery);
  if (run === NOT_AVAILABLE) return <CommandLineImportNotice />;
  if (run === undefined) {
    if (!error) return <Spinner />;
    return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {run && <ImportRunCard run={run} />}
      {run?.is !== "running" && <ChooseEdition />}
      <ImportHistory />
    </>
  );
}

type Reading = "reading" | "unreadable" | "none" | ReadFiles;

interface ReadFiles {
  /** Null where no file of the French list is there. */
  readonly preview: Preview | null;
  readonly elsewhere: Chosen["elsewhere"];
  readonly serial: number;
}

function ChooseEdition() {
  const t = useText();
  const { data: imports } = useQuery(importsQuery);
  const [chosen, setChosen] = useState<Reading>();
  const importing = useImport();

  async function choose(files: readonly File[]) {
    if (files.length === 0) return;
    setChosen("reading");
    try {
      const { files: official, elsewhere } = await officialFilesAmong(files);
      const isEmpty = Object.keys(official).length === 0;
      if (isEmpty && elsewhere.length === 0) return setChosen("none");
      const preview = isEmpty ? null : previewOf(official, today());
      setChosen({ preview, elsewhere, serial: Date.now() });
    } catch {
      setChosen("unreadable");
    }
  }

  return (
    <>
      {importing.error && <Failure problem={importing.error} />}
      <Card title={t("admin.medicines.choose.title")}>
        <div className="flex flex-col gap-4">
          <p className="max-w-prose text-ink-soft">{t("admin.medicines.choose.body")}</p>
          <a
            href={DOWNLOADS}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-1.5 self-start font-semibold text-accent underline underline-offset-4"
          >
            {t("admin.medicines.choose.page")}
            <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
          </a>
          <p className="max-w-prose text-ink-soft">{t("admin.medicines.choose.others")}</p>
          <FileChoice busy={chosen === "reading"} onChoose={(files) => void choose(files)} />
          {typeof chosen === "string" && (
            <p role="status" className={chosen === "reading" ? "text-ink-soft" : "text-expired"}>
              {t(`admin.medicines.choose.${chosen}`)}
            </p>
          )}
        </div>
      </Card>
      {typeof chosen === "object" && chosen.elsewhere.length > 0 && (
        <ListsByCommand lists={chosen.elsewhere} />
      )}
      {typeof chosen === "object" && chosen.preview && imports && (
        <EditionPreview
          key={chosen.serial}
          preview={chosen.preview}
          last={lastImports(imports)}
          busy={importing.isPending}
          onImport={(order) => importing.mutate(order)}
        />
      )}
    </>
  );
}

function Failure({ problem }: { problem: Error }) {
  const t = useText();
  const failure = failureOf(problem as AppError);
  return (
    <Notice tone="failure">
      {failure === "conflict"
        ? t("admin.medicines.refused.busy")
        : failure === "offline"
          ? t("admin.medicines.run.connectionLost")
          : t(`ui.failure.${failure}`)}
    </Notice>
  );
}
