import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { failureOf } from "#app/client/errors/failure.ts";
import { PermissionLevelProvider } from "#app/client/permissions/permission-level.tsx";
import { today, useToday } from "#app/client/time/today.ts";
import { useInventoryDialogs } from "#app/features/inventory/inventory-dialogs.tsx";
import { useDatedWeight } from "#app/features/profiles/details/weight-notes.tsx";
import { WeightQuestion } from "#app/features/profiles/details/weight-question.tsx";
import { useManagerDialogs } from "#app/features/profiles/manage/use-manager-dialogs.tsx";
import type { ReachableProfile } from "#app/features/profiles/profile-facts.ts";
import { ChildCard } from "#app/features/readiness/child-card.tsx";
import { readinessDueOnQuery, useSetReadinessDue } from "#app/features/readiness/readiness-due.ts";
import { RemindersCard } from "#app/features/readiness/reminders-card.tsx";
import { DevicesSection } from "#app/features/reminders/channels/devices-section.tsx";
import { useShareDialog } from "#app/features/sharing/share/use-share-dialog.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { isAgeMissing } from "#domain/profiles/known-weight.ts";
import { personFacts } from "#domain/profiles/person-facts.ts";
import { profileName } from "#domain/profiles/profile.ts";
import { nextReadinessDay } from "#domain/readiness/readiness-due.ts";
import { may, type ProfileAction } from "#domain/sharing/profile-actions.ts";
import { type ReadChild, useReadiness } from "./use-readiness.ts";

/** What a night may need, child by child, with what mends each gap in place. */
export function ReadinessList({ userId }: { userId: string }) {
  const t = useText();
  const { children, others, isPending, problem, onRetry, reminders, gaps } = useReadiness(userId);
  useLookedAt(userId);
  return (
    <>
      <p role="status" className="font-semibold text-lg">
        {isPending ? "" : gaps === 0 ? t("readiness.noGaps") : t("readiness.gaps", { count: gaps })}
      </p>
      {problem !== null && <ErrorState failure={failureOf(problem)} onRetry={onRetry} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {children?.map((child) => (
          <PermissionLevelProvider key={child.profile.id} level={child.profile.level}>
            <Child userId={userId} child={child} />
          </PermissionLevelProvider>
        ))}
        {children?.length === 0 && !isPending && problem === null && (
          <p>{t("readiness.noChildren")}</p>
        )}
        {!children?.length && isPending && <SkeletonList rows={4} rowClassName="h-16" />}
        {reminders !== null && (
          <RemindersCard standing={reminders} mending={<DevicesSection userId={userId} />} />
        )}
      </div>
      {others > 0 && <p>{t("readiness.others", { count: others })}</p>}
      <p className="max-w-prose text-ink-soft text-sm">{t("readiness.limits")}</p>
    </>
  );
}

/** Once a month is enough, whether or not everything was mended: the account keeps the day. */
function useLookedAt(userId: string): void {
  const today = useToday();
  const { data: dueOn } = useQuery(readinessDueOnQuery(userId));
  const { mutate } = useSetReadinessDue(userId);
  const next = nextReadinessDay(today, "looked-at");
  const isKept = useRef(false);
  useEffect(() => {
    if (dueOn === undefined || dueOn === next || isKept.current) return;
    isKept.current = true;
    mutate({ readinessDueOn: next });
  }, [dueOn, next, mutate]);
}

function Child({
  userId,
  child: { profile, facts, readiness, readers },
}: {
  userId: string;
  child: ReadChild;
}) {
  const t = useText();
  const path = useLocalePath();
  const datedWeight = useDatedWeight();
  const { share, dialog } = useShareDialog();
  const { edit, dialogs } = useManagerDialogs(userId);
  const name = profileName(profile) ?? t("profiles.nameless");
  const inventory = useInventoryDialogs({
    profileId: profile.id,
    person: profileName(profile),
    medications: undefined,
    lastDoseOf: () => null,
    forecastOf: () => null,
    onLogIntake: () => undefined,
    onOrder: () => undefined,
  });

  return (
    <div className="min-w-0">
      <ChildCard
        name={name}
        weight={datedWeight(facts)}
        readiness={readiness}
        readers={readers}
        mending={{
          medicine: action("edit-medications", t("readiness.medicine.add"), () =>
            inventory.perform({ kind: "add" }),
          ),
          weight: <WeightQuestion profileId={profile.id} />,
          carer: action("share", t("readiness.carer.invite"), () => share(shared(profile))),
          readers: (
            <Link to={path("profile/manage#shares")} className={buttonClasses("secondary")}>
              {t("readiness.carer.change")}
            </Link>
          ),
          card: cardMending(),
        }}
      />
      {dialog}
      {dialogs}
      {inventory.dialogs}
    </div>
  );

  function cardMending() {
    if (readiness.card === "not-chosen") {
      return (
        <Link to={path("settings#emergency-card")} className={buttonClasses("secondary")}>
          {t("readiness.card.choose")}
        </Link>
      );
    }
    // The line of the weight asks for the same date.
    if (isAgeMissing(readiness.weight, facts, personFacts(facts, today()))) return null;
    return action("edit-profile", t("readiness.card.addBirth"), () => edit(profile));
  }

  function action(asked: ProfileAction, label: string, onClick: () => void) {
    return may(profile.level, asked) ? (
      <Button variant="secondary" onClick={onClick}>
        {label}
      </Button>
    ) : null;
  }

  function shared({ id, level }: ReachableProfile) {
    // What is missing is somebody who can record doses, and reading cannot.
    return { profileId: id, name, level, proposed: "edit" as const };
  }
}
