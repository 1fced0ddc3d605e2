import FileText from "lucide-react/icons/file-text";
import Folder from "lucide-react/icons/folder";
import { type ReactNode, useRef } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";

/** Where the official files come from: several of them, an archive, or their folder. */
export function FileChoice({
  busy,
  onChoose,
}: {
  busy: boolean;
  onChoose: (files: File[]) => void;
}) {
  const t = useText();
  return (
    <div className="flex flex-wrap gap-2">
      <ChooseButton
        label={t("admin.medicines.choose.files")}
        icon={<FileText aria-hidden="true" className="size-5" />}
        busy={busy}
        onChoose={onChoose}
      />
      <ChooseButton
        label={t("admin.medicines.choose.folder")}
        icon={<Folder aria-hidden="true" className="size-5" />}
        busy={busy}
        folder
        onChoose={onChoose}
      />
    </div>
  );
}

function ChooseButton({
  label,
  icon,
  busy,
  folder = false,
  onChoose,
}: {
  label: string;
  icon: ReactNode;
  busy: boolean;
  folder?: boolean;
  onChoose: (files: File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" icon={icon} busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={folder ? undefined : ".txt,.xml,.zip"}
        // React writes it as it is; browsers know it by this name alone.
        {...(folder && { webkitdirectory: "" })}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same files, downloaded again, are a new choice.
          target.value = "";
        }}
      />
    </>
  );
}
