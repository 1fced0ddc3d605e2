import { formatShortMoment } from "#app/locale/format.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { useSaveFailedToast } from "#app/ui/feedback/save-failed-toast.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import { useDeleteIntake } from "./queries.ts";
import type { StoredIntake } from "./stored-intake.ts";

export function DeleteIntakeDialog({
  open,
  profileId,
  intake,
  onClose,
}: {
  open: boolean;
  profileId: string;
  intake: StoredIntake;
  onClose: () => void;
}) {
  const t = useText();
  const showUnsaved = useSaveFailedToast();
  const language = useLanguage();
  const deleting = useDeleteIntake(profileId);
  const isGivenBack = intake.medicationId !== null && intake.quantityDeducted > 0;
  const back = { quantity: useQuantityWords()(intake.medicationForm, intake.quantityDeducted) };
  return (
    <ConfirmDialog
      open={open}
      title={t("intakes.deleting.title")}
      confirmLabel={t("intakes.deleting.confirm")}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        remove();
      }}
    >
      {t("intakes.deleting.body", {
        name: intake.medicationName,
        moment: formatShortMoment(intake.takenAt, language),
      })}{" "}
      {isGivenBack && t("intakes.deleting.givesBack", back)}
    </ConfirmDialog>
  );

  // Not the callbacks of `mutate`: this dialog may be gone before the answer comes.
  function remove() {
    deleting.mutateAsync(intake).then(
      () =>
        showToast({
          tone: "success",
          message: isGivenBack
            ? t("intakes.deleting.doneAndGivenBack", back)
            : t("intakes.deleting.done"),
        }),
      () => showUnsaved(t("intakes.deleting.failed"), remove),
    );
  }
}
