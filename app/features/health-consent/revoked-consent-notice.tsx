import CircleAlert from "lucide-react/icons/circle-alert";
import { Link } from "react-router";
import { failureOf } from "#app/client/errors/failure.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { useRecordHealthConsent } from "./queries.ts";

/** Over every page of an account that took its consent back: what that stopped, and the way back or out. */
export function RevokedConsentNotice() {
  const t = useText();
  const path = useLocalePath();
  const record = useRecordHealthConsent();
  return (
    <section
      aria-label={t("accountData.consent.title")}
      className="mx-auto w-full max-w-6xl px-4 pt-4 md:px-8 print:hidden"
    >
      <div className="flex flex-col gap-3 rounded-control bg-soon/10 px-4 py-3">
        <div className="flex items-start gap-3">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-soon" />
          <div className="flex min-w-0 flex-col gap-2">
            <p className="font-semibold text-soon">{t("accountData.consent.stopped.title")}</p>
            <p>{t("accountData.consent.stopped.body")}</p>
            <p className="text-sm text-ink-soft">{t("accounts.register.healthConsent")}</p>
          </div>
        </div>
        {record.error && (
          <Notice tone="failure">{t(`ui.failure.${failureOf(record.error)}`)}</Notice>
        )}
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" busy={record.isPending} onClick={() => record.mutate(true)}>
            {t("accountData.consent.giveAgain")}
          </Button>
          <Link to={path("settings/data")} className={buttonClasses("plain")}>
            {t("accountData.consent.stopped.leave")}
          </Link>
        </div>
      </div>
    </section>
  );
}
