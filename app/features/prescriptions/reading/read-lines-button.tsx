import ScanText from "lucide-react/icons/scan-text";
import { useState } from "react";
import { languageName } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { ChipChoice } from "#app/ui/form/chip-choice.tsx";
import { LANGUAGES, type Language } from "#domain/locale/locales.ts";

type State =
  | { readonly kind: "idle" | "failed" | "nothing" }
  | { readonly kind: "reading"; readonly done: number }
  | { readonly kind: "found"; readonly count: number };

/** Reads the lines of one photo, on the device and on request. What it reads is for somebody to compare with the paper. */
export function ReadLinesButton({
  photo,
  onLines,
}: {
  photo: Blob;
  onLines: (lines: readonly string[]) => void;
}) {
  const t = useText();
  const ownLanguage = useLanguage();
  const [language, setLanguage] = useState<Language>(ownLanguage);
  const [state, setState] = useState<State>({ kind: "idle" });

  async function read() {
    setState({ kind: "reading", done: 0 });
    try {
      const { readPhoto } = await import("./read-photo.ts");
      const lines = await readPhoto(photo, language, (done) => setState({ kind: "reading", done }));
      setState(lines.length === 0 ? { kind: "nothing" } : { kind: "found", count: lines.length });
      if (lines.length > 0) onLines(lines);
    } catch {
      setState({ kind: "failed" });
    }
  }

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
        {t("prescriptions.reading.start")}
      </Button>
      <p className="text-ink-soft text-sm">{t("prescriptions.reading.hint")}</p>
      <div role="status">
        {state.kind === "reading" && (
          <p>{t("prescriptions.reading.progress", { percent: Math.round(state.done * 100) })}</p>
        )}
        {state.kind === "found" && (
          <p>{t("prescriptions.reading.found", { count: state.count })}</p>
        )}
        {state.kind === "nothing" && <p>{t("prescriptions.reading.nothing")}</p>}
      </div>
      {state.kind === "failed" && (
        <Notice tone="failure">{t("prescriptions.reading.failed")}</Notice>
      )}
    </div>
  );
}
