import { CONFIRM_DIALOG, type Question } from "./confirm-dialog-code.ts";
import { DeferredDialog } from "./deferred-dialog.tsx";

/**
 * A question whose code may still have to come. Stays in the page once it is here, so that it leaves as gently as it came.
 * @param onMissing the question cannot be asked; it has been said that the line is down
 */
export function DeferredConfirmDialog({
  onMissing,
  ...question
}: Question & { onMissing: () => void }) {
  if (!question.open && !CONFIRM_DIALOG.current()) return null;
  return (
    <DeferredDialog serial={1} code={CONFIRM_DIALOG} props={{ ...question, onClose: onMissing }} />
  );
}
