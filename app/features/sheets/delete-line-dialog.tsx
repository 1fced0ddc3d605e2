import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Sheet } from "#domain/sheets/sheet.ts";
import type { SheetLine } from "./data.ts";
import { useDeleteLine } from "./queries.ts";
import { useTitle } from "./shown-value.ts";

export function DeleteLineDialog({
  sheet,
  line,
  onClose,
}: {
  sheet: Sheet;
  line: SheetLine;
  onClose: () => void;
}) {
  const t = useText();
  const deleting = useDeleteLine(sheet);
  const title = useTitle(sheet)(line.entry);
  return (
    <ConfirmDialog
      open
      title={t("sheets.deleting.title", { title })}
      confirmLabel={t("sheets.deleting.go")}
      busy={deleting.isPending}
      onCancel={onClose}
      onConfirm={() =>
        deleting.mutate(line, {
          onSuccess: () => showToast({ tone: "success", message: t("sheets.deleted") }),
          onError: (problem) =>
            showToast({
              tone: "failure",
              message: t(
                failureOf(problem) === "forbidden" ? "sheets.fromImport" : "sheets.notDeleted",
              ),
            }),
          onSettled: onClose,
        })
      }
    >
      {t("sheets.deleting.body")}
    </ConfirmDialog>
  );
}
