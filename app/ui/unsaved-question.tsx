import { useBlocker } from "react-router";
import { useText } from "../locale/text.tsx";
import { DeferredConfirmDialog } from "./deferred-confirm-dialog.tsx";
import { forgetWaitingDeed, isAnythingUnsaved, useWaitingDeed } from "./unsaved.ts";

/** Stands once in the frame and asks before a link, the way back or another choice throws typing away. */
export function UnsavedQuestion() {
  const t = useText();
  const deed = useWaitingDeed();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAnythingUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  const keep = () => {
    forgetWaitingDeed();
    blocker.reset?.();
  };
  return (
    <DeferredConfirmDialog
      open={deed !== null || blocker.state === "blocked"}
      title={t("ui.unsaved.title")}
      confirmLabel={t("ui.unsaved.discard")}
      cancelLabel={t("ui.unsaved.keep")}
      onCancel={keep}
      onMissing={keep}
      onConfirm={() => {
        forgetWaitingDeed();
        deed?.();
        blocker.proceed?.();
      }}
    >
      {t("ui.unsaved.body")}
    </DeferredConfirmDialog>
  );
}
