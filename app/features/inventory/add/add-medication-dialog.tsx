import { useState } from "react";
import { newId } from "#app/client/database/new-id.ts";
import { failureOf } from "#app/client/errors/failure.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { SaveFailure } from "#app/ui/feedback/save-failure.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { isForm } from "#domain/inventory/form.ts";
import { BoxInteractions } from "../box-interactions.tsx";
import type { MedicationFacts } from "../data.ts";
import { MedicationFields } from "../fields/medication-fields.tsx";
import { useMedicationForm } from "../fields/medication-form-control.ts";
import { useNameQuestion } from "../fields/name-question.tsx";
import { EMPTY_FORM, formOfScan } from "../form.ts";
import type { ScannedBox } from "../medication-reference.ts";
import { useAddMedication } from "../queries.ts";

/** Mount it anew for each box: an id belongs to one box, however often it is sent. */
export function AddMedicationDialog({
  open,
  profileId,
  person,
  box,
  onClose,
}: {
  open: boolean;
  profileId: string;
  /** Whose cabinet it is; null while unknown. */
  person: string | null;
  /** The one whose code was read, if that is how it began. */
  box?: ScannedBox | undefined;
  onClose: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const [id] = useState(newId);
  const form = useMedicationForm(box ? formOfScan(box, language) : EMPTY_FORM);
  const adding = useAddMedication(profileId);
  const [name, dosage, chosenForm, referenceId] = form.watch([
    "name",
    "dosage",
    "form",
    "referenceId",
  ]);
  const typed = {
    id: null,
    name,
    dosage,
    form: isForm(chosenForm) ? chosenForm : null,
    activeMolecule: (referenceId === box?.reference?.id && box?.reference?.molecule) || null,
  };

  function add(facts: MedicationFacts) {
    if (adding.isPending) return;
    adding.mutate(
      { id, facts },
      {
        onSuccess: ({ name }) => {
          onClose();
          showToast({ tone: "success", message: t("inventory.adding.done", { name }) });
        },
        onError: () => showToast({ tone: "failure", message: t("inventory.adding.failed") }),
      },
    );
  }

  const { check, question } = useNameQuestion(form, undefined, add);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("inventory.adding.title")}
      unsaved={form.formState.isDirty && !adding.isSuccess}
      closesOnOutsidePress={false}
    >
      <form noValidate onSubmit={(event) => void form.handleSubmit(check)(event)}>
        <MedicationFields form={form} startsHere reference={box?.reference} />
        <BoxInteractions profileId={profileId} person={person} box={typed} />
        <SaveFailure failure={adding.error && failureOf(adding.error)} />
        {question ?? (
          <DialogActions>
            <Button type="submit" busy={adding.isPending}>
              {t("inventory.adding.save")}
            </Button>
          </DialogActions>
        )}
      </form>
    </Dialog>
  );
}
