import { useQuery } from "@tanstack/react-query";
import { memo, useCallback } from "react";
import { Link } from "react-router";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useSession } from "#app/client/session/session.ts";
import { useToday } from "#app/client/time/today.ts";
import { Activity } from "#app/features/intakes/activity/activity.tsx";
import { ActivityOfAll } from "#app/features/intakes/activity/activity-of-all.tsx";
import { ActivitySkeleton } from "#app/features/intakes/activity/activity-skeleton.tsx";
import { prefetchLogIntake, useIntakeDialogs } from "#app/features/intakes/intake-dialogs.tsx";
import { medicationsQuery } from "#app/features/inventory/queries.ts";
import { chooseProfile, useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import { AdherenceCalendar } from "#app/features/reminders/adherence/adherence-calendar.tsx";
import { plannedDaysQuery } from "#app/features/reminders/queries.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { ActionButton } from "#app/ui/button/action-button.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { DrawnLater } from "#app/ui/list/drawn-later.tsx";
import { may as mayOnLevel } from "#domain/sharing/profile-actions.ts";
import { boxesOf } from "./home/givable-boxes.ts";
import { useHome } from "./home/home-query.ts";

export default function ActivityPage() {
  const { session } = useSession();
  return session && <ProfileActivity userId={session.user.id} />;
}

/** The steps of a navigation draw none of it anew. */
const ProfileActivity = memo(function ProfileActivity({ userId }: { userId: string }) {
  const t = useText();
  const path = useLocalePath();
  const may = usePermissionCheck();
  const { profileId, name, people, isEverybody } = useActiveProfile(userId);
  const isOfAll = isEverybody && people.length > 1;
  const givers = isOfAll ? people.filter(({ level }) => mayOnLevel(level, "log-intakes")) : [];
  const { data: medications } = useQuery(medicationsQuery(profileId));
  const { data: planned } = useQuery(plannedDaysQuery(profileId, useToday()));
  const { data: home } = useHome(userId);
  const choicesOf = useCallback((id: string) => home && boxesOf(home, id), [home]);
  const isPlanned = planned !== undefined && planned.length > 0;
  const { logIntake, logForWhom, correctionOf, deleteIntake, dialogs } = useIntakeDialogs(
    profileId,
    people,
    medications,
    { choicesOf },
  );
  return (
    <Page
      title={t("intakes.title")}
      actions={
        <>
          <Link to={path("profile/report")} className={buttonClasses("secondary")}>
            {t("profiles.report")}
          </Link>
          {may("log-intakes") && (
            // The bar of a phone has it.
            <div className="max-lg:hidden">
              <ActionButton
                label={t("intakes.log")}
                onPrefetch={prefetchLogIntake}
                onPress={() => (givers.length > 1 ? logForWhom(givers) : logIntake())}
              />
            </div>
          )}
        </>
      }
    >
      <DrawnLater instead={<ActivitySkeleton />}>
        {isOfAll ? (
          <ActivityOfAll people={people} onChoose={chooseProfile} />
        ) : (
          <Activity
            profileId={profileId}
            person={name}
            calendar={isPlanned && <AdherenceCalendar key={profileId} profileId={profileId} />}
            correctionOf={correctionOf}
            onDelete={deleteIntake}
          />
        )}
      </DrawnLater>
      {dialogs}
    </Page>
  );
});

export { PageError as ErrorBoundary } from "./page-error.tsx";
