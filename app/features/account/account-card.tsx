import LogOut from "lucide-react/icons/log-out";
import Settings from "lucide-react/icons/settings";
import { useState } from "react";
import { Link } from "react-router";
import { signOut } from "../../client/sign-out.ts";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { Card } from "../../ui/card.tsx";
import type { Account } from "./account.ts";

/** What the account says of its owner, and the way out. */
export function AccountCard({ account }: { account: Account }) {
  const t = useText();
  const path = useLocalePath();
  const [leaving, setLeaving] = useState(false);
  const facts = [
    { word: t("accounts.register.firstName"), fact: account.firstName },
    { word: t("accounts.register.lastName"), fact: account.lastName },
    { word: t("accounts.email"), fact: account.email },
  ];

  function leave() {
    setLeaving(true);
    void signOut();
  }

  return (
    <Card title={t("member.account")}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        {facts.map(({ word, fact }) => (
          <div key={word} className="sm:contents">
            <dt className="text-ink-soft">{word}</dt>
            <dd className="min-w-0 font-semibold">{fact || t("member.notGiven")}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-2 print:hidden">
        <Link to={path("settings")} className={buttonLook("secondary")}>
          <Settings aria-hidden="true" className="size-5" />
          {t("settings.title")}
        </Link>
        <Button
          look="secondary"
          busy={leaving}
          icon={<LogOut aria-hidden="true" className="size-5" />}
          onClick={leave}
        >
          {t("member.signOut")}
        </Button>
      </div>
    </Card>
  );
}
