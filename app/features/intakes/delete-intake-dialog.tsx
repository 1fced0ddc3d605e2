import { formatShortMoment } from "../../locale/format.ts";
import { useQuantityWords } from "../../locale/quantity-words.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { showToast } from "../../ui/toast.ts";
import { useUnsavedToast } from "../../ui/unsaved-toast.ts";
import type { StoredIntake } from "./data.ts";
import { useDeleteIntake } from "./queries.ts";

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
  const showUnsaved = useUnsavedToast();
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
