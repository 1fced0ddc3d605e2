import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { useNow } from "#app/client/time/now.ts";
import { useText } from "#app/locale/text.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { latestDoses } from "#domain/intakes/recent-doses.ts";
import type { NamedDose } from "./dose-facts.ts";
import { RecentDoses } from "./log/recent-doses.tsx";
import { useDoseCheck } from "./log/use-dose-check.ts";
import { withWaitingDoses } from "./log/waiting-doses.ts";
import { doseFactsKey, keptLedgerQuery } from "./queries.ts";

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
      <SubstanceRows profileId={profileId} doses={latest} isUnreadSaid={false} />
    </ul>
  );
}

/** A row for each dose. That the doses could not be read is the same of every box: one row says it. */
function SubstanceRows({
  profileId,
  doses: [dose, ...others],
  isUnreadSaid,
}: {
  profileId: string;
  doses: readonly NamedDose[];
  isUnreadSaid: boolean;
}) {
  const queryClient = useQueryClient();
  // Of a deleted box its name, strength and form are known.
  const box = dose && { ...dose, id: dose.medicationId ?? dose.id };
  const check = useDoseCheck(profileId, box ?? null, box !== undefined);
  if (!box) return null;
  const { isFailed } = check;
  return (
    <>
      {!(isFailed && isUnreadSaid) && (
        <li>
          <RecentDoses
            {...check}
            onRetry={() =>
              void queryClient.refetchQueries({ queryKey: doseFactsKey(profileId), type: "active" })
            }
          />
        </li>
      )}
      <SubstanceRows
        key={others[0]?.id}
        profileId={profileId}
        doses={others}
        isUnreadSaid={isUnreadSaid || isFailed}
      />
    </>
  );
}
