import { useQueryClient } from "@tanstack/react-query";
import { logActivity } from "#app/client/activity-log/activity-log.ts";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { PlannedDose } from "../dose.ts";
import { useAnswerDoses, usePendingDoses } from "../queries.ts";
import type { DoseAnswer } from "./dose-answer.ts";
import { clearUnsaved, type UnsavedAnswer, useUnsavedAnswers } from "./unsaved-answers.ts";

/** Where a dose was answered, as the activity log says it. */
export type AnsweredVia = "page" | "notification";

export interface DoseAnswers {
  readonly take: (doses: readonly PlannedDose[]) => void;
  readonly skip: (dose: PlannedDose) => void;
  readonly later: (dose: PlannedDose, minutes: number) => void;
  readonly undo: (doses: readonly PlannedDose[]) => void;
  /** Sends what could not be saved once more. */
  readonly retry: (unsaved: UnsavedAnswer, dose: PlannedDose) => void;
  /** Closes the sentence about what could not be saved. */
  readonly close: (dose: PlannedDose) => void;
}

export interface AnsweredDoses {
  readonly answers: DoseAnswers;
  /** The doses whose answer is on its way, by id. */
  readonly pending: ReadonlySet<string>;
  /** What could not be saved, by the id of its dose. */
  readonly unsaved: ReadonlyMap<string, UnsavedAnswer>;
}

/** Answering doses, with what is said about it. */
export function useDoseAnswers(
  { userId, profileId }: { userId: string; profileId: string },
  via: AnsweredVia,
): AnsweredDoses {
  const t = useText();
  const queryClient = useQueryClient();
  const { mutateAsync } = useAnswerDoses(profileId);

  // Not the callbacks of `mutate`: the next answer, or another page, would silence them.
  function answer(
    wanted: DoseAnswer,
    done: (decided: readonly PlannedDose[]) => void,
    failed: string = t("reminders.answered.failed"),
  ): void {
    mutateAsync(wanted).then(
      ({ decided }) => done(decided),
      (problem: unknown) => {
        const isAnswered = failureOf(problem) === "conflict";
        const message = isAnswered ? t("reminders.answered.conflict") : failed;
        showToast({ tone: "failure", message });
      },
    );
  }

  function take(doses: readonly PlannedDose[], at?: Instant) {
    answer({ action: "take", doses, by: userId, at }, (mine) => {
      if (mine.length === 0) {
        showToast({ tone: "notice", message: t("reminders.answered.alreadyTaken") });
        return;
      }
      logActivity("medication_intake_confirmed", {
        medications_count: mine.length,
        medication_names: mine.map(({ medicationName }) => medicationName),
        confirmed_via: via,
      });
      showToast({
        tone: "success",
        message: t("reminders.answered.taken", { count: mine.length }),
        action: { label: t("reminders.actions.undo"), run: () => undo(mine) },
      });
    });
  }

  function undo(doses: readonly PlannedDose[]) {
    answer(
      { action: "undo", doses },
      () =>
        showToast({
          tone: "success",
          message: t("reminders.answered.undone", { count: doses.length }),
        }),
      t("reminders.answered.undoFailed"),
    );
  }

  function skip(dose: PlannedDose) {
    answer(
      { action: "skip", doses: [dose] },
      () => showToast({ tone: "success", message: t("reminders.answered.skipped") }),
      t("reminders.answered.skipFailed"),
    );
  }

  function later(dose: PlannedDose, minutes: number) {
    answer(
      { action: "later", doses: [dose], minutes },
      () =>
        showToast({
          tone: "success",
          message: t("reminders.answered.later", { count: minutes }),
        }),
      t("reminders.answered.laterFailed"),
    );
  }

  function retry({ action, minutes, at }: UnsavedAnswer, dose: PlannedDose) {
    switch (action) {
      case "take":
        return take([dose], at);
      case "skip":
        return skip(dose);
      case "later":
        return later(dose, minutes);
      case "undo":
        return undo([dose]);
    }
  }

  return {
    answers: {
      take: (doses) => take(doses),
      skip,
      later,
      undo,
      retry,
      close: (dose) => clearUnsaved(queryClient, profileId, [dose]),
    },
    pending: usePendingDoses(profileId),
    unsaved: useUnsavedAnswers(profileId),
  };
}
