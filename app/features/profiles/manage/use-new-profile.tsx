import { type ReactNode, useCallback, useState } from "react";
import { DeferredDialog } from "#app/ui/dialog/deferred-dialog.tsx";
import { lazyDialog } from "#app/ui/dialog/lazy-dialog.ts";

const NEW = lazyDialog(async () => (await import("./new-profile-dialog.tsx")).NewProfileDialog);

/** The new-profile dialog, for whichever page offers it. */
export function useNewProfile(userId: string): { addProfile: () => void; dialog: ReactNode } {
  const [shown, setShown] = useState<{ serial: number; isOpen: boolean }>();
  const addProfile = useCallback(
    () => setShown((last) => ({ serial: (last?.serial ?? 0) + 1, isOpen: true })),
    [],
  );
  const onClose = useCallback(() => setShown((last) => last && { ...last, isOpen: false }), []);
  return {
    addProfile,
    dialog: shown && (
      <DeferredDialog
        serial={shown.serial}
        dialog={NEW}
        props={{ open: shown.isOpen, userId, onClose }}
      />
    ),
  };
}
