import { type ReactNode, useRef } from "react";
import { Button } from "#app/ui/button/button.tsx";

/** A button that asks for one photo: a file, or with `isCamera` one that is taken now, on devices that are touched. */
export function PhotoInput({
  label,
  icon,
  busy,
  isCamera = false,
  onPhoto,
}: {
  label: string;
  icon: ReactNode;
  busy: boolean;
  isCamera?: boolean;
  onPhoto: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture={isCamera ? "environment" : undefined}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPhoto(file);
          // The same photo may be chosen again.
          target.value = "";
        }}
      />
      <Button
        variant="secondary"
        className={isCamera ? "not-pointer-coarse:hidden" : ""}
        icon={icon}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
