import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Card } from "#app/ui/layout/card.tsx";

/** What an installation uses of others, as it was set up. */
export interface ExternalServices {
  readonly mailServer: boolean;
  readonly leakList: boolean;
  readonly captcha: "altcha" | "turnstile" | "hcaptcha";
}

const PROVIDERS = { turnstile: "Cloudflare Turnstile", hcaptcha: "hCaptcha" } as const;

/** Where everything is, and what leaves it: true of this installation, not of the product in general. */
export function DataLocationCard({
  origin,
  hosting,
  externalServices,
  reportsErrors,
}: {
  origin: string;
  /** As its operator states it; null where nothing is stated. */
  hosting: string | null;
  externalServices: ExternalServices;
  reportsErrors: boolean;
}) {
  const t = useText();
  const path = useLocalePath();
  const { captcha } = externalServices;
  const sentences = [
    t("accountData.where.here", { origin }),
    hosting && t("accountData.where.hosting", { text: hosting }),
    t(externalServices.mailServer ? "accountData.where.mailServer" : "accountData.where.mailHere"),
    t("accountData.where.push"),
    captcha === "altcha"
      ? t("accountData.where.captchaHere")
      : t("accountData.where.captchaAway", { provider: PROVIDERS[captcha] }),
    t(reportsErrors ? "accountData.where.errorsOn" : "accountData.where.errorsOff"),
    externalServices.leakList && t("accountData.where.leakList"),
  ].filter((sentence) => typeof sentence === "string");
  return (
    <Card title={t("accountData.where.title")}>
      <ul className="list-disc space-y-2 pl-5 [overflow-wrap:anywhere]">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Link to={path("privacy")} className={`${buttonClasses("plain")} mt-3 -ml-4`}>
        {t("accountData.where.policy")}
      </Link>
    </Card>
  );
}
