import { useForm } from "react-hook-form";
import { failureOf } from "#app/client/errors/failure.ts";
import { checkedResolver } from "#app/client/forms/checked-resolver.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { SaveFailure } from "#app/ui/feedback/save-failure.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import {
  checkLine,
  emptyDraft,
  type Sheet,
  type SheetDraft,
  type SheetEntry,
} from "#domain/sheets/sheet.ts";
import { LineFields } from "./line-fields.tsx";
import { useAddLine } from "./queries.ts";
import type { SheetName } from "./sheet-name.ts";

export function AddLineDialog({
  name,
  sheet,
  onClose,
}: {
  name: SheetName;
  sheet: Sheet;
  onClose: () => void;
}) {
  const t = useText();
  const adding = useAddLine(sheet);
  const form = useForm<SheetDraft, unknown, SheetEntry>({
    defaultValues: emptyDraft(sheet),
    resolver: checkedResolver((draft: SheetDraft) => checkLine(sheet, draft)),
  });
  const failure = adding.error ? failureOf(adding.error) : null;

  function add(entry: SheetEntry) {
    if (adding.isPending) return;
    adding.mutate(entry, {
      onSuccess: () => {
        onClose();
        showToast({ tone: "success", message: t("sheets.added") });
      },
    });
  }

  return (
    <Dialog
      open
      width="wide"
      onClose={onClose}
      title={t(`sheets.${name}.add`)}
      unsaved={form.formState.isDirty && !adding.isSuccess}
      startsInForm
      closesOnOutsidePress={false}
    >
      <form noValidate onSubmit={(event) => void form.handleSubmit(add)(event)}>
        <LineFields sheet={sheet} form={form} isNew />
        {failure === "conflict" ? (
          <div className="mt-5">
            <Notice tone="failure">{t("sheets.taken")}</Notice>
          </div>
        ) : (
          <SaveFailure failure={failure} />
        )}
        <DialogActions>
          <Button type="submit" busy={adding.isPending}>
            {t("sheets.addLine")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
