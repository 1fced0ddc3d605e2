import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router";
import { profileName } from "../../../domain/profiles/profile.ts";
import { useSession } from "../../client/session.ts";
import { chooseProfile } from "../../features/profiles/active-profile.ts";
import { useManagerDialogs } from "../../features/profiles/manager-dialogs.tsx";
import { useNewProfile } from "../../features/profiles/new-profile.tsx";
import type { ManagedDeed } from "../../features/profiles/profile-card.tsx";
import type { ReachableProfile } from "../../features/profiles/profile-facts.ts";
import { ProfileManager } from "../../features/profiles/profile-manager.tsx";
import { useMakePrimary } from "../../features/profiles/queries.ts";
import { JournalCard } from "../../features/sharing/journal-card.tsx";
import { useShareDialog } from "../../features/sharing/share-dialogs.tsx";
import { SharesSection } from "../../features/sharing/shares-section.tsx";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { MainDeedButton } from "../../ui/main-deed-button.tsx";
import { Page } from "../../ui/page.tsx";
import { showToast } from "../../ui/toast.ts";
import { unlessUnsaved } from "../../ui/unsaved.ts";
import { useUnsavedToast } from "../../ui/unsaved-toast.ts";

export default function ProfileManagePage() {
  const { session } = useSession();
  return session && <AccountProfiles userId={session.user.id} />;
}

/** The people of an account, and who shares them with whom. */
function AccountProfiles({ userId }: { userId: string }) {
  const t = useText();
  const showUnsaved = useUnsavedToast();
  const path = useLocalePath();
  const { addProfile, dialog } = useNewProfile(userId);
  const { edit, remove, dialogs } = useManagerDialogs(userId);
  const { share, dialog: shareDialog } = useShareDialog();
  const primary = useMakePrimary(userId);

  function begin(deed: ManagedDeed, profile: ReachableProfile) {
    const name = profileName(profile) ?? t("profiles.nameless");
    switch (deed) {
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
        <Link to={path("profile")} className={`${buttonLook("plain")} -ml-4`}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t("profiles.manager.back")}
        </Link>
      }
      actions={
        <MainDeedButton label={t("profiles.add")} onNear={() => undefined} onPress={addProfile} />
      }
    >
      <div className="flex flex-col gap-8 max-md:pb-16">
        <ProfileManager userId={userId} onAdd={addProfile} onDeed={begin} />
        <SharesSection
          userId={userId}
          onChoose={(profileId) => unlessUnsaved(() => chooseProfile(profileId))}
          onShare={share}
        />
        <JournalCard userId={userId} />
      </div>
      {dialog}
      {dialogs}
      {shareDialog}
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
