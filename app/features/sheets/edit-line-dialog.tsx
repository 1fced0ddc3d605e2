import { failureOf } from "#app/client/errors/failure.ts";
import { useVersionedForm } from "#app/client/forms/versioned-form.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { SaveFailure } from "#app/ui/feedback/save-failure.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { MergeNotice } from "#app/ui/form/merge-notice.tsx";
import { mergeForms } from "#domain/merge.ts";
import {
  checkLine,
  draftOf,
  type Sheet,
  type SheetDraft,
  type SheetEntry,
} from "#domain/sheets/sheet.ts";
import type { SheetLine } from "./data.ts";
import { LineFields } from "./line-fields.tsx";
import { useSaveLine } from "./queries.ts";
import { useColumnLabel, useShownValue, useTitle } from "./shown-value.ts";

export function EditLineDialog({
  sheet,
  line,
  onClose,
}: {
  sheet: Sheet;
  line: SheetLine;
  onClose: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const titleOf = useTitle(sheet);
  const labelOf = useColumnLabel();
  const shown = useShownValue(sheet);
  const saving = useSaveLine(sheet);
  const names = sheet.columns.map(({ name }) => name);
  const { form, base, merge, problem, isSaving, isSaved, save, acceptSaved } = useVersionedForm<
    SheetLine,
    SheetDraft,
    SheetEntry,
    string
  >(line, {
    toForm: ({ entry }) => draftOf(sheet, entry, language),
    check: (draft) => checkLine(sheet, draft),
    merge: (versions) => mergeForms<SheetDraft, string>(names, versions),
    save: (known, entry) => saving.mutateAsync({ known, entry }),
    onSaved() {
      onClose();
      showToast({ tone: "success", message: t("sheets.saved") });
    },
    onFailed: () => showToast({ tone: "failure", message: t("sheets.notSaved") }),
  });

  return (
    <Dialog
      open
      width="wide"
      onClose={onClose}
      title={titleOf(line.entry)}
      unsaved={form.formState.isDirty && !isSaved}
      startsInForm
      closesOnOutsidePress={false}
    >
      <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <LineFields sheet={sheet} form={form} isNew={false} />
        {merge && (
          <MergeNotice
            title={t("sheets.changedMeanwhile")}
            fields={[...merge.changedElsewhere, ...merge.conflicts].map((field) => ({
              field,
              label: labelOf(field),
              saved: shown(field, base),
              mine: merge.changedElsewhere.includes(field) ? null : shown(field, merge.form),
            }))}
            onTake={acceptSaved}
          />
        )}
        <SaveFailure failure={problem ? failureOf(problem) : null} />
        <DialogActions>
          <Button type="submit" busy={isSaving}>
            {t("member.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
