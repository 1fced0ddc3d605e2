import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { type ReactNode, useRef } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "../button/button.tsx";
import { useCloseOnBack } from "./close-on-back.ts";
import { DIALOG_BACKDROP, DIALOG_POPUP, DIALOG_VIEWPORT } from "./dialog-styles.ts";
import { useReturnFocus } from "./return-focus.ts";
import { useDoublePressGuard } from "./use-double-press-guard.ts";

/** Something else that may have been meant, which is then done instead. */
export interface MeantAnswer {
  readonly label: string;
  readonly onChoose: () => void;
}

/** A question before what cannot be taken back. The focus starts on the harmless answer. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  busy = false,
  meant = [],
  onConfirm,
  onCancel,
}: {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  /** The buttons that are pressed most, where what was typed is most likely a slip. */
  meant?: readonly MeantAnswer[];
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const t = useText();
  const harmless = useRef<HTMLButtonElement>(null);
  useReturnFocus(open);
  const guardDoublePress = useDoublePressGuard(open);
  useCloseOnBack(open, () => {
    onCancel();
    return "closes";
  });
  return (
    <Base.Root open={open} onOpenChange={(opens) => opens || onCancel()}>
      <Base.Portal>
        <Base.Backdrop className={DIALOG_BACKDROP} />
        <Base.Viewport className={DIALOG_VIEWPORT}>
          <Base.Popup
            initialFocus={harmless}
            onClickCapture={guardDoublePress}
            className={`${DIALOG_POPUP} p-5 md:max-w-md`}
          >
            <Base.Title className="text-lg">{title}</Base.Title>
            <Base.Description className="mt-2 text-ink-soft">{children}</Base.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-2">
              <Button
                ref={harmless}
                variant={meant.length > 0 ? "plain" : "secondary"}
                onClick={onCancel}
              >
                {cancelLabel ?? t("ui.cancel")}
              </Button>
              <Button
                variant={meant.length > 0 ? "secondary" : "danger"}
                busy={busy}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
              {meant.map(({ label, onChoose }) => (
                <Button key={label} onClick={onChoose}>
                  {label}
                </Button>
              ))}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
