import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { failureOf } from "#app/client/errors/failure.ts";
import { useToday } from "#app/client/time/today.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { Skeleton, SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { CounterTiles } from "#app/ui/list/counter-tiles.tsx";
import type { ReachableProfile } from "../profile-facts.ts";
import { profilesQuery } from "../queries.ts";
import { type ManagedProfileAction, ProfileCard } from "./profile-card.tsx";

/** Everybody an account made a profile for: counters, and a card for each. */
export function ProfileManager({
  userId,
  onAdd,
  onAction,
}: {
  userId: string;
  onAdd: () => void;
  onAction: (action: ManagedProfileAction, profile: ReachableProfile) => void;
}) {
  const t = useText();
  const today = useToday();
  const { data, error, refetch } = useQuery(profilesQuery(userId));
  if (!data) {
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Waiting />
    );
  }
  const own = data.filter(({ level }) => level === "own");
  if (own.length === 0) {
    return (
      <EmptyState
        title={t("profiles.manager.empty")}
        action={
          <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={onAdd}>
            {t("profiles.manager.createFirst")}
          </Button>
        }
      />
    );
  }
  const adults = own.filter(({ type }) => type === "adult").length;
  const children = own.length - adults;
  return (
    <div className="flex flex-col gap-6">
      <CounterTiles
        tiles={[
          { word: t("profiles.manager.total", { count: own.length }), count: own.length },
          { word: t("profiles.manager.adults", { count: adults }), count: adults },
          { word: t("profiles.manager.children", { count: children }), count: children },
        ]}
      />
      <ul aria-label={t("profiles.title")} className="grid gap-4 md:grid-cols-2">
        {own.map((profile) => (
          <li key={profile.id}>
            <ProfileCard
              profile={profile}
              isOneself={profile.id === userId}
              today={today}
              onAction={(action) => onAction(action, profile)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Waiting() {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-3 gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
      <SkeletonList rows={2} rowClassName="h-20 md:h-72" />
    </div>
  );
}
