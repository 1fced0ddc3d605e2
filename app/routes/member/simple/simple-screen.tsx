import Phone from "lucide-react/icons/phone";
import { useLockState } from "#app/client/lock/lock-state.ts";
import { PermissionLevelProvider } from "#app/client/permissions/permission-level.tsx";
import { useToday } from "#app/client/time/today.ts";
import { useLockProof } from "#app/features/lock/use-lock-proof.tsx";
import { OutboxNotice } from "#app/features/outbox/outbox-notice.tsx";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import { SimpleDoses } from "#app/features/reminders/simple/simple-doses.tsx";
import { LeaveSimpleScreen } from "#app/features/simple-screen/leave-simple-screen.tsx";
import { EmergencyLine } from "#app/features/symptoms/emergency/emergency-line.tsx";
import { formatWholeDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { PageTitle } from "#app/ui/layout/page-title.tsx";
import { diallable } from "#domain/profiles/phone.ts";
import type { SimpleSetting } from "#domain/simple-screen/simple-setting.ts";
import { WrongClockNotice } from "../wrong-clock-notice.tsx";
import { useRecentDoses } from "./use-recent-doses.ts";

/** The doses of today, whom to call, and what could not be saved. */
export function SimpleScreen({
  userId,
  setting: { profileId, carerName, carerPhone },
}: {
  userId: string;
  setting: SimpleSetting;
}) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const isLocked = useLockState() !== "off";
  const { prove, dialog } = useLockProof();
  const { profiles, people } = useActiveProfile(userId);
  const recent = useRecentDoses(profileId);
  const person = people.find(({ id }) => id === profileId);
  const isGone = profiles !== undefined && !person;
  const title = person?.name ? t("dashboard.titleOf", { name: person.name }) : t("dashboard.title");
  return (
    // Who is shared no longer has no level here, and no button.
    <PermissionLevelProvider level={person?.level ?? "view"}>
      <main
        id="content"
        className="mx-auto flex min-h-dvh max-w-2xl flex-col gap-6 px-4 py-6 [overflow-wrap:anywhere]"
      >
        <PageTitle>{title}</PageTitle>
        <header>
          <h1 className="text-3xl leading-tight">{title}</h1>
          <p className="text-ink-soft text-xl">{formatWholeDay(today, language)}</p>
        </header>
        <WrongClockNotice isLarge />
        {/* Where its doses are not listed, it says of their answers too. */}
        <OutboxNotice profileId={isGone ? "" : profileId} isLarge />
        {isGone ? (
          <p className="text-xl">{t("simpleScreen.gone")}</p>
        ) : (
          <SimpleDoses
            userId={userId}
            profileId={profileId}
            carerName={carerName}
            recent={recent}
          />
        )}
        <section aria-label={t("simpleScreen.help")} className="mt-auto flex flex-col gap-3 pt-4">
          <a
            href={`tel:${diallable(carerPhone)}`}
            className="flex min-h-18 items-center justify-center gap-3 rounded-control border-2 border-accent bg-accent-soft px-4 py-2 text-center font-semibold text-accent text-xl no-underline"
          >
            <Phone aria-hidden="true" className="size-8 shrink-0" />
            {t("simpleScreen.call", { name: carerName })}
          </a>
          <EmergencyLine isLarge />
        </section>
        <LeaveSimpleScreen prove={isLocked ? prove : null} />
        {dialog}
      </main>
    </PermissionLevelProvider>
  );
}
