import { useQuery, useQueryClient } from "@tanstack/react-query";
import FilePlus from "lucide-react/icons/file-plus";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Level } from "#domain/sharing/permission.ts";
import { may } from "#domain/sharing/profile-actions.ts";
import type { Prescription } from "./data.ts";
import { PrescriptionCard } from "./prescription-card.tsx";
import { PrescriptionDialog } from "./prescription-dialog.tsx";
import { filesQuery, prescriptionsQuery, useDeletePrescription } from "./queries.ts";

/** The prescriptions of one person, the newest first. */
export function PrescriptionsList({
  profileId,
  level,
  linkedId,
  onAddBox,
}: {
  profileId: string;
  level: Level;
  /** The prescription that a link leads to. */
  linkedId: string | null;
  onAddBox: (prescription: Prescription, line: string) => void;
}) {
  const t = useText();
  const queryClient = useQueryClient();
  const { data: prescriptions, error, refetch } = useQuery(prescriptionsQuery(profileId));
  const [form, setForm] = useState<{
    known: Prescription | null;
    keptFiles: number;
    serial: number;
    isOpen: boolean;
  }>();
  const [deleted, setDeleted] = useState<Prescription | null>(null);
  const remove = useDeletePrescription(profileId);
  const mayEdit = may(level, "edit-medications");
  if (!prescriptions) {
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList rows={2} rowClassName="h-40" />
    );
  }

  const show = (known: Prescription | null, keptFiles = 0) =>
    setForm((last) => ({ known, keptFiles, serial: (last?.serial ?? 0) + 1, isOpen: true }));

  async function edit(known: Prescription) {
    const files = await queryClient.fetchQuery(filesQuery(profileId, known.id)).catch(() => []);
    show(known, files.length);
  }

  const addButton = (
    <Button
      icon={<FilePlus aria-hidden="true" className="size-5" />}
      className="self-start"
      onClick={() => show(null)}
    >
      {t("prescriptions.add")}
    </Button>
  );
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {mayEdit ? (
        prescriptions.length > 0 && addButton
      ) : (
        <p className="text-ink-soft">{t("prescriptions.mayNot")}</p>
      )}
      {prescriptions.length === 0 && (
        <EmptyState title={t("prescriptions.empty")} action={mayEdit && addButton}>
          {mayEdit && <p>{t("prescriptions.emptyHint")}</p>}
        </EmptyState>
      )}
      {prescriptions.map((prescription) => (
        <PrescriptionCard
          key={prescription.id}
          profileId={profileId}
          prescription={prescription}
          isLinked={prescription.id === linkedId}
          mayEdit={mayEdit}
          mayDelete={may(level, "delete-medications")}
          mayAddBoxes={mayEdit}
          onAddBox={(line) => onAddBox(prescription, line)}
          onEdit={() => void edit(prescription)}
          onDelete={() => setDeleted(prescription)}
        />
      ))}
      {form && (
        <PrescriptionDialog
          key={form.serial}
          open={form.isOpen}
          profileId={profileId}
          known={form.known}
          keptFiles={form.keptFiles}
          onClose={() => setForm((last) => last && { ...last, isOpen: false })}
        />
      )}
      <ConfirmDialog
        open={deleted !== null}
        title={t("prescriptions.deleting.title")}
        confirmLabel={t("prescriptions.delete")}
        busy={remove.isPending}
        onCancel={() => setDeleted(null)}
        onConfirm={() =>
          deleted &&
          remove.mutate(deleted.id, {
            onSuccess: () =>
              showToast({ tone: "success", message: t("prescriptions.deleting.done") }),
            onError: () =>
              showToast({ tone: "failure", message: t("prescriptions.deleting.failed") }),
            onSettled: () => setDeleted(null),
          })
        }
      >
        {t("prescriptions.deleting.body")}
      </ConfirmDialog>
    </div>
  );
}
