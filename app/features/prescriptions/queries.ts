import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserStorage } from "#app/client/database/browser-db.ts";
import { toDataUrl } from "#app/client/files/data-url.ts";
import { dbForProfile } from "#app/client/permissions/profile-access.ts";
import { HOME_KEY } from "#app/client/queries/home-key.ts";
import { STAYS_IN_MEMORY } from "#app/client/queries/query-client.ts";
import type { PrescriptionFacts } from "#domain/prescriptions/prescription-draft.ts";
import {
  addPrescription,
  addPrescriptionFile,
  deletePrescription,
  deletePrescriptionFiles,
  editPrescription,
  listPrescriptionFiles,
  listPrescriptions,
  markBoxed,
  type Prescription,
  readPrescriptionFile,
} from "./data.ts";

/** As `dbForProfile`: files are read once the profile is open to this account. */
async function storageOf(profileId: string) {
  await dbForProfile(profileId);
  return browserStorage();
}

export const prescriptionsQuery = (profileId: string) =>
  queryOptions({
    queryKey: ["prescriptions", profileId, "list"] as const,
    queryFn: async () => listPrescriptions(await dbForProfile(profileId), profileId),
    ...STAYS_IN_MEMORY,
  });

/** Asked for when a prescription is opened; neither names nor bytes are kept on the device. */
export const filesQuery = (profileId: string, id: string) =>
  queryOptions({
    queryKey: ["prescription-files", profileId, id] as const,
    queryFn: async () => listPrescriptionFiles(await storageOf(profileId), id),
  });

/** A picture as an address that an `img` can show. */
export const pictureQuery = (profileId: string, path: string) =>
  queryOptions({
    queryKey: ["prescription-pictures", profileId, path] as const,
    queryFn: async () => toDataUrl(await readPrescriptionFile(await storageOf(profileId), path)),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A file to be kept with a prescription, under an id that stays the same when it is sent again. */
export interface NewFile {
  readonly id: string;
  readonly file: Blob;
}

/**
 * A new row stands before its files, which need it; a changed one after them, so that its version is still the known one when all of
 * it is sent again. Sent again, each is there once.
 */
export function useSavePrescription(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({
      known,
      id,
      facts,
      files,
    }: {
      known: Prescription | null;
      id: string;
      facts: PrescriptionFacts;
      files: readonly NewFile[];
    }) => {
      const db = await dbForProfile(profileId);
      if (!known) await addPrescription(db, profileId, id, facts);
      if (files.length > 0) {
        const storage = await storageOf(profileId);
        for (const { id: fileId, file } of files) {
          await addPrescriptionFile(storage, id, fileId, file);
        }
      }
      if (known) await editPrescription(db, known, facts);
    },
    onSettled: (_saved, _problem, { id }) =>
      Promise.all([
        queryClient.invalidateQueries(prescriptionsQuery(profileId)),
        queryClient.invalidateQueries(filesQuery(profileId, id)),
        // Its end raises an alert.
        queryClient.invalidateQueries({ queryKey: HOME_KEY }),
      ]),
  });
}

export function useMarkBoxed(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, line }: { id: string; line: string }) =>
      markBoxed(await dbForProfile(profileId), id, line),
    onSettled: () => queryClient.invalidateQueries(prescriptionsQuery(profileId)),
  });
}

export function useDeletePrescription(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const storage = await storageOf(profileId);
      const files = await listPrescriptionFiles(storage, id);
      await deletePrescriptionFiles(
        storage,
        files.map(({ path }) => path),
      );
      await deletePrescription(await dbForProfile(profileId), id);
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(prescriptionsQuery(profileId)),
        queryClient.invalidateQueries({ queryKey: HOME_KEY }),
      ]),
  });
}

export function useDeleteFile(profileId: string, id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (path: string) => deletePrescriptionFiles(await storageOf(profileId), [path]),
    onSettled: () => queryClient.invalidateQueries(filesQuery(profileId, id)),
  });
}

/** Saves a file to the device, as a browser saves what it downloads. */
export function useDownloadFile(profileId: string) {
  return useMutation({
    mutationFn: async ({ path, name }: { path: string; name: string }) => {
      const file = await readPrescriptionFile(await storageOf(profileId), path);
      const address = URL.createObjectURL(file);
      const link = document.createElement("a");
      link.href = address;
      link.download = name;
      link.click();
      URL.revokeObjectURL(address);
    },
  });
}
