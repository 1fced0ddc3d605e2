import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { AppError } from "#app/client/errors/failure.ts";
import { dbForProfile } from "#app/client/permissions/profile-access.ts";
import { ownPreferencesQuery } from "#app/client/preferences/own-preferences.ts";
import { HOME_KEY } from "#app/client/queries/home-key.ts";
import { optimisticUpdate } from "#app/client/queries/optimistic-update.ts";
import { STAYS_IN_MEMORY } from "#app/client/queries/query-client.ts";
import { currentSession } from "#app/client/session/session.ts";
import type { Day } from "#domain/calendar/day.ts";
import { DEFAULT_LANGUAGE, type Language } from "#domain/locale/locales.ts";
import { preferencesFromRow } from "#domain/preferences/preferences.ts";
import type { CourseStop } from "#domain/reminders/course.ts";
import {
  addMedication,
  answerHomeQuestion,
  deleteMedication,
  editMedication,
  findPackByCode,
  listHomeCandidates,
  listMedications,
  type MedicationFacts,
  openMedication,
  readReference,
  searchReferences,
  stopCourse,
} from "./data.ts";
import type { EditableMedication, MedicationList } from "./stored-medication.ts";

/** The specification suggests from two typed characters. */
const SUGGEST_FROM = 2;
const AN_HOUR = 3_600_000;

export const inventoryKey = (profileId: string) => ["inventory", profileId] as const;

const medicationListQuery = (profileId: string) =>
  queryOptions({
    queryKey: [...inventoryKey(profileId), "medications"] as const,
    queryFn: async () => listMedications(await dbForProfile(profileId), profileId),
    ...STAYS_IN_MEMORY,
  });

/** The boxes that can be read: the only ones that anything may be derived from. */
export const medicationsQuery = (profileId: string) =>
  queryOptions({ ...medicationListQuery(profileId), select: readableOf });

/** The others, which wait to be corrected. */
export const unreadableMedicationsQuery = (profileId: string) =>
  queryOptions({ ...medicationListQuery(profileId), select: unreadableOf });

/** The boxes as pages watch them. */
export function useMedicationList(profileId: string) {
  const { data: medications, error, refetch } = useQuery(medicationsQuery(profileId));
  const { data: unreadable = NO_MEDICATIONS } = useQuery(unreadableMedicationsQuery(profileId));
  return { medications, unreadable, problem: error, onRetry: () => void refetch() };
}

const NO_MEDICATIONS: never[] = [];

const readableOf = ({ medications }: MedicationList) => medications;
const unreadableOf = ({ unreadable }: MedicationList) => unreadable;

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
export const useFindPack = (language: Language) =>
  useMutation({
    mutationFn: (cip13: string) => findPackByCode(browserDb(), cip13, language),
  });

export function useAddMedication(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, facts }: { id: string; facts: MedicationFacts }) =>
      addMedication(await dbForProfile(profileId), await ownerOf(profileId), id, facts),
    onSuccess: (added) => {
      change(queryClient, profileId, ({ medications, unreadable }) => ({
        medications: [added, ...medications.filter(({ id }) => id !== added.id)],
        unreadable,
      }));
      refresh(queryClient);
    },
  });
}

export function useEditMedication(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ known, facts }: { known: EditableMedication; facts: MedicationFacts }) =>
      editMedication(await dbForProfile(profileId), await ownerOf(profileId), known, facts),
    onSuccess: (edited) => {
      if (edited.outcome === "saved") {
        const { medication } = edited;
        const isOther = ({ id }: { readonly id: string }) => id !== medication.id;
        change(queryClient, profileId, ({ medications, unreadable }) => ({
          medications: medications.every(isOther)
            ? [medication, ...medications]
            : medications.map((known) => (isOther(known) ? known : medication)),
          unreadable: unreadable.filter((other) => isOther(other.medication)),
        }));
      }
      refresh(queryClient);
    },
  });
}

export function useStopCourse(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, stop }: { id: string; stop: CourseStop }) =>
      stopCourse(await dbForProfile(profileId), id, stop),
    onSuccess: () => {
      refresh(queryClient);
      void queryClient.invalidateQueries({ queryKey: ["doses"] });
    },
  });
}

/** The day stands on the box at once, and goes again if it could not be written. */
export function useOpenMedication(profileId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = medicationListQuery(profileId);
  const { onSettled, ...callbacks } = optimisticUpdate<
    MedicationList,
    { readonly id: string; readonly openedOn: Day }
  >(queryClient, {
    queryKey,
    mutationKey: [...inventoryKey(profileId), "open"],
    apply: ({ medications, unreadable }, { id, openedOn }) => ({
      medications: medications.map((box) => (box.id === id ? { ...box, openedOn } : box)),
      unreadable,
    }),
  });
  return useMutation({
    ...callbacks,
    mutationFn: async ({ id, openedOn }: { id: string; openedOn: Day }) =>
      openMedication(await dbForProfile(profileId), id, openedOn),
    onSettled: () => {
      onSettled();
      refresh(queryClient);
    },
  });
}

/** The box leaves the screen at once, and comes back if it could not be deleted. */
export function useDeleteMedication(profileId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = medicationListQuery(profileId);
  const { onSettled, ...callbacks } = optimisticUpdate<MedicationList, EditableMedication>(
    queryClient,
    {
      queryKey,
      mutationKey: [...inventoryKey(profileId), "delete"],
      apply: ({ medications, unreadable }, { id }) => ({
        medications: medications.filter((other) => other.id !== id),
        unreadable: unreadable.filter((other) => other.medication.id !== id),
      }),
    },
  );
  return useMutation({
    ...callbacks,
    mutationFn: async ({ id }: EditableMedication) =>
      deleteMedication(await dbForProfile(profileId), id),
    onSettled: () => {
      onSettled();
      refresh(queryClient);
    },
  });
}

/** The boxes that the question about the home concerns; asked for only while it is not answered. */
export const homeCandidatesQuery = (userId: string, isEnabled: boolean) =>
  queryOptions({
    queryKey: ["inventory", "home-candidates", userId] as const,
    queryFn: () => listHomeCandidates(browserDb(), userId),
    enabled: isEnabled,
  });

export const hasAnsweredHomeQuestionQuery = (userId: string) =>
  queryOptions({
    ...ownPreferencesQuery(userId),
    select: (row) => preferencesFromRow(row, DEFAULT_LANGUAGE).homeQuestionAnswered,
  });

export function useAnswerHomeQuestion(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (boxIds: readonly string[]) => answerHomeQuestion(browserDb(), boxIds),
    onSuccess: () => {
      refresh(queryClient);
      return queryClient.invalidateQueries({ queryKey: ownPreferencesQuery(userId).queryKey });
    },
  });
}

async function ownerOf(profileId: string): Promise<{ userId: string; profileId: string }> {
  const session = await currentSession();
  if (!session) throw new AppError("signed-out");
  return { userId: session.user.id, profileId };
}

function change(
  queryClient: QueryClient,
  profileId: string,
  next: (boxes: MedicationList) => MedicationList,
): void {
  const { queryKey } = medicationListQuery(profileId);
  queryClient.setQueryData(queryKey, (boxes) => boxes && next(boxes));
}

/** Alerts are derived from the boxes, intakes name them, and a common box stands in every list of its home. */
function refresh(queryClient: QueryClient): void {
  for (const noun of ["inventory", "intakes", "alerts", ...HOME_KEY]) {
    void queryClient.invalidateQueries({ queryKey: [noun] });
  }
}
