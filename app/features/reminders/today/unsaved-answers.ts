import { type QueryClient, queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { isTransient } from "#app/client/errors/failure.ts";
import { now } from "#app/client/time/now.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { Failure } from "#domain/failure.ts";
import type { PlannedDose } from "../dose.ts";
import type { DoseAnswer } from "./dose-answer.ts";

/** An answer to one dose that could not be saved. It stays noted until the dose is answered, or its reader closes it. */
export interface UnsavedAnswer {
  readonly action: DoseAnswer["action"];
  /** As it stood when it was answered: the list may have dropped it since. */
  readonly dose: PlannedDose;
  /** Of 'later'. */
  readonly minutes: number;
  /** When the button was pressed first. */
  readonly at: Instant;
  readonly failure: Failure;
}

type UnsavedAnswers = ReadonlyMap<string, UnsavedAnswer>;

const NONE: UnsavedAnswers = new Map();

/** In the memory of this document, which signing out empties: nothing of it is in the database. */
const unsavedQuery = (profileId: string) =>
  queryOptions<UnsavedAnswers>({
    queryKey: ["unsaved-answers", profileId],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** By the id of the dose. */
export function useUnsavedAnswers(profileId: string): UnsavedAnswers {
  return useQuery(unsavedQuery(profileId)).data ?? NONE;
}

export function recordUnsaved(
  queryClient: QueryClient,
  profileId: string,
  answer: DoseAnswer,
  failure: Failure,
): void {
  change(queryClient, profileId, (unsaved) => {
    for (const dose of answer.doses) {
      unsaved.set(dose.id, {
        action: answer.action,
        dose,
        minutes: answer.action === "later" ? answer.minutes : 0,
        at: (answer.action === "take" && answer.at) || now(),
        failure,
      });
    }
  });
}

export function clearUnsaved(
  queryClient: QueryClient,
  profileId: string,
  doses: readonly { readonly id: string }[],
): void {
  change(queryClient, profileId, (unsaved) => {
    for (const { id } of doses) unsaved.delete(id);
  });
}

/** Whether the same answer may succeed when it is sent again. */
export function isWorthRetrying({ failure }: UnsavedAnswer): boolean {
  return isTransient(failure) || failure === "unexpected" || failure === "no-room";
}

/** Whether the dose, as the database has it now, still lacks what was answered. */
export function isMissing({ action }: UnsavedAnswer, dose: PlannedDose): boolean {
  switch (action) {
    case "take":
      return dose.state !== "taken";
    case "undo":
      return dose.state === "taken";
    case "skip":
    case "later":
      return dose.state !== "taken" && dose.state !== "skipped";
  }
}

function change(
  queryClient: QueryClient,
  profileId: string,
  edit: (unsaved: Map<string, UnsavedAnswer>) => void,
): void {
  queryClient.setQueryData(unsavedQuery(profileId).queryKey, (known) => {
    const unsaved = new Map(known);
    edit(unsaved);
    return unsaved;
  });
}
