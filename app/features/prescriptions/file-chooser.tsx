import FileUp from "lucide-react/icons/file-up";
import Trash2 from "lucide-react/icons/trash-2";
import { type ReactNode, useRef, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { FILES_MAX } from "#domain/files/private-buckets.ts";
import { type ChosenFile, chooseFile, type WrongFile } from "./chosen-file.ts";

/** Photos and PDFs that will be kept with a prescription. */
export function FileChooser({
  files,
  kept,
  onChange,
  below,
}: {
  files: readonly ChosenFile[];
  /** How many the prescription has already. */
  kept: number;
  onChange: (files: readonly ChosenFile[]) => void;
  /** What can be done with a file, beside removing it. */
  below: (file: ChosenFile) => ReactNode;
}) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<WrongFile | "full">();

  async function take(chosen: readonly File[]) {
    setBusy(true);
    setWrong(undefined);
    const room = FILES_MAX - kept - files.length;
    const taken: ChosenFile[] = [];
    for (const file of chosen.slice(0, room)) {
      const result = await chooseFile(file);
      if (typeof result === "string") setWrong(result);
      else taken.push(result);
    }
    if (chosen.length > room) setWrong("full");
    onChange([...files, ...taken]);
    setBusy(false);
  }

  return (
    <div className="flex flex-col gap-3">
      <input
        ref={input}
        type="file"
        accept="image/*,application/pdf"
        multiple
        hidden
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = "";
        }}
      />
      <Button
        variant="secondary"
        className="self-start"
        icon={<FileUp aria-hidden="true" className="size-5" />}
        busy={isBusy}
        onClick={() => input.current?.click()}
      >
        {t("prescriptions.form.choose")}
      </Button>
      <p className="text-ink-soft text-sm">{t("prescriptions.form.chooseHint")}</p>
      {wrong && <Notice tone="failure">{t(`prescriptions.form.${wrong}`)}</Notice>}
      {files.length > 0 && (
        <ul className="flex flex-col gap-2">
          {files.map((file, nth) => (
            <li
              key={file.id}
              className="flex flex-col gap-2 rounded-control border border-line p-3"
            >
              <div className="flex flex-wrap items-center justify-between gap-2">
                <span className="font-semibold">
                  {t(
                    file.isDocument
                      ? "prescriptions.form.chosenDocument"
                      : "prescriptions.form.chosen",
                    {
                      number: nth + 1,
                    },
                  )}
                </span>
                <Button
                  variant="plain"
                  icon={<Trash2 aria-hidden="true" className="size-5" />}
                  aria-label={t("prescriptions.form.unchooseOf", { number: nth + 1 })}
                  onClick={() => onChange(files.filter(({ id }) => id !== file.id))}
                >
                  {t("prescriptions.form.unchoose")}
                </Button>
              </div>
              {below(file)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
