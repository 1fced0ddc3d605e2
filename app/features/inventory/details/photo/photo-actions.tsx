import Camera from "lucide-react/icons/camera";
import ImagePlus from "lucide-react/icons/image-plus";
import RotateCw from "lucide-react/icons/rotate-cw";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Failure } from "#domain/failure.ts";
import { PhotoInput } from "./photo-input.tsx";
import { type TakenPhoto, useKeepBoxPhoto, useRemoveBoxPhoto } from "./queries.ts";
import { takePhoto, type WrongPhoto } from "./take-photo.ts";

/** A photo that could not be kept stays here, to be sent again. */
export function PhotoActions({
  profileId,
  boxId,
  name,
  hasPhoto,
}: {
  profileId: string;
  boxId: string;
  name: string;
  hasPhoto: boolean;
}) {
  const t = useText();
  const keeping = useKeepBoxPhoto(profileId, boxId);
  const removing = useRemoveBoxPhoto(profileId, boxId);
  const [isReading, setReading] = useState(false);
  const [wrong, setWrong] = useState<WrongPhoto>();
  const [isAsking, setAsking] = useState(false);
  const isBusy = isReading || keeping.isPending;
  const unkept = keeping.isError ? keeping.variables : undefined;

  async function take(file: File) {
    setReading(true);
    setWrong(undefined);
    const taken = await takePhoto(file);
    setReading(false);
    if (typeof taken === "string") setWrong(taken);
    else keep(taken);
  }

  const keep = (taken: TakenPhoto) =>
    keeping.mutate(taken, {
      onSuccess: () => showToast({ tone: "success", message: t("boxPhoto.kept", { name }) }),
    });

  function sentenceOf(failure: Failure): string {
    switch (failure) {
      case "consent-revoked":
      case "no-room":
        return t(`ui.failure.${failure}`);
      case "offline":
      case "forbidden":
        return t(`boxPhoto.failed.${failure}`);
      default:
        return t("boxPhoto.failed.other");
    }
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <PhotoInput
          label={t(hasPhoto ? "boxPhoto.replace" : "boxPhoto.add")}
          icon={<ImagePlus aria-hidden="true" className="size-5" />}
          busy={isBusy}
          onPhoto={(file) => void take(file)}
        />
        {/* Some telephones offer their camera for no other kind of button; other devices have none that it could open. */}
        <PhotoInput
          label={t("boxPhoto.camera")}
          icon={<Camera aria-hidden="true" className="size-5" />}
          busy={isBusy}
          isCamera
          onPhoto={(file) => void take(file)}
        />
        {hasPhoto && (
          <Button
            variant="plain"
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onClick={() => setAsking(true)}
          >
            {t("boxPhoto.remove")}
          </Button>
        )}
      </div>
      {!hasPhoto && <p className="text-ink-soft text-sm">{t("boxPhoto.hint")}</p>}
      {wrong && <Notice tone="failure">{t(`boxPhoto.${wrong}`)}</Notice>}
      {unkept && (
        <Notice tone="failure">
          <p>{sentenceOf(failureOf(keeping.error))}</p>
          <Button
            variant="secondary"
            className="mt-2"
            icon={<RotateCw aria-hidden="true" className="size-4" />}
            onClick={() => keep(unkept)}
          >
            {t("ui.retry")}
          </Button>
        </Notice>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t("boxPhoto.removing")}
        confirmLabel={t("boxPhoto.remove")}
        busy={removing.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          removing.mutate(undefined, {
            onSuccess: () => showToast({ tone: "success", message: t("boxPhoto.removed") }),
            onError: (problem) =>
              showToast({
                tone: "failure",
                message: t(
                  failureOf(problem) === "offline"
                    ? "boxPhoto.removeOffline"
                    : "boxPhoto.removeFailed",
                ),
              }),
            onSettled: () => setAsking(false),
          })
        }
      >
        {t("boxPhoto.removingBody", { name })}
      </ConfirmDialog>
    </>
  );
}
