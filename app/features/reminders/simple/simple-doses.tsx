import { useQuery } from "@tanstack/react-query";
import CircleCheck from "lucide-react/icons/circle-check";
import { useMemo } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import { formatTime } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { dayOf } from "#domain/calendar/day.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { doseGroups, stateAt } from "#domain/reminders/today.ts";
import type { PlannedDose } from "../dose.ts";
import { dosesQuery, useStoredDoses } from "../queries.ts";
import { isMissing } from "../today/dose-answer.ts";
import { DroppedAnswers, useDroppedAnswers } from "../today/dropped-answers.tsx";
import { type RecentDose, withTakenBefore } from "../today/taken-before.ts";
import { useDoseAnswers } from "../today/use-dose-answers.ts";
import { useShown } from "../today/use-shown.ts";
import { SimpleDose } from "./simple-dose.tsx";

const NONE = [] as const;

/** The doses of one person's day, by hour. An empty list is said only where it was read. */
export function SimpleDoses({
  userId,
  profileId,
  carerName,
  recent,
}: {
  userId: string;
  profileId: string;
  carerName: string;
  /** The latest doses of each product, those without a plan too. */
  recent: readonly RecentDose[];
}) {
  const t = useText();
  const language = useLanguage();
  const now = useNow();
  const today = useToday();
  const { error, refetch, dataUpdatedAt } = useQuery(dosesQuery(profileId, today));
  const ids = useMemo(() => [profileId], [profileId]);
  const doses = useStoredDoses(ids, today).get(profileId);
  const answered = useDoseAnswers({ userId, profileId }, "page");
  useShown(doses ?? NONE, now);
  const listed = doseGroups(withTakenBefore(doses ?? NONE, recent, now), today, now, browserZone)
    .flatMap((group) => group.doses)
    // Of yesterday, what can still be taken.
    .filter((dose) => dayOf(dose.plannedAt, browserZone) >= today || stateAt(dose, now) === "due");
  const shown = new Set(listed.map(({ id }) => id));
  const dropped = useDroppedAnswers([{ id: profileId }], shown);
  const isOtherUndecided = useOutboxActions(profileId).some(
    ({ state, body }) => state === "undecided" && !("doses" in body),
  );
  if (!doses) {
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList rows={2} rowClassName="h-48" />
    );
  }
  const isUnsaved = (dose: PlannedDose) => {
    const unsaved = answered.unsaved.get(dose.id);
    return unsaved !== undefined && isMissing(unsaved, dose);
  };
  // Who reads that all is done gives nothing more: not as long as anything is to be decided.
  const isDone =
    listed.length > 0 &&
    answered.pending.size === 0 &&
    dropped.length === 0 &&
    !isOtherUndecided &&
    listed.every((dose) => ["taken", "skipped"].includes(stateAt(dose, now)) && !isUnsaved(dose));
  return (
    <>
      {error && (
        <p role="status" className="text-lg text-soon">
          {t("reminders.today.stale", { time: formatTime(instantAt(dataUpdatedAt), language) })}
        </p>
      )}
      <DroppedAnswers userId={userId} dropped={dropped} isLarge />
      {listed.length === 0 && <p className="text-xl">{t("reminders.today.none")}</p>}
      {isDone && (
        <p className="flex items-center gap-2 text-xl">
          <CircleCheck aria-hidden="true" className="size-8 shrink-0 text-valid" />
          {t("reminders.today.done")}
        </p>
      )}
      <ul aria-label={t("reminders.today.title")} className="flex flex-col gap-4">
        {listed.map((dose) => (
          <SimpleDose
            key={dose.id}
            dose={dose}
            now={now}
            carerName={carerName}
            answered={answered}
          />
        ))}
      </ul>
    </>
  );
}
