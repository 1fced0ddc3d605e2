import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router";
import { useSession } from "#app/client/session/session.ts";
import { chooseProfile } from "#app/features/profiles/active/active-profile.ts";
import type { ManagedProfileAction } from "#app/features/profiles/manage/profile-card.tsx";
import { ProfileManager } from "#app/features/profiles/manage/profile-manager.tsx";
import { useManagerDialogs } from "#app/features/profiles/manage/use-manager-dialogs.tsx";
import { useNewProfile } from "#app/features/profiles/manage/use-new-profile.tsx";
import type { ReachableProfile } from "#app/features/profiles/profile-facts.ts";
import { useMakePrimary } from "#app/features/profiles/queries.ts";
import { AccessLogCard } from "#app/features/sharing/access-log/access-log-card.tsx";
import { SharesSection } from "#app/features/sharing/list/shares-section.tsx";
import { useShareDialog } from "#app/features/sharing/share/use-share-dialog.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { ActionButton } from "#app/ui/button/action-button.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { confirmDiscardThen } from "#app/ui/dialog/unsaved-changes.ts";
import { useSaveFailedToast } from "#app/ui/feedback/save-failed-toast.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import { FoldingCards } from "#app/ui/layout/card.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { profileName } from "#domain/profiles/profile.ts";

export default function ProfileManagePage() {
  const { session } = useSession();
  return session && <AccountProfiles userId={session.user.id} />;
}

/** The people of an account, and who shares them with whom. */
function AccountProfiles({ userId }: { userId: string }) {
  const t = useText();
  const showUnsaved = useSaveFailedToast();
  const path = useLocalePath();
  const { addProfile, dialog } = useNewProfile(userId);
  const { edit, remove, dialogs } = useManagerDialogs(userId);
  const { share, dialog: shareDialog } = useShareDialog();
  const primary = useMakePrimary(userId);

  function perform(action: ManagedProfileAction, profile: ReachableProfile) {
    const name = profileName(profile) ?? t("profiles.nameless");
    switch (action) {
      case "edit":
        return edit(profile);
      case "delete":
        return remove(profile);
      case "share":
        return share({ profileId: profile.id, name, level: profile.level });
      case "set-primary":
        return setPrimary(profile.id, name);
    }
  }

  // Not the callbacks of `mutate`: the next choice would silence them.
  function setPrimary(id: string, name: string) {
    primary.mutateAsync(id).then(
      () => showToast({ tone: "success", message: t("profiles.manager.primaryDone", { name }) }),
      () => showUnsaved(t("profiles.manager.primaryFailed"), () => setPrimary(id, name)),
    );
  }

  return (
    <Page
      title={t("profiles.manager.title")}
      lead={
        <Link to={path("profile")} className={`${buttonClasses("plain")} -ml-4`}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t("profiles.manager.back")}
        </Link>
      }
      actions={
        <ActionButton label={t("profiles.add")} onPrefetch={() => undefined} onPress={addProfile} />
      }
    >
      <div className="flex flex-col gap-8">
        <ProfileManager userId={userId} onAdd={addProfile} onAction={perform} />
        <SharesSection
          userId={userId}
          onChoose={(profileId) => confirmDiscardThen(() => chooseProfile(profileId))}
          onShare={share}
        />
        <FoldingCards>
          <AccessLogCard userId={userId} />
        </FoldingCards>
      </div>
      {dialog}
      {dialogs}
      {shareDialog}
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
