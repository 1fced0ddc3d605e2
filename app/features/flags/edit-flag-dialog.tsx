import { failureOf } from "#app/client/errors/failure.ts";
import { useVersionedForm } from "#app/client/forms/versioned-form.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { SaveFailure } from "#app/ui/feedback/save-failure.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { MergeNotice } from "#app/ui/form/merge-notice.tsx";
import {
  checkFlag,
  FLAG_FIELDS,
  type FlagDraft,
  type FlagEntry,
  type FlagField,
  flagDraft,
} from "#domain/flags/flag-draft.ts";
import { mergeForms } from "#domain/merge.ts";
import type { StoredFlag } from "./data.ts";
import { FlagFields } from "./flag-fields.tsx";
import { useSaveFlag } from "./queries.ts";

export function EditFlagDialog({ flag, onClose }: { flag: StoredFlag; onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const saving = useSaveFlag();
  const { form, base, merge, problem, isSaving, isSaved, save, acceptSaved } = useVersionedForm<
    StoredFlag,
    FlagDraft,
    FlagEntry,
    FlagField
  >(flag, {
    toForm: (stored) => flagDraft(stored, browserZone, language),
    check: (draft) => checkFlag(draft, browserZone),
    merge: (versions) => mergeForms<FlagDraft, FlagField>(FLAG_FIELDS, versions),
    save: (known, entry) => saving.mutateAsync({ known, flag: entry }),
    onSaved({ name }) {
      onClose();
      showToast({ tone: "success", message: t("flags.done.updated", { name }) });
    },
    onFailed: () => showToast({ tone: "failure", message: t("flags.failed.change") }),
  });
  const failure = problem ? failureOf(problem) : null;

  function shown(draft: FlagDraft, field: FlagField): string {
    if (field === "isEnabled") return t(draft.isEnabled ? "flags.enabled" : "flags.disabled");
    return field === "type" ? t(`flags.type.${draft.type}`) : draft[field];
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("flags.form.edit", { name: flag.name })}
      unsaved={form.formState.isDirty && !isSaved}
      startsInForm
      closesOnOutsidePress={false}
    >
      <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <FlagFields form={form} isTaken={failure === "conflict"} />
        {merge && (
          <MergeNotice
            title={t("flags.form.changedMeanwhile")}
            fields={[...merge.changedElsewhere, ...merge.conflicts].map((field) => ({
              field,
              label: t(`flags.form.${field}`),
              saved: shown(base, field),
              mine: merge.changedElsewhere.includes(field) ? null : shown(merge.form, field),
            }))}
            onTake={acceptSaved}
          />
        )}
        <SaveFailure failure={failure === "conflict" ? null : failure} />
        <DialogActions>
          <Button type="submit" busy={isSaving}>
            {t("flags.form.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
