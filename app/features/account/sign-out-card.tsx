import LogOut from "lucide-react/icons/log-out";
import { useState } from "react";
import { signOut } from "../../client/sign-out.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { showToast } from "../../ui/toast.ts";

export function SignOutCard() {
  const t = useText();
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    if (await signOut())
      showToast({ tone: "failure", message: t("settings.account.signOutFailed") });
  }

  return (
    <Card title={t("settings.account.title")}>
      <p className="mb-4">{t("settings.account.signOutBody")}</p>
      <Button
        look="secondary"
        busy={busy}
        icon={<LogOut aria-hidden="true" className="size-5" />}
        onClick={() => void leave()}
      >
        {t("settings.account.signOut")}
      </Button>
    </Card>
  );
}
