import { useQuery } from "@tanstack/react-query";
import type { Account } from "../../features/account/account.ts";
import { AccountMenu } from "../../features/account/account-menu.tsx";
import { NotificationBell } from "../../features/alerts/notification-bell.tsx";
import { medicationsQuery } from "../../features/inventory/queries.ts";
import { useActiveProfile } from "../../features/profiles/active-profile.ts";
import { useLocalePath } from "../../locale/locale-path.ts";

/** The bell and the account, in the corner of every page of somebody signed in. */
export function HeaderCorner({ userId, account }: { userId: string; account: Account }) {
  const path = useLocalePath();
  const { profileId } = useActiveProfile(userId);
  const { data: medications, error, refetch } = useQuery(medicationsQuery(profileId));
  return (
    <div className="flex items-center gap-2">
      <NotificationBell
        profileId={profileId}
        boxes={{ medications, problem: error, onRetry: () => void refetch() }}
      />
      <AccountMenu account={account} profilePath={path("profile")} />
    </div>
  );
}
