import { useBlocker } from "react-router";
import { useText } from "#app/locale/text.tsx";
import { DeferredConfirmDialog } from "./deferred-confirm-dialog.tsx";
import { clearPendingAction, hasUnsavedChanges, usePendingAction } from "./unsaved-changes.ts";

/** Rendered once in the layout: asks before a link, the back button or another choice discards unsaved input. */
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
