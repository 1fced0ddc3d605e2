import { type ReactNode, useCallback, useState } from "react";
import { logActivity } from "#app/client/activity-log/activity-log.ts";
import { DeferredDialog } from "#app/ui/dialog/deferred-dialog.tsx";
import { lazyDialog } from "#app/ui/dialog/lazy-dialog.ts";
import { wayToRestock } from "#domain/pharmacies/way-to-restock.ts";
import type { OrderedMedication } from "./order-dialog.tsx";

const ORDER = lazyDialog(async () => (await import("./order-dialog.tsx")).OrderDialog);

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
      if (wayToRestock(medication.needsPrescription) === "order") {
        logActivity("medication_action", { action: "order_clicked", medication_id: medication.id });
      }
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
  return { order, dialog: shown && render(shown) };

  function render({ medication, profileId: whose, serial, isOpen }: Shown): ReactNode {
    const props = { open: isOpen, userId, profileId: whose, medication, onClose };
    return <DeferredDialog serial={serial} dialog={ORDER} props={props} />;
  }
}
