import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Account } from "../../features/account/account.ts";
import { AccountMenu } from "../../features/account/account-menu.tsx";
import { isAdminQuery } from "../../features/admin/queries.ts";
import { NotificationBell } from "../../features/alerts/notification-bell.tsx";
import { useBoxes } from "../../features/inventory/queries.ts";
import { useActiveProfile } from "../../features/profiles/active-profile.ts";
import { useDueDoses } from "../../features/reminders/due-doses.tsx";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useReminderConfirmation } from "./reminder-confirmation.tsx";

/** The bell and the account, in the corner of every page of somebody signed in. */
export function HeaderCorner({ userId, account }: { userId: string; account: Account }) {
  const path = useLocalePath();
  const { profileId, name } = useActiveProfile(userId);
  const boxes = useBoxes(profileId);
  const doses = useDueDoses(userId, profileId);
  const { confirm, dialog } = useReminderConfirmation(profileId, name, boxes.medications);
  // Few are, so it is asked when the menu opens and not with every page.
  const [wasOpened, setWasOpened] = useState(false);
  const { data: isAdmin = false } = useQuery({ ...isAdminQuery(userId), enabled: wasOpened });
  return (
    <div className="flex items-center gap-2">
      <NotificationBell
        profileId={profileId}
        boxes={boxes}
        doses={doses}
        onConfirmReminder={confirm}
      />
      <AccountMenu
        account={account}
        profilePath={path("profile")}
        isAdmin={isAdmin}
        onOpen={() => setWasOpened(true)}
      />
      {dialog}
    </div>
  );
}
