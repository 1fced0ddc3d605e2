import ImageIcon from "lucide-react/icons/image";
import { useRef, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { openCodeReader } from "./code-reader.ts";

/** Reads the codes on a photo that was taken before, or that the device takes now. */
export function PhotoButton({ onCodes }: { onCodes: (codes: readonly string[]) => boolean }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"idle" | "reading" | "nothing" | "failed">("idle");

  async function read(photo: File) {
    setState("reading");
    try {
      const picture = await createImageBitmap(photo);
      const reader = await openCodeReader();
      const codes = await reader.detect(picture);
      picture.close();
      setState(onCodes(codes.map(({ rawValue }) => rawValue)) ? "idle" : "nothing");
    } catch {
      setState("failed");
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          if (photo) void read(photo);
          // The same photo may be chosen again.
          target.value = "";
        }}
      />
      <Button
        variant="secondary"
        icon={<ImageIcon aria-hidden="true" className="size-5" />}
        busy={state === "reading"}
        onClick={() => input.current?.click()}
      >
        {t("inventory.scan.photo")}
      </Button>
      {state === "nothing" && <Notice tone="failure">{t("inventory.scan.photoNothing")}</Notice>}
      {state === "failed" && <Notice tone="failure">{t("inventory.scan.photoFailed")}</Notice>}
    </>
  );
}
