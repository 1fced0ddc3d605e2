import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { useNow } from "#app/client/time/now.ts";
import { useText } from "#app/locale/text.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { latestDoses } from "#domain/intakes/recent-doses.ts";
import { BoxDoses } from "./log/box-doses.tsx";
import { withWaitingDoses } from "./log/waiting-doses.ts";
import { keptLedgerQuery } from "./queries.ts";

/** What a person has had of each substance of the last days, and from when on the leaflet has another dose. */
export function RecentSubstances({ profileId }: { profileId: string }) {
  const t = useText();
  const now = useNow();
  const { data, error, refetch, dataUpdatedAt } = useQuery(keptLedgerQuery(profileId));
  const actions = useOutboxActions(profileId);
  const latest = useMemo(
    () => data && latestDoses(withWaitingDoses(data, actions, dataUpdatedAt).doses, now),
    [data, actions, dataUpdatedAt, now],
  );
  if (!latest) {
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-18.5" />
    );
  }
  if (latest.length === 0) return <p className="text-ink-soft">{t("illness.doses.noneRecent")}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {latest.map(({ id, medicationId, name, dosage, form }) => (
        <li key={id}>
          {/* Of a deleted box its name, strength and form are known. */}
          <BoxDoses profileId={profileId} box={{ id: medicationId ?? id, name, dosage, form }} />
        </li>
      ))}
    </ul>
  );
}
