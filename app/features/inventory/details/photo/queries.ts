import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb, browserStorage } from "#app/client/database/browser-db.ts";
import { AppError, failureOf } from "#app/client/errors/failure.ts";
import { toDataUrl } from "#app/client/files/data-url.ts";
import { isConsentRevoked } from "#app/client/permissions/consent-revoked.ts";
import { dbForProfile } from "#app/client/permissions/profile-access.ts";
import { findBoxPhoto, keepBoxPhoto, readBoxPhoto, removeBoxPhoto } from "./photo-files.ts";

/** As `dbForProfile`: files are read once the profile is open to this account. */
async function storageOf(profileId: string) {
  await dbForProfile(profileId);
  return browserStorage();
}

/** The path of the photo, asked for when the box is opened. Neither it nor the picture is kept on the device. */
export const boxPhotoQuery = (profileId: string, boxId: string) =>
  queryOptions({
    queryKey: ["box-photos", profileId, boxId] as const,
    queryFn: async () => findBoxPhoto(await storageOf(profileId), boxId),
  });

/** The picture as an address that an `img` can show. */
export const boxPictureQuery = (profileId: string, path: string) =>
  queryOptions({
    queryKey: ["box-pictures", profileId, path] as const,
    queryFn: async () => toDataUrl(await readBoxPhoto(await storageOf(profileId), path)),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A photo as it is sent, under an id that stays the same when it is sent again. */
export interface TakenPhoto {
  readonly id: string;
  readonly photo: Blob;
}

/** @returns of the mutation: `consent-revoked` where that is why the storage refused, for which it has no word */
export function useKeepBoxPhoto(profileId: string, boxId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, photo }: TakenPhoto) => {
      try {
        await keepBoxPhoto(await storageOf(profileId), boxId, id, photo);
      } catch (problem) {
        const isRefused = failureOf(problem) === "forbidden";
        if (isRefused && (await isConsentRevoked(browserDb(), profileId))) {
          throw new AppError("consent-revoked", { cause: problem });
        }
        throw problem;
      }
    },
    onSettled: () => queryClient.invalidateQueries(boxPhotoQuery(profileId, boxId)),
  });
}

export function useRemoveBoxPhoto(profileId: string, boxId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => removeBoxPhoto(await storageOf(profileId), boxId),
    onSettled: () => queryClient.invalidateQueries(boxPhotoQuery(profileId, boxId)),
  });
}
