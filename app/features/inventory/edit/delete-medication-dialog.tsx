import { useText } from "#app/locale/text.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { useSaveFailedToast } from "#app/ui/feedback/save-failed-toast.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import { useDeleteMedication } from "../queries.ts";
import type { EditableMedication } from "../stored-medication.ts";

export function DeleteMedicationDialog({
  open,
  profileId,
  medication,
  onClose,
}: {
  open: boolean;
  profileId: string;
  medication: EditableMedication;
  onClose: () => void;
}) {
  const t = useText();
  const showUnsaved = useSaveFailedToast();
  const deleting = useDeleteMedication(profileId);
  const { name = t("inventory.unreadable.nameless") } = medication;
  return (
    <ConfirmDialog
      open={open}
      title={t("inventory.deleting.title", { name })}
      confirmLabel={t("inventory.deleting.confirm")}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        remove();
      }}
    >
      {t("inventory.deleting.body")}
    </ConfirmDialog>
  );

  // Not the callbacks of `mutate`: this dialog may be gone before the answer comes.
  function remove() {
    deleting.mutateAsync(medication).then(
      () => showToast({ tone: "success", message: t("inventory.deleting.done", { name }) }),
      () => showUnsaved(t("inventory.deleting.failed"), remove),
    );
  }
}
