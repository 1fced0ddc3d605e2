import { type ReactNode, useCallback, useState } from "react";
import { DeferredDialog } from "../../ui/deferred-dialog.tsx";
import { dialogCode } from "../../ui/dialog-code.ts";
import type { StoredIntake } from "./data.ts";
import type { TakenMedication } from "./log-intake-dialog.tsx";

const LOG = dialogCode(async () => (await import("./log-intake-dialog.tsx")).LogIntakeDialog);
const DELETE = dialogCode(
  async () => (await import("./delete-intake-dialog.tsx")).DeleteIntakeDialog,
);

export function prefetchLogIntake(): void {
  LOG.prefetch();
}

type Deed =
  | { readonly kind: "log"; readonly medication: TakenMedication | null }
  | { readonly kind: "delete"; readonly intake: StoredIntake };

interface Shown {
  readonly deed: Deed;
  readonly profileId: string;
  readonly person: string | null;
  readonly serial: number;
  readonly isOpen: boolean;
}

export interface IntakeDialogs {
  /** Without a medication the form asks for one. */
  readonly logIntake: (medication?: TakenMedication) => void;
  readonly deleteIntake: (intake: StoredIntake) => void;
  readonly dialogs: ReactNode;
}

/**
 * The dialogs about doses, for whichever page shows boxes or doses.
 * @param person the name of who takes them; null while unknown
 * @param choices the boxes to choose from; undefined while on their way
 * @param onLogged hears the name of each medicine a dose of which was logged
 */
export function useIntakeDialogs(
  profileId: string,
  person: string | null,
  choices: readonly TakenMedication[] | undefined,
  onLogged?: (name: string) => void,
): IntakeDialogs {
  const [shown, setShown] = useState<Shown>();
  // A dialog stays with the profile it was opened for, and so does the undo it offers afterwards.
  const begin = useCallback(
    (deed: Deed) =>
      setShown((last) => ({
        deed,
        profileId,
        person,
        serial: (last?.serial ?? 0) + 1,
        isOpen: true,
      })),
    [profileId, person],
  );
  const onClose = useCallback(() => setShown((last) => last && { ...last, isOpen: false }), []);
  const logIntake = useCallback(
    (medication?: TakenMedication) => begin({ kind: "log", medication: medication ?? null }),
    [begin],
  );
  const deleteIntake = useCallback(
    (intake: StoredIntake) => begin({ kind: "delete", intake }),
    [begin],
  );
  return { logIntake, deleteIntake, dialogs: shown && draw(shown) };

  function draw({ deed, serial, isOpen: open, ...whose }: Shown): ReactNode {
    const common = { open, profileId: whose.profileId, onClose };
    return deed.kind === "log" ? (
      <DeferredDialog
        serial={serial}
        code={LOG}
        props={{ ...common, person: whose.person, medication: deed.medication, choices, onLogged }}
      />
    ) : (
      <DeferredDialog serial={serial} code={DELETE} props={{ ...common, intake: deed.intake }} />
    );
  }
}
