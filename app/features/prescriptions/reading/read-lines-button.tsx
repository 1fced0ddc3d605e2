import ScanText from "lucide-react/icons/scan-text";
import { useState } from "react";
import { languageName } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { ChipChoice } from "#app/ui/form/chip-choice.tsx";
import { LANGUAGES, type Language } from "#domain/locale/locales.ts";
import type { ChosenFile } from "../chosen-file.ts";
import type { DocumentProblem, ReadDocument } from "./document/read-document.ts";

type State =
  | { readonly kind: "idle" | "failed" | DocumentProblem }
  | { readonly kind: "reading"; readonly done: number }
  /** Pages that were not looked at are said, whatever the others held. */
  | { readonly kind: "read"; readonly count: number; readonly unread: number };

/** Reads the lines of one photo or PDF, on the device and on request. What it reads is for somebody to compare with the paper. */
export function ReadLinesButton({
  chosen,
  onLines,
}: {
  chosen: ChosenFile;
  onLines: (lines: readonly string[]) => void;
}) {
  const t = useText();
  const ownLanguage = useLanguage();
  const [language, setLanguage] = useState<Language>(ownLanguage);
  const [state, setState] = useState<State>({ kind: "idle" });

  async function read() {
    setState({ kind: "reading", done: 0 });
    try {
      const read = await readChosen(chosen, language, (done) =>
        setState({ kind: "reading", done }),
      );
      if (read.kind !== "read") return setState(read);
      setState({ kind: "read", count: read.lines.length, unread: read.unread });
      if (read.lines.length > 0) onLines(read.lines);
    } catch {
      setState({ kind: "failed" });
    }
  }

  const sort = chosen.isDocument ? "document" : "photo";
  return (
    <div className="flex flex-col gap-3">
      <ChipChoice
        legend={t("prescriptions.reading.language")}
        options={LANGUAGES.map((each) => ({ value: each, label: languageName(each, ownLanguage) }))}
        value={language}
        onChange={setLanguage}
      />
      <Button
        variant="secondary"
        className="self-start"
        icon={<ScanText aria-hidden="true" className="size-5" />}
        busy={state.kind === "reading"}
        onClick={() => void read()}
      >
        {t(`prescriptions.reading.start.${sort}`)}
      </Button>
      <p className="text-ink-soft text-sm">{t(`prescriptions.reading.hint.${sort}`)}</p>
      <div role="status">
        {state.kind === "reading" && (
          <p>{t("prescriptions.reading.progress", { percent: Math.round(state.done * 100) })}</p>
        )}
        {state.kind === "read" && (
          <>
            <p>
              {state.count > 0
                ? t("prescriptions.reading.found", { count: state.count })
                : t(`prescriptions.reading.nothing.${sort}`)}
            </p>
            {state.unread > 0 && (
              <p className="font-semibold">
                {t("prescriptions.reading.unread", { count: state.unread })}
              </p>
            )}
          </>
        )}
      </div>
      {isProblem(state) && (
        <Notice tone="failure">{t(`prescriptions.reading.problem.${state.kind}`)}</Notice>
      )}
    </div>
  );
}

type Problem = { readonly kind: "failed" | DocumentProblem };

const isProblem = (state: State): state is Problem =>
  state.kind !== "idle" && state.kind !== "reading" && state.kind !== "read";

/** The programs that read are fetched here, and not before. */
async function readChosen(
  { file, isDocument }: ChosenFile,
  language: Language,
  onProgress: (done: number) => void,
): Promise<ReadDocument> {
  if (isDocument) {
    const { readDocument } = await import("./document/read-document.ts");
    return readDocument(file, language, onProgress);
  }
  const { readPhotos } = await import("./read-photos.ts");
  const read = await readPhotos([file], language, onProgress);
  return { kind: "read", lines: read.flat(), unread: 0 };
}
