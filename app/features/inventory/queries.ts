import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { dbForProfile, readProfile } from "#app/client/permissions/profile-access.ts";
import { ownPreferencesQuery } from "#app/client/preferences/own-preferences.ts";
import { HOME_KEY } from "#app/client/queries/home-key.ts";
import { optimisticUpdate } from "#app/client/queries/optimistic-update.ts";
import { STAYS_IN_MEMORY } from "#app/client/queries/query-client.ts";
import type { Day } from "#domain/calendar/day.ts";
import { DEFAULT_LANGUAGE, type Language } from "#domain/locale/locales.ts";
import { preferencesFromRow } from "#domain/preferences/preferences.ts";
import type { CourseStop } from "#domain/reminders/course.ts";
import {
  addMedication,
  answerHomeQuestion,
  deleteMedication,
  editMedication,
  findKnownProduct,
  findPackByCode,
  listHomeCandidates,
  listMedications,
  noteLot,
  openMedication,
  readReference,
  searchReferences,
  stopCourse,
} from "./data.ts";
import type { MedicationFacts } from "./medication-facts.ts";
import type { EditableMedication, MedicationList } from "./stored-medication.ts";

/** The specification suggests from two typed characters. */
export const SUGGEST_FROM = 2;
export const AN_HOUR = 3_600_000;

export const inventoryKey = (profileId: string) => ["inventory", profileId] as const;

const medicationListQuery = (profileId: string) =>
  queryOptions({
    queryKey: [...inventoryKey(profileId), "medications"] as const,
    queryFn: () => readProfile(profileId, (db) => listMedications(db, profileId)),
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
    queryFn: ({ signal }) =>
      searchReferences(browserDb(), { words, country: visitorCountry(), language }, signal),
    enabled: words.length >= SUGGEST_FROM,
    placeholderData: keepPreviousData,
    staleTime: AN_HOUR,
    retry: false,
  });
};

/** At most so many medicines of the list are compared with the home at once. */
const LISTED_MAX = 20;

/** What the list has for words that somebody asked for; null asks nothing. */
export const nationalListQuery = (words: string | null, language: Language) =>
  queryOptions({
    queryKey: ["references", language, "list", words] as const,
    queryFn: ({ signal }) => {
      // The list writes several substances with a sign between them, which no name holds.
      const asked = {
        words: words?.replaceAll("+", " ") ?? "",
        country: visitorCountry(),
        language,
      };
      return searchReferences(browserDb(), asked, signal, LISTED_MAX);
    },
    enabled: words !== null,
    staleTime: AN_HOUR,
    retry: false,
  });

export const referenceQuery = (id: string | null, language: Language) =>
  queryOptions({
    queryKey: ["references", language, id] as const,
    queryFn: () => (id === null ? null : readReference(browserDb(), id, language)),
    enabled: id !== null,
    staleTime: AN_HOUR,
  });

/** Looked up once a code has been read. */
/** What the list has of a code, and where it names no medicine what the home has typed of it. */
export const useFindProduct = (language: Language) =>
  useMutation({
    mutationFn: async ({ packCode, gtin }: { packCode: string | null; gtin: string }) => {
      const db = browserDb();
      const pack = packCode === null ? null : await findPackByCode(db, packCode, language);
      const known = pack?.reference ? null : await findKnownProduct(db, gtin);
      return { pack, known };
    },
  });

interface NewMedication {
  readonly id: string;
  readonly facts: MedicationFacts;
  /** Of a code that no list knows. */
  readonly gtin: string | null;
}

export function useAddMedication(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, facts, gtin }: NewMedication) =>
      addMedication(await dbForProfile(profileId), profileId, id, facts, gtin),
    onSuccess: (added) => {
      change(queryClient, profileId, ({ medications, unreadable }) => ({
        medications: [added, ...medications.filter(({ id }) => id !== added.id)],
        unreadable,
      }));
      refreshInventory(queryClient);
    },
  });
}

export function useEditMedication(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ known, facts }: { known: EditableMedication; facts: MedicationFacts }) =>
      editMedication(await dbForProfile(profileId), profileId, known, facts),
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
      refreshInventory(queryClient);
    },
  });
}

export function useStopCourse(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, stop }: { id: string; stop: CourseStop }) =>
      stopCourse(await dbForProfile(profileId), id, stop),
    onSuccess: () => {
      refreshInventory(queryClient);
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
      refreshInventory(queryClient);
    },
  });
}

/** What a recall says of the box changes with its batch once that is stored, not before. */
export function useNoteLot(profileId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = medicationListQuery(profileId);
  return useMutation({
    mutationFn: async ({ id, lot }: { id: string; lot: string }) =>
      noteLot(await dbForProfile(profileId), id, lot),
    onSuccess: (_, { id, lot }) => {
      queryClient.setQueryData(
        queryKey,
        (boxes) =>
          boxes && {
            ...boxes,
            medications: boxes.medications.map((box) => (box.id === id ? { ...box, lot } : box)),
          },
      );
    },
    onSettled: () => refreshInventory(queryClient),
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
      refreshInventory(queryClient);
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
      refreshInventory(queryClient);
      return queryClient.invalidateQueries({ queryKey: ownPreferencesQuery(userId).queryKey });
    },
  });
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
export function refreshInventory(queryClient: QueryClient): void {
  for (const noun of ["inventory", "intakes", "alerts", ...HOME_KEY]) {
    void queryClient.invalidateQueries({ queryKey: [noun] });
  }
}
