import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useText } from "#app/locale/text.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { PhotoProblem } from "../photo-problem.tsx";
import { PhotoActions } from "./photo-actions.tsx";
import { boxPhotoQuery, boxPictureQuery } from "./queries.ts";

/** The photo of a box, and how to add, replace or delete it. Nothing for those who may not, of a box without one. */
export function PhotoSection({
  profileId,
  boxId,
  name,
}: {
  profileId: string;
  boxId: string;
  name: string;
}) {
  const t = useText();
  const mayEdit = usePermissionCheck()("edit-medications");
  const headingId = useId();
  const { data: path, error, refetch } = useQuery(boxPhotoQuery(profileId, boxId));
  if (path === undefined) {
    return error ? (
      <PhotoProblem failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="mt-5 h-12" />
    );
  }
  if (path === null && !mayEdit) return null;
  return (
    <section aria-labelledby={headingId} className="mt-5 flex flex-col items-start gap-3">
      <h3 id={headingId} className="font-semibold">
        {t("boxPhoto.title")}
      </h3>
      {path !== null && <Picture profileId={profileId} path={path} name={name} />}
      {mayEdit && (
        <PhotoActions profileId={profileId} boxId={boxId} name={name} hasPhoto={path !== null} />
      )}
    </section>
  );
}

function Picture({ profileId, path, name }: { profileId: string; path: string; name: string }) {
  const t = useText();
  const { data: address, error, refetch } = useQuery(boxPictureQuery(profileId, path));
  if (!address) {
    return error ? (
      <PhotoProblem failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  }
  return (
    <img
      src={address}
      alt={t("boxPhoto.alt", { name })}
      className="max-h-[50vh] max-w-full rounded-control border border-line object-contain"
    />
  );
}
