import { type ReactNode, useCallback, useState } from "react";
import { DeferredDialog } from "#app/ui/dialog/deferred-dialog.tsx";
import { lazyDialog } from "#app/ui/dialog/lazy-dialog.ts";
import type { AlertSubject } from "./create-alert-dialog.tsx";

const CREATE = lazyDialog(
  async () => (await import("./create-alert-dialog.tsx")).CreateAlertDialog,
);

const NONE: never[] = [];

export function prefetchCreateAlert(): void {
  CREATE.prefetch();
}

/**
 * The dialog that creates an alert, for whichever page offers it.
 * @param medications those an alert may be about; undefined while on their way
 */
export function useCreateAlert(
  profileId: string,
  medications: readonly AlertSubject[] | undefined,
): { createAlert: () => void; dialog: ReactNode } {
  const [shown, setShown] = useState<{ profileId: string; serial: number; isOpen: boolean }>();
  const createAlert = useCallback(
    () => setShown((last) => ({ profileId, serial: (last?.serial ?? 0) + 1, isOpen: true })),
    [profileId],
  );
  const onClose = useCallback(() => setShown((last) => last && { ...last, isOpen: false }), []);
  return {
    createAlert,
    dialog: shown && (
      <DeferredDialog
        serial={shown.serial}
        dialog={CREATE}
        props={{
          open: shown.isOpen,
          profileId: shown.profileId,
          medications: medications ?? NONE,
          onClose,
        }}
      />
    ),
  };
}
