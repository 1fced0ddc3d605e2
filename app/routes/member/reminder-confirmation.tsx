import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";
import { isAlwaysReminded } from "../../../domain/alerts/reminder.ts";
import { expiryOn } from "../../../domain/inventory/expiry.ts";
import { logActivity } from "../../client/activity-log.ts";
import { useMay } from "../../client/capabilities.tsx";
import { failureOf } from "../../client/failure.ts";
import { newId } from "../../client/new-id.ts";
import { now } from "../../client/now.ts";
import { useToday } from "../../client/today.ts";
import { useDeleteIntake, useLogIntake } from "../../features/intakes/queries.ts";
import type { StoredMedication } from "../../features/inventory/stored-medication.ts";
import { useText } from "../../locale/text.tsx";
import { DeferredDialog } from "../../ui/deferred-dialog.tsx";
import { dialogCode } from "../../ui/dialog-code.ts";
import { showToast } from "../../ui/toast.ts";

const TAKEN = dialogCode(
  async () => (await import("../../features/reminders/taken-dialog.tsx")).TakenDialog,
);

interface Asked {
  readonly boxes: readonly StoredMedication[];
  /** The intake of each box: sent twice it counts once. */
  readonly intakes: ReadonlyMap<string, string>;
  readonly serial: number;
  readonly isOpen: boolean;
}

/**
 * Confirming the general reminder, where boxes and intakes meet: it asks about the four names of the specification,
 * as long as they have no hours of their own. One box is logged at once; of several their reader says which.
 */
export function useReminderConfirmation(
  profileId: string,
  medications: readonly StoredMedication[] | undefined,
): { confirm: (() => void) | undefined; dialog: ReactNode } {
  const t = useText();
  const may = useMay();
  const today = useToday();
  const [asked, setAsked] = useState<Asked>();
  const onClose = useCallback(() => setAsked((last) => last && { ...last, isOpen: false }), []);
  const { mutateAsync: log } = useLogIntake(profileId);
  const { mutateAsync: remove } = useDeleteIntake(profileId);
  const logging = useMutation({
    mutationFn: async ({ boxes, intakes }: Pick<Asked, "boxes" | "intakes">) => {
      for (const { id: medicationId } of boxes) {
        const id = intakes.get(medicationId) ?? newId();
        const entry = { quantityTaken: 1, takenAt: now(), notes: null };
        await log({ id, medicationId, entry });
      }
    },
  });
  const named = medications?.filter(
    ({ name, schedule }) => isAlwaysReminded(name) && schedule.doses.length === 0,
  );
  const isOffered = may("log-intakes") && named !== undefined && named.length > 0;
  return {
    confirm: isOffered ? () => confirm(named) : undefined,
    dialog: asked && (
      <DeferredDialog
        serial={asked.serial}
        code={TAKEN}
        props={{
          open: asked.isOpen,
          boxes: asked.boxes,
          isBusy: logging.isPending,
          failure: logging.error ? failureOf(logging.error) : null,
          onLog: (ids) =>
            send({ ...asked, boxes: asked.boxes.filter(({ id }) => ids.includes(id)) }),
          onClose,
        }}
      />
    ),
  };

  function confirm(candidates: readonly StoredMedication[]) {
    const boxes = candidates.filter(
      ({ currentQuantity, expiresOn }) =>
        currentQuantity > 0 && expiryOn(today, expiresOn) !== "expired",
    );
    if (boxes.length === 0) {
      showToast({ tone: "failure", message: t("reminders.confirm.none") });
      return;
    }
    const intakes = new Map(boxes.map(({ id }) => [id, newId()]));
    if (boxes.length === 1) send({ boxes, intakes });
    else setAsked((last) => ({ boxes, intakes, serial: (last?.serial ?? 0) + 1, isOpen: true }));
  }

  function send({ boxes, intakes }: Pick<Asked, "boxes" | "intakes">) {
    logging.mutateAsync({ boxes, intakes }).then(
      () => {
        onClose();
        logActivity("medication_intake_confirmed", {
          medications_count: boxes.length,
          medication_names: boxes.map(({ name }) => name),
          confirmed_via: "notification",
        });
        showToast({
          tone: "success",
          message: t("reminders.answered.taken", { count: boxes.length }),
          action: {
            label: t("reminders.deeds.undo"),
            run: () => undo(boxes.flatMap(({ id }) => intakes.get(id) ?? [])),
          },
        });
      },
      () => showToast({ tone: "failure", message: t("reminders.confirm.failed") }),
    );
  }

  function undo(ids: readonly string[]) {
    Promise.all(ids.map((id) => remove({ id }))).then(
      () =>
        showToast({
          tone: "success",
          message: t("reminders.answered.undone", { count: ids.length }),
        }),
      () => showToast({ tone: "failure", message: t("reminders.answered.undoFailed") }),
    );
  }
}
