import { type ReactNode, useCallback, useState } from "react";
import { DeferredDialog } from "#app/ui/dialog/deferred-dialog.tsx";
import { lazyDialog } from "#app/ui/dialog/lazy-dialog.ts";
import type { Level, Permission } from "#domain/sharing/permission.ts";

const SHARE = lazyDialog(async () => (await import("./share-dialog.tsx")).ShareDialog);

/** A profile somebody may share: whose it is, and what they hold on it. */
export interface SharedProfile {
  readonly profileId: string;
  readonly name: string;
  readonly level: Level;
  /** The right to begin with, where the reason to share says which; else reading. */
  readonly proposed?: Permission;
}

/** The share dialog, for whichever page offers it. */
export function useShareDialog(): { share: (profile: SharedProfile) => void; dialog: ReactNode } {
  const [shown, setShown] = useState<SharedProfile & { serial: number; isOpen: boolean }>();
  const share = useCallback(
    (profile: SharedProfile) =>
      setShown((last) => ({ ...profile, serial: (last?.serial ?? 0) + 1, isOpen: true })),
    [],
  );
  const onClose = useCallback(() => setShown((last) => last && { ...last, isOpen: false }), []);
  if (!shown) return { share, dialog: null };
  const { serial, isOpen: open, profileId, name, level, proposed } = shown;
  return {
    share,
    dialog: (
      <DeferredDialog
        serial={serial}
        dialog={SHARE}
        props={{ open, profileId, name, level, ...(proposed && { proposed }), onClose }}
      />
    ),
  };
}
