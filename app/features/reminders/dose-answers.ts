import { logActivity } from "../../client/activity-log.ts";
import { failureOf } from "../../client/failure.ts";
import { useText } from "../../locale/text.tsx";
import { showToast } from "../../ui/toast.ts";
import type { PlannedDose } from "./dose.ts";
import { type DoseAnswer, useAnswerDoses } from "./queries.ts";

/** Where a dose was answered, as the activity log says it. */
export type AnsweredVia = "page" | "notification";

export interface DoseAnswers {
  readonly take: (doses: readonly PlannedDose[]) => void;
  readonly skip: (dose: PlannedDose) => void;
  readonly later: (dose: PlannedDose, minutes: number) => void;
  readonly undo: (doses: readonly PlannedDose[]) => void;
}

/** Answering doses, with what is said about it. */
export function useDoseAnswers(
  { userId, profileId }: { userId: string; profileId: string },
  via: AnsweredVia,
): DoseAnswers {
  const t = useText();
  const { mutateAsync } = useAnswerDoses(profileId);

  // Not the callbacks of `mutate`: the next answer, or another page, would silence them.
  function answer(
    wanted: DoseAnswer,
    done: (decided: readonly PlannedDose[]) => void,
    failed: string = t("reminders.answered.failed"),
  ): void {
    mutateAsync(wanted).then(done, (problem: unknown) => {
      const isAnswered = failureOf(problem) === "conflict";
      const message = isAnswered ? t("reminders.answered.conflict") : failed;
      showToast({ tone: "failure", message });
    });
  }

  function take(doses: readonly PlannedDose[]) {
    answer({ deed: "take", doses, by: userId }, (mine) => {
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
        action: { label: t("reminders.deeds.undo"), run: () => undo(mine) },
      });
    });
  }

  function undo(doses: readonly PlannedDose[]) {
    answer(
      { deed: "undo", doses },
      () =>
        showToast({
          tone: "success",
          message: t("reminders.answered.undone", { count: doses.length }),
        }),
      t("reminders.answered.undoFailed"),
    );
  }

  return {
    take,
    undo,
    skip: (dose) =>
      answer({ deed: "skip", doses: [dose] }, () =>
        showToast({ tone: "success", message: t("reminders.answered.skipped") }),
      ),
    later: (dose, minutes) =>
      answer({ deed: "later", doses: [dose], minutes }, () =>
        showToast({
          tone: "success",
          message: t("reminders.answered.later", { count: minutes }),
        }),
      ),
  };
}
