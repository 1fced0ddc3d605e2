import { Link } from "react-router";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { Card } from "../../ui/card.tsx";

/** What an installation uses of others, as it was set up. */
export interface Outside {
  readonly mailServer: boolean;
  readonly leakList: boolean;
  readonly captcha: "altcha" | "turnstile" | "hcaptcha";
}

const PROVIDERS = { turnstile: "Cloudflare Turnstile", hcaptcha: "hCaptcha" } as const;

/** Where everything is, and what leaves it: true of this installation, not of the product in general. */
export function WhereCard({
  origin,
  hosting,
  outside,
  reportsErrors,
}: {
  origin: string;
  /** As whoever runs it says; null where they say nothing. */
  hosting: string | null;
  outside: Outside;
  reportsErrors: boolean;
}) {
  const t = useText();
  const path = useLocalePath();
  const { captcha } = outside;
  const sentences = [
    t("accountData.where.here", { origin }),
    hosting && t("accountData.where.hosting", { text: hosting }),
    t(outside.mailServer ? "accountData.where.mailServer" : "accountData.where.mailHere"),
    t("accountData.where.push"),
    captcha === "altcha"
      ? t("accountData.where.captchaHere")
      : t("accountData.where.captchaAway", { provider: PROVIDERS[captcha] }),
    t(reportsErrors ? "accountData.where.errorsOn" : "accountData.where.errorsOff"),
    outside.leakList && t("accountData.where.leakList"),
  ].filter((sentence) => typeof sentence === "string");
  return (
    <Card title={t("accountData.where.title")}>
      <ul className="list-disc space-y-2 pl-5 [overflow-wrap:anywhere]">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Link to={path("privacy")} className={`${buttonLook("plain")} mt-3 -ml-4`}>
        {t("accountData.where.policy")}
      </Link>
    </Card>
  );
}
