import LogOut from "lucide-react/icons/log-out";
import Luggage from "lucide-react/icons/luggage";
import Settings from "lucide-react/icons/settings";
import UsersRound from "lucide-react/icons/users-round";
import { useState } from "react";
import { Link } from "react-router";
import { requestSignOut } from "#app/client/offline/sign-out-request.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Card } from "#app/ui/layout/card.tsx";

/** Where one goes from one's profile, and the way out. */
export function QuickActionsCard() {
  const t = useText();
  const path = useLocalePath();
  const [leaving, setLeaving] = useState(false);

  function leave() {
    setLeaving(true);
    void requestSignOut().finally(() => setLeaving(false));
  }

  return (
    <Card title={t("profiles.actions.title")} className="print:hidden">
      <div className="flex flex-col gap-2">
        <Link
          to={path("profile/manage")}
          className={`${buttonClasses("secondary")} justify-start text-left`}
        >
          <UsersRound aria-hidden="true" className="size-5 shrink-0" />
          {t("profiles.actions.manage")}
        </Link>
        <Link
          to={path("travel")}
          className={`${buttonClasses("secondary")} justify-start text-left`}
        >
          <Luggage aria-hidden="true" className="size-5 shrink-0" />
          {t("profiles.actions.travel")}
        </Link>
        <Link
          to={path("settings")}
          className={`${buttonClasses("secondary")} justify-start text-left`}
        >
          <Settings aria-hidden="true" className="size-5 shrink-0" />
          {t("profiles.actions.settings")}
        </Link>
        <Button
          variant="plain"
          busy={leaving}
          icon={<LogOut aria-hidden="true" className="size-5 shrink-0" />}
          className="justify-start text-left"
          onClick={leave}
        >
          {t("member.signOut")}
        </Button>
      </div>
    </Card>
  );
}
