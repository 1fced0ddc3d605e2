import { useQuery } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { PrescriptionFile } from "./data.ts";
import { filesQuery, pictureQuery, useDeleteFile, useDownloadFile } from "./queries.ts";

/** The pages of a prescription, asked for when somebody wants to see them. */
export function FilesSection({
  profileId,
  prescriptionId,
  mayEdit,
}: {
  profileId: string;
  prescriptionId: string;
  mayEdit: boolean;
}) {
  const t = useText();
  const { data: files, error, refetch } = useQuery(filesQuery(profileId, prescriptionId));
  if (!files) {
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList rows={1} rowClassName="h-24" />
    );
  }
  if (files.length === 0) return <p className="text-ink-soft">{t("prescriptions.files.none")}</p>;
  return (
    <ol className="flex flex-col gap-4">
      {files.map((file, nth) => (
        <li key={file.path} className="flex flex-col gap-2">
          <FileView
            profileId={profileId}
            prescriptionId={prescriptionId}
            file={file}
            number={nth + 1}
            mayEdit={mayEdit}
          />
        </li>
      ))}
    </ol>
  );
}

function FileView({
  profileId,
  prescriptionId,
  file,
  number,
  mayEdit,
}: {
  profileId: string;
  prescriptionId: string;
  file: PrescriptionFile;
  number: number;
  mayEdit: boolean;
}) {
  const t = useText();
  const download = useDownloadFile(profileId);
  const remove = useDeleteFile(profileId, prescriptionId);
  const [isAsking, setAsking] = useState(false);
  const fileName = t(
    file.isDocument ? "prescriptions.files.documentName" : "prescriptions.files.pictureName",
    { number },
  );
  return (
    <>
      {file.isDocument ? (
        <p className="font-semibold">{t("prescriptions.files.document", { number })}</p>
      ) : (
        <Picture profileId={profileId} path={file.path} number={number} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-5" />}
          busy={download.isPending}
          aria-label={t("prescriptions.files.downloadOf", { number })}
          onClick={() =>
            download.mutate(
              { path: file.path, name: fileName },
              {
                onError: () =>
                  showToast({ tone: "failure", message: t("prescriptions.files.downloadFailed") }),
              },
            )
          }
        >
          {t("prescriptions.files.download")}
        </Button>
        {mayEdit && (
          <Button
            variant="plain"
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            aria-label={t("prescriptions.files.removeOf", { number })}
            onClick={() => setAsking(true)}
          >
            {t("prescriptions.files.remove")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t("prescriptions.files.removing")}
        confirmLabel={t("prescriptions.files.remove")}
        busy={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          remove.mutate(file.path, {
            onSuccess: () =>
              showToast({ tone: "success", message: t("prescriptions.files.removed") }),
            onError: () =>
              showToast({ tone: "failure", message: t("prescriptions.files.removeFailed") }),
            onSettled: () => setAsking(false),
          })
        }
      >
        {t("prescriptions.files.removingBody")}
      </ConfirmDialog>
    </>
  );
}

function Picture({ profileId, path, number }: { profileId: string; path: string; number: number }) {
  const t = useText();
  const { data: address, error, refetch } = useQuery(pictureQuery(profileId, path));
  if (!address) {
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList rows={1} rowClassName="h-64" />
    );
  }
  return (
    <img
      src={address}
      alt={t("prescriptions.files.picture", { number })}
      className="max-h-[80vh] max-w-full self-start rounded-control border border-line object-contain"
    />
  );
}
