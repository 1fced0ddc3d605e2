import { type ReactNode, useCallback, useState } from "react";
import { DeferredDialog } from "../../ui/deferred-dialog.tsx";
import { dialogCode } from "../../ui/dialog-code.ts";
import type { ScannedBox } from "./medication-reference.ts";
import type { EditableMedication, StoredMedication } from "./stored-medication.ts";

const ADD = dialogCode(
  async () => (await import("./add-medication-dialog.tsx")).AddMedicationDialog,
);
const EDIT = dialogCode(
  async () => (await import("./edit-medication-dialog.tsx")).EditMedicationDialog,
);
const DELETE = dialogCode(
  async () => (await import("./delete-medication-dialog.tsx")).DeleteMedicationDialog,
);
const DETAILS = dialogCode(
  async () => (await import("./medication-details-dialog.tsx")).MedicationDetailsDialog,
);
const SCAN = dialogCode(async () => (await import("./scan-barcode-dialog.tsx")).ScanBarcodeDialog);
const CODE = { add: ADD, edit: EDIT, delete: DELETE, details: DETAILS, scan: SCAN };

type OwnDeed =
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
export type InventoryDeed =
  | OwnDeed
  | { readonly kind: "log-intake"; readonly medication: StoredMedication }
  | { readonly kind: "order"; readonly medication: StoredMedication };

export function prefetchDeed(kind: keyof typeof CODE): void {
  CODE[kind].prefetch();
}

/**
 * The dialogs of the inventory, for whichever page shows boxes.
 * @param medications as the page knows them now, so that an open dialog shows the box as it is
 */
export function useInventoryDialogs({
  profileId,
  medications,
  onLogIntake,
  onOrder,
}: {
  profileId: string;
  medications: readonly StoredMedication[] | undefined;
  onLogIntake: (medication: StoredMedication) => void;
  onOrder: (medication: StoredMedication) => void;
}): { begin: (deed: InventoryDeed) => void; dialogs: ReactNode } {
  const [shown, setShown] = useState<{ deed: OwnDeed; serial: number; isOpen: boolean }>();

  const begin = useCallback(
    (deed: InventoryDeed) => {
      if (deed.kind === "log-intake" || deed.kind === "order") {
        setShown((last) => last && { ...last, isOpen: false });
        (deed.kind === "order" ? onOrder : onLogIntake)(deed.medication);
      } else {
        setShown((last) => ({ deed, serial: (last?.serial ?? 0) + 1, isOpen: true }));
      }
    },
    [onLogIntake, onOrder],
  );
  const close = useCallback(() => setShown((last) => last && { ...last, isOpen: false }), []);

  return { begin, dialogs: shown && draw(shown.deed) };

  function draw(deed: OwnDeed): ReactNode {
    const { isOpen: open, serial } = shown ?? { isOpen: false, serial: 0 };
    const common = { open, profileId, onClose: close };
    if (deed.kind === "add") {
      return <DeferredDialog serial={serial} code={ADD} props={{ ...common, box: deed.box }} />;
    }
    if (deed.kind === "scan") {
      const add = (box?: ScannedBox) => begin({ kind: "add", ...(box && { box }) });
      return (
        <DeferredDialog serial={serial} code={SCAN} props={{ open, onClose: close, onAdd: add }} />
      );
    }
    const now = medications?.find(({ id }) => id === deed.medication.id);
    switch (deed.kind) {
      case "edit": {
        const { medication, unreadable = [] } = deed;
        return (
          <DeferredDialog
            serial={serial}
            code={EDIT}
            props={{ ...common, medication: now ?? medication, unreadable }}
          />
        );
      }
      case "delete": {
        const { medication } = deed;
        return <DeferredDialog serial={serial} code={DELETE} props={{ ...common, medication }} />;
      }
      case "details":
        return (
          <DeferredDialog
            serial={serial}
            code={DETAILS}
            props={{
              ...common,
              medication: now ?? deed.medication,
              onLogIntake: (box) => begin({ kind: "log-intake", medication: box }),
              onOrder: (box) => begin({ kind: "order", medication: box }),
              onEdit: (box) => begin({ kind: "edit", medication: box }),
              onDelete: (box) => begin({ kind: "delete", medication: box }),
            }}
          />
        );
    }
  }
}
