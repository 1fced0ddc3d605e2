import LogOut from "lucide-react/icons/log-out";
import { useState } from "react";
import { requestSignOut } from "#app/client/offline/sign-out-request.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Card } from "#app/ui/layout/card.tsx";

export function SignOutCard() {
  const t = useText();
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    if (await requestSignOut()) {
      showToast({ tone: "failure", message: t("settings.account.signOutFailed") });
    }
    setBusy(false);
  }

  return (
    <Card title={t("settings.account.title")}>
      <p className="mb-4">{t("settings.account.signOutBody")}</p>
      <Button
        variant="secondary"
        busy={busy}
        icon={<LogOut aria-hidden="true" className="size-5" />}
        onClick={() => void leave()}
      >
        {t("settings.account.signOut")}
      </Button>
    </Card>
  );
}
