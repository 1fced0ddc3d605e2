import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import { formatTime } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { notifiedDoses } from "#domain/alerts/shown.ts";
import { doseGroups, needsAnswer } from "#domain/reminders/today.ts";
import type { PlannedDose } from "../dose.ts";
import { dosesQuery } from "../queries.ts";
import { DoseLine } from "./dose-line.tsx";
import { isMissing } from "./unsaved-answers.ts";
import { useDoseAnswers } from "./use-dose-answers.ts";

/** What is to be taken at this moment, for the list of notifications. */
export function useDueDoses(
  userId: string,
  profileId: string,
): { readonly count: number; readonly lines: ReactNode } {
  const t = useText();
  const language = useLanguage();
  const now = useNow();
  const today = useToday();
  const { data: doses } = useQuery(dosesQuery(profileId, today));
  const answered = useDoseAnswers({ userId, profileId }, "notification");
  const isUnsaved = (dose: PlannedDose) => {
    const unsaved = answered.unsaved.get(dose.id);
    return unsaved !== undefined && isMissing(unsaved, dose);
  };
  const due = doseGroups(doses ?? [], today, now, browserZone)
    .flatMap((group) => group.doses)
    .filter((dose) => needsAnswer(dose, now) || isUnsaved(dose));
  if (due.length === 0) return { count: 0, lines: null };
  return {
    count: due.length,
    lines: (
      <ul
        key={profileId}
        aria-label={t("reminders.today.title")}
        className="mb-3 divide-y divide-line border-line border-b"
      >
        {notifiedDoses(due).map((dose) => (
          <DoseLine
            key={dose.id}
            dose={dose}
            hour={formatTime(dose.plannedAt, language)}
            now={now}
            userId={userId}
            answered={answered}
          />
        ))}
      </ul>
    ),
  };
}
