import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useOutboxActions } from "#app/client/offline/device-outbox.ts";
import type { Account } from "#app/features/account/account.ts";
import { AccountMenu } from "#app/features/account/account-menu.tsx";
import { isAdminQuery } from "#app/features/admin/access/admin-role.ts";
import { NotificationBell } from "#app/features/alerts/digest/notification-bell.tsx";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import { useDueDoses } from "#app/features/reminders/today/use-due-doses.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { recentOf, withWaitingProducts } from "./home/givable-boxes.ts";
import { useHome } from "./home/home-query.ts";
import { useHomeAlerts } from "./home/use-home-alerts.ts";
import { useReminderConfirmation } from "./reminder-confirmation.tsx";
import { SearchButton } from "./search/search-button.tsx";

/** The search, the bell and the account menu, in the header of every page of a signed-in account. */
export function HeaderActions({ userId, account }: { userId: string; account: Account }) {
  const path = useLocalePath();
  const { people } = useActiveProfile(userId);
  const profileIds = useMemo(() => people.map(({ id }) => id), [people]);
  const reading = useHomeAlerts(userId, people, people.length > 1);
  const { data: home, dataUpdatedAt } = useHome(userId);
  const actions = useOutboxActions();
  const recent = useMemo(
    () => recentOf(home && withWaitingProducts(home, actions, dataUpdatedAt)),
    [home, actions, dataUpdatedAt],
  );
  const doses = useDueDoses(userId, people, profileIds, recent);
  const { confirm, dialog } = useReminderConfirmation(userId);
  // Few are, so it is asked when the menu opens and not with every page.
  const [wasOpened, setWasOpened] = useState(false);
  const { data: isAdmin = false } = useQuery({ ...isAdminQuery(userId), enabled: wasOpened });
  return (
    <div className="flex items-center gap-2 max-[23rem]:gap-1">
      <SearchButton userId={userId} />
      <NotificationBell reading={reading} doses={doses} onConfirmReminder={confirm} />
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
