import { type ReactNode, useCallback, useEffect, useState } from "react";
import { whenIdle } from "#app/client/time/when-idle.ts";
import { DeferredDialog } from "#app/ui/dialog/deferred-dialog.tsx";
import { lazyDialog } from "#app/ui/dialog/lazy-dialog.ts";
import type { ScannedBox } from "./medication-reference.ts";
import type { EditableMedication, StoredMedication } from "./stored-medication.ts";

const ADD = lazyDialog(
  async () => (await import("./add/add-medication-dialog.tsx")).AddMedicationDialog,
);
const EDIT = lazyDialog(
  async () => (await import("./edit/edit-medication-dialog.tsx")).EditMedicationDialog,
);
const DELETE = lazyDialog(
  async () => (await import("./edit/delete-medication-dialog.tsx")).DeleteMedicationDialog,
);
const DETAILS = lazyDialog(
  async () => (await import("./details/medication-details-dialog.tsx")).MedicationDetailsDialog,
);
const SCAN = lazyDialog(
  async () => (await import("./scan/scan-barcode-dialog.tsx")).ScanBarcodeDialog,
);
const CODE = { add: ADD, edit: EDIT, delete: DELETE, details: DETAILS, scan: SCAN };

type InventoryDialogAction =
  | { readonly kind: "add"; readonly box?: ScannedBox }
  | { readonly kind: "scan" }
  | { readonly kind: "details"; readonly medication: StoredMedication }
  | { readonly kind: "delete"; readonly medication: EditableMedication }
  | {
      readonly kind: "edit";
      readonly medication: EditableMedication;
      /** What the form asks for anew. */
      readonly unreadable?: readonly (keyof StoredMedication)[];
    };

/** What a person wants to do with the cabinet or with one of its boxes. Doses and orders are another feature's. */
export type InventoryAction =
  | InventoryDialogAction
  | { readonly kind: "log-intake"; readonly medication: StoredMedication }
  | { readonly kind: "order"; readonly medication: StoredMedication };

export function prefetchInventoryDialog(kind: keyof typeof CODE): void {
  CODE[kind].prefetch();
}

/**
 * The dialogs of the inventory, for whichever page shows boxes.
 * @param medications as the page knows them now, so that an open dialog shows the box as it is
 */
export function useInventoryDialogs({
  profileId,
  person,
  medications,
  lastDoseOf,
  forecastOf,
  onLogIntake,
  onOrder,
}: {
  profileId: string;
  /** Whose cabinet it is; null while unknown. */
  person: string | null;
  medications: readonly StoredMedication[] | undefined;
  /** Shows the last dose of a box. */
  lastDoseOf: (medication: StoredMedication) => ReactNode;
  /** Shows how long a box lasts. */
  forecastOf: (medication: StoredMedication) => ReactNode;
  onLogIntake: (medication: StoredMedication) => void;
  onOrder: (medication: StoredMedication) => void;
}): { perform: (action: InventoryAction) => void; dialogs: ReactNode } {
  const [shown, setShown] = useState<{
    action: InventoryDialogAction;
    serial: number;
    isOpen: boolean;
  }>();
  useEffect(() => {
    const left = new AbortController();
    whenIdle(DETAILS.prefetch, left.signal);
    return () => left.abort();
  }, []);

  const perform = useCallback(
    (action: InventoryAction) => {
      if (action.kind === "log-intake" || action.kind === "order") {
        setShown((last) => last && { ...last, isOpen: false });
        (action.kind === "order" ? onOrder : onLogIntake)(action.medication);
      } else {
        setShown((last) => ({ action, serial: (last?.serial ?? 0) + 1, isOpen: true }));
      }
    },
    [onLogIntake, onOrder],
  );
  const close = useCallback(() => setShown((last) => last && { ...last, isOpen: false }), []);

  return { perform, dialogs: shown && render(shown.action) };

  function render(action: InventoryDialogAction): ReactNode {
    const { isOpen: open, serial } = shown ?? { isOpen: false, serial: 0 };
    const common = { open, profileId, onClose: close };
    if (action.kind === "add") {
      return (
        <DeferredDialog
          serial={serial}
          dialog={ADD}
          props={{
            ...common,
            person,
            box: action.box,
            onScanNext: action.box && (() => perform({ kind: "scan" })),
          }}
        />
      );
    }
    if (action.kind === "scan") {
      const add = (box?: ScannedBox) => perform({ kind: "add", ...(box && { box }) });
      return (
        <DeferredDialog
          serial={serial}
          dialog={SCAN}
          props={{ open, onClose: close, onAdd: add }}
        />
      );
    }
    const now = medications?.find(({ id }) => id === action.medication.id);
    switch (action.kind) {
      case "edit": {
        const { medication, unreadable = [] } = action;
        return (
          <DeferredDialog
            serial={serial}
            dialog={EDIT}
            props={{ ...common, medication: now ?? medication, unreadable }}
          />
        );
      }
      case "delete": {
        const { medication } = action;
        return <DeferredDialog serial={serial} dialog={DELETE} props={{ ...common, medication }} />;
      }
      case "details":
        return (
          <DeferredDialog
            serial={serial}
            dialog={DETAILS}
            props={{
              ...common,
              person,
              medication: now ?? action.medication,
              lastDose: lastDoseOf(now ?? action.medication),
              forecast: forecastOf(now ?? action.medication),
              onLogIntake: (box) => perform({ kind: "log-intake", medication: box }),
              onOrder: (box) => perform({ kind: "order", medication: box }),
              onEdit: (box) => perform({ kind: "edit", medication: box }),
              onDelete: (box) => perform({ kind: "delete", medication: box }),
            }}
          />
        );
    }
  }
}
