import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { type ReactNode, useRef } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "../button/button.tsx";
import { useCloseOnBack } from "./close-on-back.ts";
import { DIALOG_BACKDROP, DIALOG_POPUP, DIALOG_VIEWPORT } from "./dialog-styles.ts";
import { useReturnFocus } from "./return-focus.ts";
import { useDoublePressGuard } from "./use-double-press-guard.ts";

/** A question before what cannot be taken back. The focus starts on the harmless answer. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  busy = false,
  onConfirm,
  onCancel,
}: {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
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
              <Button ref={harmless} variant="secondary" onClick={onCancel}>
                {cancelLabel ?? t("ui.cancel")}
              </Button>
              <Button variant="danger" busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
