import { useRef, useState } from "react";
import { failureOfProblem } from "#app/client/offline/actions.ts";
import { outbox } from "#app/client/offline/device-outbox.ts";
import { storedPerson } from "#app/client/offline/person.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useText } from "#app/locale/text.tsx";
import { useSaveFailedToast } from "#app/ui/feedback/save-failed-toast.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Failure } from "#domain/failure.ts";
import type { WarningKind } from "#domain/intakes/dose-warnings.ts";
import { isSameMinute } from "#domain/intakes/intake-draft.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import type { Medication } from "#domain/inventory/medication.ts";
import type { LoggedIntake } from "../queries.ts";
import { offerUndo, withdrawUndo } from "./undoable-dose.ts";

type SentDose = LoggedIntake & { readonly profileId: string };

function isSameDose(one: SentDose, other: SentDose): boolean {
  return (
    one.profileId === other.profileId &&
    one.medicationId === other.medicationId &&
    one.entry.quantityTaken === other.entry.quantityTaken &&
    one.entry.notes === other.entry.notes &&
    isSameMinute(one.entry.takenAt, other.entry.takenAt)
  );
}

type LoggedBox = Pick<Medication, "id" | "name" | "dosage" | "form">;

/**
 * Logs the dose of a form, with what is said about it. It is on the device before it is sent, and a dose that the server
 * refused stays in its form.
 * @param onLogged once the server has it, or the device keeps it
 */
export function useLogIntake(profileId: string, people: readonly Person[], onLogged: () => void) {
  const t = useText();
  const quantityWords = useQuantityWords();
  const showUnsaved = useSaveFailedToast();
  const [state, setState] = useState<"open" | "busy" | "done" | { readonly failure: Failure }>(
    "open",
  );

  /** What was sent and not saved, which may have arrived, and whether that was edited already. */
  const sent = useRef<{ readonly dose: SentDose; readonly isEdited: boolean }>(null);

  async function log(box: LoggedBox, intake: LoggedIntake, warnings: readonly WarningKind[]) {
    const owner = storedPerson();
    if (state === "busy") return;
    if (owner === null) {
      setState({ failure: "signed-out" });
      return;
    }
    setState("busy");
    const { name, dosage, form } = box;
    const dose = { ...intake, profileId };
    const before = sent.current;
    const isEdited = before !== null && (before.isEdited || !isSameDose(before.dose, dose));
    sent.current = { dose, isEdited };
    const body = {
      intakeId: intake.id,
      medicationId: intake.medicationId,
      medicationName: name,
      dosage,
      form,
      entry: intake.entry,
      isEdited,
      confirmedWarnings: warnings,
    };
    const outcome = await outbox.put({ owner, profileId, kind: "log", body });
    if (outcome.kind === "refused") {
      await outbox.discard(outcome.id);
      setState({ failure: failureOfProblem(outcome.problem) });
      showToast({ tone: "failure", message: t("intakes.logging.failed") });
      return;
    }
    setState("done");
    onLogged();
    const person = people.find(({ id }) => id === profileId)?.name;
    const words = outcome.kind === "done" ? "done" : "kept";
    const said = { name, quantity: quantityWords(form, intake.entry.quantityTaken) };
    offerUndo({ intakeId: intake.id, undo: () => void undo() });
    showToast({
      tone: outcome.kind === "done" ? "success" : "notice",
      message: person
        ? t(`intakes.logging.${words}For`, { ...said, person })
        : t(`intakes.logging.${words}`, said),
      action: { label: t("intakes.logging.undo"), run: () => void undo() },
    });

    async function undo() {
      if (owner === null) return;
      withdrawUndo(intake.id);
      const isCancelled = outcome.kind === "kept" && (await outbox.cancel(outcome.id));
      const undone = isCancelled
        ? ({ kind: "done" } as const)
        : await outbox.put({
            owner,
            profileId,
            kind: "delete-intake",
            body: { intakeId: intake.id, medicationName: name },
          });
      if (undone.kind === "done") {
        showToast({ tone: "success", message: t("intakes.deleting.done") });
      } else if (undone.kind === "kept") {
        showToast({ tone: "notice", message: t("outbox.keptToast") });
      } else {
        await outbox.discard(undone.id);
        showUnsaved(t("intakes.deleting.failed"), () => void undo());
      }
    }
  }

  return {
    log: (...values: Parameters<typeof log>) => void log(...values),
    isBusy: state === "busy",
    isDone: state === "done",
    failure: typeof state === "object" ? state.failure : null,
  };
}
