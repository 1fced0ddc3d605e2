import { useEffect, useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { today } from "#app/client/time/today.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { SaveFailure } from "#app/ui/feedback/save-failure.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { MergeResult } from "#domain/merge.ts";
import { MedicationFields } from "../fields/medication-fields.tsx";
import { useMedicationForm } from "../fields/medication-form-control.ts";
import { useNameQuestion } from "../fields/name-question.tsx";
import { checkForm, dateOrder, type MedicationForm, toForm } from "../form.ts";
import type { MedicationFacts } from "../medication-facts.ts";
import { useEditMedication } from "../queries.ts";
import type { EditableMedication, StoredMedication } from "../stored-medication.ts";
import { unreadableFields } from "../unreadable-fields.ts";
import { type MergedField, mergeMedicationForms } from "./merge-medication-forms.ts";
import { MedicationMergeNotice } from "./merge-notice.tsx";

/** Mount it anew for each box. */
export function EditMedicationDialog({
  open,
  profileId,
  medication,
  unreadable,
  onClose,
}: {
  open: boolean;
  profileId: string;
  medication: EditableMedication;
  /** What is stored and cannot be read: the form says so and asks for it. */
  unreadable: readonly (keyof StoredMedication)[];
  onClose: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const [known, setKnown] = useState(medication);
  const [merge, setMerge] = useState<MergeResult<MedicationForm, MergedField>>();
  const form = useMedicationForm(toForm(medication, language));
  const editing = useEditMedication(profileId);
  const base = toForm(known, language);
  // As the dialog opened: a refresh behind it brings the box that was corrected.
  const [asked] = useState(unreadable);

  useEffect(() => {
    // What is empty and required says so at once, as it would after a press on the button.
    if (asked.length > 0) void form.trigger();
  }, [asked, form.trigger]);

  function save(facts: MedicationFacts, expected = known) {
    editing.mutate(
      { known: expected, facts },
      {
        onSuccess: ({ outcome, medication: current }) => {
          if (outcome === "changed-meanwhile") return rebase(current);
          onClose();
          showToast({
            tone: "success",
            message: t("inventory.editing.done", { name: facts.name }),
          });
        },
        onError: () => showToast({ tone: "failure", message: t("inventory.editing.failed") }),
      },
    );
  }

  /** Takes over what somebody else saved meanwhile, without losing a letter of what is typed here. */
  function rebase(current: EditableMedication) {
    const saved = toForm(current, language);
    const merged = mergeMedicationForms(base, saved, form.getValues());
    setKnown(current);
    form.reset(saved);
    form.reset(merged.form, { keepDefaultValues: true });
    if (merged.changedElsewhere.length + merged.conflicts.length > 0) return setMerge(merged);
    // The other one saved what stands here already: there is nothing to decide.
    const checked = checkForm(merged.form, dateOrder(language), today());
    if (checked.ok) save(checked.value, current);
    else void form.trigger();
  }

  function take(field: MergedField) {
    const taken = { shouldDirty: true, shouldValidate: true };
    if (field === "schedule") form.setValue("wantsReminders", base.wantsReminders, taken);
    form.setValue(field, base[field], taken);
    setMerge((seen) => seen && { ...seen, conflicts: seen.conflicts.filter((f) => f !== field) });
  }

  const { check, question } = useNameQuestion(form, medication.name, (facts) => save(facts));

  return (
    <Dialog
      startsInForm
      open={open}
      onClose={onClose}
      title={t("inventory.editing.title", {
        name: medication.name ?? t("inventory.unreadable.nameless"),
      })}
      unsaved={form.formState.isDirty && !(editing.isSuccess && editing.data.outcome === "saved")}
      closesOnOutsidePress={false}
    >
      <form
        noValidate
        onSubmit={(event) => {
          if (editing.isPending) event.preventDefault();
          else void form.handleSubmit(check)(event);
        }}
      >
        {asked.length > 0 && (
          <p className="mb-4 rounded-control bg-soon/10 px-4 py-3 text-soon">
            {t("inventory.unreadable.form", { fields: unreadableFields(asked, t, language) })}
          </p>
        )}
        <MedicationFields form={form} />
        {merge && <MedicationMergeNotice merge={merge} saved={base} onTake={take} />}
        <SaveFailure failure={editing.error && failureOf(editing.error)} />
        {question ?? (
          <DialogActions>
            <Button type="submit" busy={editing.isPending}>
              {t("inventory.editing.save")}
            </Button>
          </DialogActions>
        )}
      </form>
    </Dialog>
  );
}
