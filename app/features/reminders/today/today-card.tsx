import { useQuery } from "@tanstack/react-query";
import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import { formatTime } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { type Instant, instantAt } from "#domain/calendar/instant.ts";
import { doseGroups, needsAnswer, stateAt } from "#domain/reminders/today.ts";
import type { PlannedDose } from "../dose.ts";
import { dosesQuery, useMarkShown } from "../queries.ts";
import { DoseGroups } from "./dose-groups.tsx";
import { UnsavedNotice } from "./unsaved-notice.tsx";
import { useDoseAnswers } from "./use-dose-answers.ts";

/** Whether there is something to take now: the first question on opening the cabinet. */
export function TodayCard({ userId, profileId }: { userId: string; profileId: string }) {
  const t = useText();
  const language = useLanguage();
  const now = useNow();
  const today = useToday();
  const { data: doses, error, dataUpdatedAt, refetch } = useQuery(dosesQuery(profileId, today));
  useShown(profileId, doses, now);
  return (
    // A reminder on the lock screen leads here.
    <div id="today" className="scroll-mt-24">
      <Card title={t("reminders.today.title")}>
        {doses && error && (
          <p role="status" className="mb-3 text-soon">
            {t("reminders.today.stale", { time: formatTime(instantAt(dataUpdatedAt), language) })}
          </p>
        )}
        {content()}
      </Card>
    </div>
  );

  function content() {
    // An empty list would be a dangerous answer where nobody knows.
    if (!doses) {
      return error ? (
        <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList rows={2} />
      );
    }
    return <Doses key={profileId} userId={userId} profileId={profileId} doses={doses} />;
  }
}

function Doses({
  userId,
  profileId,
  doses,
}: {
  userId: string;
  profileId: string;
  doses: readonly PlannedDose[];
}) {
  const t = useText();
  const language = useLanguage();
  const now = useNow();
  const today = useToday();
  const answered = useDoseAnswers({ userId, profileId }, "page");
  const groups = doseGroups(doses, today, now, browserZone);
  const shown = new Set(groups.flatMap((group) => group.doses.map(({ id }) => id)));
  const dropped = [...answered.unsaved.values()].filter(({ dose }) => !shown.has(dose.id));
  if (groups.length === 0 && dropped.length === 0) {
    return <p className="text-ink-soft">{t("reminders.today.none")}</p>;
  }
  const isDone =
    dropped.length === 0 &&
    groups.every((group) =>
      group.doses.every((dose) => ["taken", "skipped"].includes(stateAt(dose, now))),
    );
  return (
    <>
      {isDone && (
        <p className="mb-3 flex items-center gap-2">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-valid" />
          {t("reminders.today.done")}
        </p>
      )}
      {dropped.map((unsaved) => (
        <UnsavedNotice
          key={unsaved.dose.id}
          unsaved={unsaved}
          dose={unsaved.dose}
          hour={formatTime(unsaved.dose.plannedAt, language)}
          isAlone
          onRetry={() => answered.answers.retry(unsaved, unsaved.dose)}
          onClose={() => answered.answers.close(unsaved.dose)}
        />
      ))}
      <DoseGroups groups={groups} now={now} userId={userId} answered={answered} />
    </>
  );
}

/** Tells the delivery log which doses somebody was asked for here; a page in the background shows nobody anything. */
function useShown(profileId: string, doses: readonly PlannedDose[] | undefined, now: Instant) {
  const markShown = useMarkShown(profileId);
  const asked = (doses ?? [])
    .filter((dose) => needsAnswer(dose, now))
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (asked !== "" && document.visibilityState === "visible") markShown(asked.split(","));
  }, [asked, markShown]);
}
