import { type ReactNode, useCallback, useState } from "react";
import { DeferredDialog } from "#app/ui/dialog/deferred-dialog.tsx";
import { lazyDialog } from "#app/ui/dialog/lazy-dialog.ts";
import type { ReachableProfile } from "../profile-facts.ts";

const EDIT = lazyDialog(async () => (await import("./edit-profile-dialog.tsx")).EditProfileDialog);
const DELETE = lazyDialog(
  async () => (await import("./delete-profile-dialog.tsx")).DeleteProfileDialog,
);

interface Shown {
  readonly kind: "edit" | "delete";
  readonly profile: ReachableProfile;
  readonly serial: number;
  readonly isOpen: boolean;
}

/** The dialogs of the profile manager about one profile. */
export function useManagerDialogs(userId: string): {
  edit: (profile: ReachableProfile) => void;
  remove: (profile: ReachableProfile) => void;
  dialogs: ReactNode;
} {
  const [shown, setShown] = useState<Shown>();
  const begin = (kind: Shown["kind"], profile: ReachableProfile) =>
    setShown((last) => ({ kind, profile, serial: (last?.serial ?? 0) + 1, isOpen: true }));
  const onClose = useCallback(() => setShown((last) => last && { ...last, isOpen: false }), []);
  return {
    edit: (profile) => begin("edit", profile),
    remove: (profile) => begin("delete", profile),
    dialogs: shown && render(shown),
  };

  function render({ kind, profile, serial, isOpen: open }: Shown): ReactNode {
    return kind === "edit" ? (
      <DeferredDialog
        serial={serial}
        dialog={EDIT}
        props={{ open, profileId: profile.id, onClose }}
      />
    ) : (
      <DeferredDialog serial={serial} dialog={DELETE} props={{ open, userId, profile, onClose }} />
    );
  }
}
