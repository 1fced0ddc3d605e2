import { useQuery } from "@tanstack/react-query";
import History from "lucide-react/icons/history";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { loadFailure } from "#app/locale/load-failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { InlineFailure } from "#app/ui/feedback/inline-failure.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { isProductFlag } from "#domain/flags/product-flags.ts";
import { AddFlagDialog } from "./add-flag-dialog.tsx";
import type { StoredFlag } from "./data.ts";
import { EditFlagDialog } from "./edit-flag-dialog.tsx";
import { FlagCard } from "./flag-card.tsx";
import { FlagHistoryDialog } from "./flag-history-dialog.tsx";
import { flagsQuery, useDeleteFlag } from "./queries.ts";

/** What somebody wants to do: with one flag, or with the list. */
type OpenDialog =
  | { readonly is: "add" }
  | { readonly is: "history"; readonly flag: StoredFlag | null }
  | { readonly is: "edit" | "delete"; readonly flag: StoredFlag };

/** What of the product is on, for whom, and since when. */
export function FlagList() {
  const t = useText();
  const { data: flags, error, refetch } = useQuery(flagsQuery);
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const end = () => setOpenDialog(undefined);
  const add = (
    <Button
      icon={<Plus aria-hidden="true" className="size-5" />}
      onClick={() => setOpenDialog({ is: "add" })}
    >
      {t("flags.add")}
    </Button>
  );

  if (!flags) {
    if (!error) return <SkeletonList rows={4} rowClassName="h-32" />;
    return (
      <InlineFailure onRetry={() => void refetch()}>
        {t("flags.loadFailed", { message: t(loadFailure(failureOf(error))) })}
      </InlineFailure>
    );
  }
  return (
    <>
      {flags.length === 0 ? (
        <EmptyState title={t("flags.empty")} action={add} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-ink-soft">
              {t("flags.count", {
                count: flags.length,
                on: flags.filter(({ isEnabled }) => isEnabled).length,
              })}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                icon={<History aria-hidden="true" className="size-5" />}
                onClick={() => setOpenDialog({ is: "history", flag: null })}
              >
                {t("flags.historyOfAll")}
              </Button>
              {add}
            </div>
          </div>
          <ul aria-label={t("flags.list")} className="flex flex-col gap-3">
            {flags.map((flag) => (
              <li key={flag.id}>
                <FlagCard flag={flag} onAction={(is) => setOpenDialog({ is, flag })} />
              </li>
            ))}
          </ul>
        </>
      )}
      {openDialog?.is === "add" && <AddFlagDialog onClose={end} />}
      {openDialog?.is === "edit" && <EditFlagDialog flag={openDialog.flag} onClose={end} />}
      {openDialog?.is === "history" && <FlagHistoryDialog flag={openDialog.flag} onClose={end} />}
      {openDialog?.is === "delete" && <DeleteFlagDialog flag={openDialog.flag} onClose={end} />}
    </>
  );
}

function DeleteFlagDialog({
  flag: { id, name },
  onClose,
}: {
  flag: StoredFlag;
  onClose: () => void;
}) {
  const t = useText();
  const deleting = useDeleteFlag();
  return (
    <ConfirmDialog
      open
      title={t("flags.deleting.title", { name })}
      confirmLabel={t("flags.delete")}
      busy={deleting.isPending}
      onCancel={onClose}
      onConfirm={() =>
        deleting.mutate(id, {
          onSuccess: () =>
            showToast({ tone: "success", message: t("flags.done.deleted", { name }) }),
          onError: () => showToast({ tone: "failure", message: t("flags.failed.delete") }),
          onSettled: onClose,
        })
      }
    >
      {t("flags.deleting.body")}
      {isProductFlag(name) && ` ${t("flags.deleting.own")}`}
    </ConfirmDialog>
  );
}
