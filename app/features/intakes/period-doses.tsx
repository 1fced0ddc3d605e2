import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useNow } from "#app/client/time/now.ts";
import { useText } from "#app/locale/text.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { epochMs, type Instant } from "#domain/calendar/instant.ts";
import type { LatestIntakes } from "./data.ts";
import { type ListedIntake, useWithDeviceIntakes } from "./device-intakes.ts";
import { IntakeLine } from "./intake-line.tsx";
import { intakesSinceQuery, latestIntakesQuery } from "./queries.ts";

/**
 * The doses of a stretch of time, the latest first; undefined until they are known. The latest fifty, which are kept for
 * a page without a network, are enough for most.
 * @param to null for until now
 */
export function usePeriodDoses(profileId: string, from: Instant, to: Instant | null) {
  const latest = useQuery(latestIntakesQuery(profileId));
  const isEnough = latest.data && reachesBack(latest.data, from);
  const since = useQuery({
    ...intakesSinceQuery(profileId, from),
    enabled: isEnough === false,
  });
  const { data: read, dataUpdatedAt, error, refetch } = isEnough === false ? since : latest;
  const data = useWithDeviceIntakes(profileId, read, dataUpdatedAt);
  const doses = useMemo(
    () =>
      data?.intakes.filter(
        ({ takenAt }) =>
          epochMs(takenAt) >= epochMs(from) && (to === null || epochMs(takenAt) <= epochMs(to)),
      ),
    [data, from, to],
  );
  return { doses, error, refetch };
}

function reachesBack({ intakes, total }: LatestIntakes, from: Instant): boolean {
  const oldest = intakes.at(-1);
  return (
    intakes.length >= total || (oldest !== undefined && epochMs(oldest.takenAt) < epochMs(from))
  );
}

/** The same as a list, on paper as a table of the doctor's sheet. */
export function PeriodDoses({
  reading: { doses, error, refetch },
}: {
  reading: {
    readonly doses: readonly ListedIntake[] | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
}) {
  const t = useText();
  const now = useNow();
  if (!doses) {
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-18.5" />
    );
  }
  if (doses.length === 0) return <p className="text-ink-soft">{t("illness.doses.none")}</p>;
  return (
    <ul aria-label={t("illness.doses.all")} className="divide-y divide-line">
      {doses.map((intake) => (
        <li key={intake.id} className="break-inside-avoid py-3">
          <IntakeLine intake={intake} now={now} />
        </li>
      ))}
    </ul>
  );
}
