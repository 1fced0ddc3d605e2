import FileUp from "lucide-react/icons/file-up";
import { useRef, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";

/** The text of a chosen file. */
export interface FileTable {
  /** Tells one choice from the next, of the same file as well. */
  readonly name: string;
  readonly text: string;
}

/** Chooses a table that another program has written. It does not leave the device. */
export function FileButton({ onTable }: { onTable: (table: FileTable) => void }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);

  async function take(file: File) {
    setBusy(true);
    try {
      const { readFile } = await import("./read-file.ts");
      const read = await readFile(file);
      if (read.kind === "text" && read.text.trim() !== "") {
        onTable({ name: `${file.name} ${Date.now()}`, text: read.text });
      } else {
        const word = read.kind === "text" ? "empty" : read.kind;
        showToast({ tone: "failure", message: t(`fill.file.${word}`) });
      }
    } catch {
      showToast({ tone: "failure", message: t("fill.file.failed") });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        hidden
        aria-label={t("fill.file.choose")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          // The same file may be chosen again.
          target.value = "";
        }}
      />
      <Button
        variant="secondary"
        icon={<FileUp aria-hidden="true" className="size-5" />}
        busy={isBusy}
        onClick={() => input.current?.click()}
      >
        {t("fill.file.choose")}
      </Button>
    </>
  );
}
