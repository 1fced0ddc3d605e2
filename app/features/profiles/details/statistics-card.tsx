import { useQuery } from "@tanstack/react-query";
import AlarmClock from "lucide-react/icons/alarm-clock";
import Pill from "lucide-react/icons/pill";
import UsersRound from "lucide-react/icons/users-round";
import { failureOf } from "#app/client/errors/failure.ts";
import { loadFailure } from "#app/locale/load-failure.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { CounterList } from "#app/ui/list/counter-list.tsx";
import { profilesQuery, trackedQuery } from "../queries.ts";

/** What this account looks after, over all of its own profiles. */
export function StatisticsCard({ userId }: { userId: string }) {
  const t = useText();
  const path = useLocalePath();
  const { data: profiles } = useQuery(profilesQuery(userId));
  const { data: tracked, error } = useQuery(trackedQuery(userId));
  return (
    <Card title={t("profiles.statistics.title")}>
      <CounterList
        counters={[
          {
            label: t("profiles.statistics.profiles"),
            icon: <UsersRound aria-hidden="true" />,
            count: profiles?.filter(({ level }) => level === "own").length,
            to: path("profile/manage"),
          },
          {
            label: t("profiles.statistics.medications"),
            icon: <Pill aria-hidden="true" />,
            count: tracked?.medications,
            to: path("inventory"),
          },
          {
            label: t("profiles.statistics.reminders"),
            icon: <AlarmClock aria-hidden="true" />,
            count: tracked?.reminders,
            to: path("alerts"),
          },
        ]}
      />
      {error && !tracked && <p className="mt-2 text-expired">{t(loadFailure(failureOf(error)))}</p>}
    </Card>
  );
}
