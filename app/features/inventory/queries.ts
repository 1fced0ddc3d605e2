import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Language } from "../../../domain/locale/locales.ts";
import { browserDb } from "../../client/browser-db.ts";
import { AppError } from "../../client/failure.ts";
import { currentSession } from "../../client/session.ts";
import { openedDb } from "../../client/shared-profile.ts";
import {
  addMedication,
  deleteMedication,
  editMedication,
  findReferenceByCode,
  listMedications,
  type MedicationFacts,
  readReference,
  searchReferences,
} from "./data.ts";
import type { StoredMedication } from "./stored-medication.ts";

/** The specification suggests from two typed characters. */
const SUGGEST_FROM = 2;
const AN_HOUR = 3_600_000;

export const inventoryKey = (profileId: string) => ["inventory", profileId] as const;

export const medicationsQuery = (profileId: string) =>
  queryOptions({
    queryKey: [...inventoryKey(profileId), "medications"] as const,
    queryFn: async () => listMedications(await openedDb(profileId), profileId),
  });

/** An answer that comes after more was typed belongs to another key, so it never shows. */
export const suggestionsQuery = (typed: string, language: Language) => {
  const words = typed.trim().toLowerCase();
  return queryOptions({
    queryKey: ["references", language, "search", words] as const,
    queryFn: ({ signal }) => searchReferences(browserDb(), words, language, signal),
    enabled: words.length >= SUGGEST_FROM,
    placeholderData: keepPreviousData,
    staleTime: AN_HOUR,
    retry: false,
  });
};

export const referenceQuery = (id: string | null, language: Language) =>
  queryOptions({
    queryKey: ["references", language, id] as const,
    queryFn: () => (id === null ? null : readReference(browserDb(), id, language)),
    enabled: id !== null,
    staleTime: AN_HOUR,
  });

/** Looked up once a code has been read. */
export const useFindReference = (language: Language) =>
  useMutation({
    mutationFn: (cip13: string) => findReferenceByCode(browserDb(), cip13, language),
  });

export function useAddMedication(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, facts }: { id: string; facts: MedicationFacts }) => {
      const session = await currentSession();
      if (!session) throw new AppError("signed-out");
      return addMedication(
        await openedDb(profileId),
        { userId: session.user.id, profileId },
        id,
        facts,
      );
    },
    onSuccess: (added) => {
      change(queryClient, profileId, (list) => [
        added,
        ...list.filter(({ id }) => id !== added.id),
      ]);
      refresh(queryClient, profileId);
    },
  });
}

export function useEditMedication(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ known, facts }: { known: StoredMedication; facts: MedicationFacts }) =>
      editMedication(await openedDb(profileId), known, facts),
    onSuccess: ({ medication }) => {
      change(queryClient, profileId, (list) =>
        list.map((other) => (other.id === medication.id ? medication : other)),
      );
      refresh(queryClient, profileId);
    },
  });
}

/** The box leaves the screen at once, and comes back if it could not be deleted. */
export function useDeleteMedication(profileId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = medicationsQuery(profileId);
  return useMutation({
    mutationFn: async ({ id }: StoredMedication) => deleteMedication(await openedDb(profileId), id),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      change(queryClient, profileId, (list) => list.filter((other) => other.id !== id));
      return { before };
    },
    onError: (_problem, _medication, kept) => {
      if (kept?.before) queryClient.setQueryData(queryKey, kept.before);
    },
    onSettled: () => refresh(queryClient, profileId),
  });
}

function change(
  queryClient: QueryClient,
  profileId: string,
  next: (list: StoredMedication[]) => StoredMedication[],
): void {
  const { queryKey } = medicationsQuery(profileId);
  queryClient.setQueryData(queryKey, (list) => list && next(list));
}

/** Alerts are derived from the boxes, and intakes name them. */
function refresh(queryClient: QueryClient, profileId: string): void {
  for (const noun of ["inventory", "intakes", "alerts"]) {
    void queryClient.invalidateQueries({ queryKey: [noun, profileId] });
  }
}
