import { type ReactNode, useMemo } from "react";
import { logActivity } from "#app/client/activity-log/activity-log.ts";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useToday } from "#app/client/time/today.ts";
import { useIntakeDialogs } from "#app/features/intakes/intake-dialogs.tsx";
import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import { useText } from "#app/locale/text.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { isAlwaysReminded } from "#domain/alerts/reminder.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import { expiryOn } from "#domain/inventory/expiry.ts";
import { goodUntil } from "#domain/inventory/opened-life.ts";

/**
 * Confirming the general reminder, where boxes and intakes meet: it asks about the four names of the specification,
 * as long as they have no hours of their own. The form asks how much was taken, and says first what was taken before:
 * the substance of these boxes is in many others.
 * @param people those whose doses this account may open
 */
export function useReminderConfirmation(
  profileId: string,
  people: readonly Person[],
  medications: readonly StoredMedication[] | undefined,
): { confirm: (() => void) | undefined; dialog: ReactNode } {
  const t = useText();
  const may = usePermissionCheck();
  const today = useToday();
  const named = useMemo(
    () =>
      medications?.filter(
        ({ name, schedule }) => isAlwaysReminded(name) && schedule.doses.length === 0,
      ),
    [medications],
  );
  const usable = useMemo(
    () =>
      named?.filter(
        (box) => box.currentQuantity > 0 && expiryOn(today, goodUntil(box)) !== "expired",
      ),
    [named, today],
  );
  const { logIntake, dialogs } = useIntakeDialogs(profileId, people, usable, {
    onLogged: logConfirmedIntake,
  });
  const isOffered = may("log-intakes") && named !== undefined && named.length > 0;
  return { confirm: isOffered ? confirm : undefined, dialog: dialogs };

  function confirm() {
    const [first, ...others] = usable ?? [];
    if (!first) showToast({ tone: "failure", message: t("reminders.confirm.none") });
    else if (others.length === 0) logIntake(first);
    else logIntake();
  }
}

function logConfirmedIntake(name: string): void {
  logActivity("medication_intake_confirmed", {
    medications_count: 1,
    medication_names: [name],
    confirmed_via: "notification",
  });
}
