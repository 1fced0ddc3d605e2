import { useText } from "../../locale/text.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { showToast } from "../../ui/toast.ts";
import { useDeleteMedication } from "./queries.ts";
import type { StoredMedication } from "./stored-medication.ts";

export function DeleteMedicationDialog({
  open,
  profileId,
  medication,
  onClose,
}: {
  open: boolean;
  profileId: string;
  medication: StoredMedication;
  onClose: () => void;
}) {
  const t = useText();
  const deleting = useDeleteMedication(profileId);
  const { name } = medication;
  return (
    <ConfirmDialog
      open={open}
      title={t("inventory.deleting.title", { name })}
      confirmLabel={t("inventory.deleting.confirm")}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        // Not the callbacks of `mutate`: this dialog may be gone before the answer comes.
        deleting
          .mutateAsync(medication)
          .then(() =>
            showToast({ tone: "success", message: t("inventory.deleting.done", { name }) }),
          )
          .catch(() => showToast({ tone: "failure", message: t("inventory.deleting.failed") }));
      }}
    >
      {t("inventory.deleting.body")}
    </ConfirmDialog>
  );
}
