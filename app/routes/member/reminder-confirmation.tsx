import { type ReactNode, useCallback } from "react";
import { logActivity } from "#app/client/activity-log/activity-log.ts";
import { useToday } from "#app/client/time/today.ts";
import { useIntakeDialogs } from "#app/features/intakes/intake-dialogs.tsx";
import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import { useText } from "#app/locale/text.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { isAlwaysReminded } from "#domain/alerts/reminder.ts";
import { expiryOn } from "#domain/inventory/expiry.ts";
import { goodUntil } from "#domain/inventory/opened-life.ts";
import { may } from "#domain/sharing/profile-actions.ts";
import { boxesOf, isScheduled } from "./home/givable-boxes.ts";
import { useHome } from "./home/home-query.ts";
import { useHomePeople } from "./home/use-home-people.ts";

/**
 * Confirming the general reminder, where boxes and intakes meet: it asks about the four names of the specification,
 * as long as they have no hours of their own. It is about the person chosen; where nobody is, the form asks for whom
 * before anything else. It asks how much was taken, and says first what was taken before: the substance of these boxes is
 * in many others.
 */
export function useReminderConfirmation(userId: string): {
  confirm: (() => void) | undefined;
  dialog: ReactNode;
} {
  const t = useText();
  const today = useToday();
  const { profileId, people, shown } = useHomePeople(userId);
  const { data: home } = useHome(userId);
  const boxesFor = useCallback((id: string) => home && boxesOf(home, id).filter(isNamed), [home]);
  const choicesOf = useCallback(
    (id: string) =>
      boxesFor(id)?.filter(
        (box) => box.currentQuantity > 0 && expiryOn(today, goodUntil(box)) !== "expired",
      ),
    [boxesFor, today],
  );
  const { logIntake, logForWhom, dialogs } = useIntakeDialogs(profileId, people, undefined, {
    choicesOf,
    onLogged: logConfirmedIntake,
  });
  const givers = shown.filter(({ level }) => may(level, "log-intakes"));
  const isOffered = givers.some(({ id }) => (boxesFor(id) ?? []).length > 0);
  return { confirm: isOffered ? confirm : undefined, dialog: dialogs };

  function confirm() {
    const takers = givers.filter(({ id }) => (choicesOf(id) ?? []).length > 0);
    const [taker, ...others] = takers;
    if (!taker) showToast({ tone: "failure", message: t("reminders.confirm.none") });
    else if (others.length > 0) logForWhom(takers);
    else {
      const choices = choicesOf(taker.id) ?? [];
      const [only, ...more] = choices;
      logIntake(more.length === 0 ? only : undefined, { profileId: taker.id, choices });
    }
  }
}

function isNamed(box: StoredMedication): boolean {
  return isAlwaysReminded(box.name) && !isScheduled(box);
}

function logConfirmedIntake(name: string): void {
  logActivity("medication_intake_confirmed", {
    medications_count: 1,
    medication_names: [name],
    confirmed_via: "notification",
  });
}
