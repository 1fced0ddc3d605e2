import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { whenIdle } from "#app/client/time/when-idle.ts";
import { useText } from "#app/locale/text.tsx";
import { DeferredDialog } from "#app/ui/dialog/deferred-dialog.tsx";
import { lazyDialog } from "#app/ui/dialog/lazy-dialog.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import {
  type GoneMedication,
  goneMedicationOf,
  isBox,
  type TakenMedication,
} from "./log/taken-medication.ts";
import type { StoredIntake } from "./stored-intake.ts";
import { tellUnsaved } from "./typed-dose.ts";

const LOG = lazyDialog(async () => (await import("./log/log-intake-dialog.tsx")).LogIntakeDialog);
const DELETE = lazyDialog(
  async () => (await import("./delete-intake-dialog.tsx")).DeleteIntakeDialog,
);

export function prefetchLogIntake(): void {
  LOG.prefetch();
}

type DialogRequest =
  | {
      readonly kind: "log";
      readonly medication: TakenMedication | null;
      /** Null takes those of the page. */
      readonly whose: TakerOfDose | null;
    }
  | { readonly kind: "ask"; readonly takers: readonly Person[] }
  | {
      readonly kind: "correct";
      readonly intake: StoredIntake;
      readonly medication: TakenMedication | GoneMedication;
    }
  | { readonly kind: "delete"; readonly intake: StoredIntake };

/** Who takes a dose, where that is not whom the page is about. */
export interface TakerOfDose {
  readonly profileId: string;
  /** The boxes to choose from. */
  readonly choices: readonly TakenMedication[];
  /** The one of them that is chosen when the form opens, and can be changed. */
  readonly proposed?: TakenMedication | null;
}

interface Shown {
  readonly request: DialogRequest;
  readonly profileId: string;
  readonly people: readonly Person[];
  readonly serial: number;
  readonly isOpen: boolean;
}

const takerOf = (request: DialogRequest) =>
  request.kind === "log" ? request.whose?.profileId : undefined;

interface IntakeDialogOptions {
  /** Hears the name of each medicine a dose of which was logged. */
  readonly onLogged?: (name: string) => void;
  /** The boxes in the list of one of the people, where several are shown. */
  readonly choicesOf?: (profileId: string) => readonly TakenMedication[] | undefined;
}

export interface IntakeDialogs {
  /** Without a medication the form asks for one. */
  readonly logIntake: (medication?: TakenMedication, whose?: TakerOfDose) => void;
  /** Asks which of them takes it before anything else: nobody is assumed. */
  readonly logForWhom: (takers: readonly Person[]) => void;
  /** Null for a dose whose box is there and not among those of the page: nothing could be said of what it holds. */
  readonly correctionOf: (intake: StoredIntake) => (() => void) | null;
  readonly deleteIntake: (intake: StoredIntake) => void;
  readonly dialogs: ReactNode;
}

/**
 * The dialogs about doses, for whichever page shows boxes or doses.
 * @param people those whose doses this account may open, the profile's own among them
 * @param choices the boxes to choose from; undefined while on their way
 */
export function useIntakeDialogs(
  profileId: string,
  people: readonly Person[],
  choices: readonly TakenMedication[] | undefined,
  { onLogged, choicesOf }: IntakeDialogOptions = {},
): IntakeDialogs {
  const t = useText();
  const [shown, setShown] = useState<Shown>();
  // The form opens at once on a finger, which does not come near before it presses.
  useEffect(() => {
    const left = new AbortController();
    whenIdle(prefetchLogIntake, left.signal);
    return () => left.abort();
  }, []);
  // A dialog stays with the profile it was opened for, and so does the undo it offers afterwards.
  const openDialog = useCallback(
    (request: DialogRequest) =>
      setShown((last) => ({
        request,
        profileId,
        people,
        serial: (last?.serial ?? 0) + 1,
        isOpen: true,
      })),
    [profileId, people],
  );
  const onClose = useCallback(() => setShown((last) => last && { ...last, isOpen: false }), []);
  const logIntake = useCallback(
    (medication?: TakenMedication, whose?: TakerOfDose) =>
      openDialog({ kind: "log", medication: medication ?? null, whose: whose ?? null }),
    [openDialog],
  );
  const logForWhom = useCallback(
    (takers: readonly Person[]) => openDialog({ kind: "ask", takers }),
    [openDialog],
  );
  const boxes = useMemo(() => new Map(choices?.map((box) => [box.id, box])), [choices]);
  const correctionOf = useCallback(
    (intake: StoredIntake) => {
      const medication =
        intake.medicationId === null ? goneMedicationOf(intake) : boxes.get(intake.medicationId);
      return medication ? () => openDialog({ kind: "correct", intake, medication }) : null;
    },
    [boxes, openDialog],
  );
  const deleteIntake = useCallback(
    (intake: StoredIntake) => openDialog({ kind: "delete", intake }),
    [openDialog],
  );
  const aboutId = shown?.isOpen ? (takerOf(shown.request) ?? shown.profileId) : null;
  const lost =
    people.length > 0 && people.every(({ id }) => id !== aboutId)
      ? shown?.people.find(({ id }) => id === aboutId)
      : undefined;
  const isTyping = shown?.request.kind !== "delete";
  // A share can end while the form is open, which would then neither know the last doses nor save this one.
  useEffect(() => {
    if (!lost) return;
    // The form says with it what was typed.
    if (isTyping) tellUnsaved(lost.id);
    else {
      const name = lost.name ?? t("profiles.nameless");
      showToast({ tone: "failure", message: t("intakes.logging.notShared", { name }) });
    }
    onClose();
  }, [lost, isTyping, onClose, t]);
  return { logIntake, logForWhom, correctionOf, deleteIntake, dialogs: shown && render(shown) };

  function render({ request, serial, isOpen: open, ...whose }: Shown): ReactNode {
    const common = { open, profileId: whose.profileId, onClose };
    // Somebody else may take from a box while the form is open.
    const now = (box: TakenMedication, takerId = whose.profileId) =>
      boxes.get(box.id) ?? choicesOf?.(takerId)?.find(({ id }) => id === box.id) ?? box;
    switch (request.kind) {
      case "log": {
        const takerId = request.whose?.profileId ?? whose.profileId;
        const proposed = request.whose?.proposed;
        return (
          <DeferredDialog
            serial={serial}
            dialog={LOG}
            props={{
              ...common,
              profileId: takerId,
              people: whose.people,
              medication: request.medication && now(request.medication, takerId),
              choices: request.whose?.choices.map((box) => now(box, takerId)) ?? choices,
              proposed: proposed ? now(proposed, takerId) : null,
              onLogged,
            }}
          />
        );
      }
      case "ask":
        return (
          <DeferredDialog
            serial={serial}
            dialog={LOG}
            props={{
              ...common,
              people: whose.people,
              medication: null,
              choices,
              asked: { takers: request.takers, choicesOf: choicesOf ?? (() => choices) },
              onLogged,
            }}
          />
        );
      case "correct": {
        return (
          <DeferredDialog
            serial={serial}
            dialog={LOG}
            props={{
              ...common,
              people: whose.people,
              medication: isBox(request.medication)
                ? withDose(now(request.medication), request.intake)
                : request.medication,
              choices: [],
              corrected: request.intake,
            }}
          />
        );
      }
      case "delete":
        return (
          <DeferredDialog
            serial={serial}
            dialog={DELETE}
            props={{ ...common, intake: request.intake }}
          />
        );
    }
  }
}

/** What a dose took is in the box again while it is being corrected. */
function withDose(box: TakenMedication, { quantityDeducted }: StoredIntake): TakenMedication {
  return { ...box, currentQuantity: box.currentQuantity + quantityDeducted };
}
