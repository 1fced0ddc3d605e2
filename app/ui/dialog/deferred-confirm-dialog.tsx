import { DeferredDialog } from "./deferred-dialog.tsx";
import { type ConfirmDialogProps, LAZY_CONFIRM_DIALOG } from "./lazy-confirm-dialog.ts";

/**
 * A question whose code may still have to come. Stays in the page once it is here, so that it leaves as gently as it came.
 * @param onMissing the question cannot be asked; it has been said that the line is down
 */
export function DeferredConfirmDialog({
  onMissing,
  ...question
}: ConfirmDialogProps & { onMissing: () => void }) {
  if (!question.open && !LAZY_CONFIRM_DIALOG.current()) return null;
  return (
    <DeferredDialog
      serial={1}
      dialog={LAZY_CONFIRM_DIALOG}
      props={{ ...question, onClose: onMissing }}
    />
  );
}
