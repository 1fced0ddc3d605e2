import ScanText from "lucide-react/icons/scan-text";
import { useState } from "react";
import { useMonthlyLimit } from "#app/client/limits/monthly-limits.ts";
import { formatDay, languageName } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { ChipChoice } from "#app/ui/form/chip-choice.tsx";
import { LANGUAGES, type Language } from "#domain/locale/locales.ts";
import type { ChosenFile } from "../chosen-file.ts";
import type { DocumentProblem, ReadDocument } from "./document/read-document.ts";
import { type PageRefusal, refusalOf } from "./page-allowance.ts";

type State =
  | { readonly kind: "idle" | "failed" | DocumentProblem }
  | { readonly kind: "reading"; readonly done: number }
  /** Pages that were not looked at are said, whatever the others held. */
  | {
      readonly kind: "read";
      readonly count: number;
      readonly unread: number;
      /** Why pages were left out, where a limit is the reason. */
      readonly refusal: PageRefusal | null;
    };

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
  const limit = useMonthlyLimit("prescription_pages");

  async function read() {
    setState({ kind: "reading", done: 0 });
    let refusal: PageRefusal | null = null;
    const mayRead = async (pages: number) => {
      refusal = await refusalOf(pages);
      return refusal === null;
    };
    try {
      const read = await readChosen(chosen, language, mayRead, (done) =>
        setState({ kind: "reading", done }),
      );
      if (read.kind !== "read") return setState(read);
      setState({ kind: "read", count: read.lines.length, unread: read.unread, refusal });
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
      {limit && (
        <p className="text-ink-soft text-sm">
          {t("prescriptions.reading.limit.left", {
            left: Math.max(0, limit.most - limit.used),
            most: limit.most,
          })}
        </p>
      )}
      <div role="status">
        {state.kind === "reading" && (
          <p>{t("prescriptions.reading.progress", { percent: Math.round(state.done * 100) })}</p>
        )}
        {state.kind === "read" && (
          <>
            {state.count > 0 && <p>{t("prescriptions.reading.found", { count: state.count })}</p>}
            {state.count === 0 && !state.refusal && (
              <p>{t(`prescriptions.reading.nothing.${sort}`)}</p>
            )}
            {state.unread > 0 && (
              <p className="font-semibold">
                {t("prescriptions.reading.unread", { count: state.unread })}
              </p>
            )}
          </>
        )}
      </div>
      {state.kind === "read" && state.refusal && <Refusal refusal={state.refusal} />}
      {isProblem(state) && (
        <Notice tone="failure">{t(`prescriptions.reading.problem.${state.kind}`)}</Notice>
      )}
    </div>
  );
}

function Refusal({ refusal }: { refusal: PageRefusal }) {
  const t = useText();
  const language = useLanguage();
  return (
    <Notice tone="failure">
      {refusal.kind === "refused"
        ? t("prescriptions.reading.limit.refused", {
            count: refusal.most,
            used: refusal.used,
            asked: refusal.asked,
            date: formatDay(refusal.renewsOn, language),
          })
        : t("prescriptions.reading.limit.uncounted", {
            failure: t(`ui.failure.${refusal.failure}`),
          })}
    </Notice>
  );
}

type Problem = { readonly kind: "failed" | DocumentProblem };

const isProblem = (state: State): state is Problem =>
  state.kind !== "idle" && state.kind !== "reading" && state.kind !== "read";

/** The programs that read are fetched here, and not before. */
async function readChosen(
  { file, isDocument }: ChosenFile,
  language: Language,
  mayRead: (pages: number) => Promise<boolean>,
  onProgress: (done: number) => void,
): Promise<ReadDocument> {
  if (isDocument) {
    const { readDocument } = await import("./document/read-document.ts");
    return readDocument(file, language, mayRead, onProgress);
  }
  const { readPhotos } = await import("./read-photos.ts");
  if (!(await mayRead(1))) return { kind: "read", lines: [], unread: 1 };
  const read = await readPhotos([file], language, onProgress);
  return { kind: "read", lines: read.flat(), unread: 0 };
}
