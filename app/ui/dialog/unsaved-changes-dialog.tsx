import { useBlocker } from "react-router";
import { useText } from "#app/locale/text.tsx";
import { DeferredConfirmDialog } from "./deferred-confirm-dialog.tsx";
import { clearPendingAction, hasUnsavedChanges, usePendingAction } from "./unsaved-changes.ts";

/** Stands once in the frame and asks before a link, the way back or another choice throws typing away. */
export function UnsavedChangesDialog() {
  const t = useText();
  const action = usePendingAction();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges() && currentLocation.pathname !== nextLocation.pathname,
  );
  const keep = () => {
    clearPendingAction();
    blocker.reset?.();
  };
  return (
    <DeferredConfirmDialog
      open={action !== null || blocker.state === "blocked"}
      title={t("ui.unsaved.title")}
      confirmLabel={t("ui.unsaved.discard")}
      cancelLabel={t("ui.unsaved.keep")}
      onCancel={keep}
      onMissing={keep}
      onConfirm={() => {
        clearPendingAction();
        action?.();
        blocker.proceed?.();
      }}
    >
      {t("ui.unsaved.body")}
    </DeferredConfirmDialog>
  );
}
