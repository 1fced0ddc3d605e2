import { type ReactNode, useCallback, useState } from "react";
import { logActivity } from "../../client/activity-log.ts";
import { DeferredDialog } from "../../ui/deferred-dialog.tsx";
import { dialogCode } from "../../ui/dialog-code.ts";
import type { OrderedMedication } from "./order-dialog.tsx";

const ORDER = dialogCode(async () => (await import("./order-dialog.tsx")).OrderDialog);

interface Shown {
  readonly medication: OrderedMedication;
  readonly profileId: string;
  readonly serial: number;
  readonly isOpen: boolean;
}

/** The order dialog, for whichever page shows boxes. */
export function useOrderDialog(
  userId: string,
  profileId: string,
): { order: (medication: OrderedMedication) => void; dialog: ReactNode } {
  const [shown, setShown] = useState<Shown>();
  const order = useCallback(
    (medication: OrderedMedication) => {
      logActivity("medication_action", { action: "order_clicked", medication_id: medication.id });
      setShown((last) => ({
        medication,
        profileId,
        serial: (last?.serial ?? 0) + 1,
        isOpen: true,
      }));
    },
    [profileId],
  );
  const onClose = useCallback(() => setShown((last) => last && { ...last, isOpen: false }), []);
  return { order, dialog: shown && draw(shown) };

  function draw({ medication, profileId: whose, serial, isOpen }: Shown): ReactNode {
    const props = { open: isOpen, userId, profileId: whose, medication, onClose };
    return <DeferredDialog serial={serial} code={ORDER} props={props} />;
  }
}
