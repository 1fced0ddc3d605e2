import { useQuery } from "@tanstack/react-query";
import { failureOf } from "#app/client/errors/failure.ts";
import { formatMoment, formatTextDate } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { HEALTH_CONSENT_VERSION, type HealthConsent } from "#domain/accounts/health-consent.ts";
import { healthConsentQuery, useRecordHealthConsent } from "./queries.ts";

/** The consent to keep health data: its text, since when, and the way to take it back. */
export function HealthConsentCard({ userId }: { userId: string }) {
  const t = useText();
  const { data, error, refetch } = useQuery(healthConsentQuery(userId));
  return (
    <Card title={t("accountData.consent.title")}>
      {data !== undefined ? (
        <ConsentState consent={data} />
      ) : error ? (
        <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList rows={2} rowClassName="h-6" />
      )}
    </Card>
  );
}

function ConsentState({ consent }: { consent: HealthConsent | null }) {
  const t = useText();
  const language = useLanguage();
  const record = useRecordHealthConsent();
  const isGiven = consent !== null && consent.revokedAt === null;
  const isCurrent = consent === null || consent.version === HEALTH_CONSENT_VERSION;
  return (
    <div className="flex flex-col items-start gap-4">
      {(isCurrent || !isGiven) && (
        <blockquote className="border-l-4 border-line pl-4">
          {t("accounts.register.healthConsent")}
        </blockquote>
      )}
      <p role="status">
        {consent === null
          ? t("accountData.consent.none")
          : consent.revokedAt === null
            ? t("accountData.consent.given", {
                moment: formatMoment(consent.givenAt, language),
                version: formatTextDate(consent.version, language),
              })
            : t("accountData.consent.revoked", {
                moment: formatMoment(consent.revokedAt, language),
              })}
      </p>
      {consent !== null && (
        <p className="text-ink-soft">
          {t(isGiven ? "accountData.consent.ifRevoked" : "accountData.consent.afterRevoking")}
        </p>
      )}
      {record.error && <Notice tone="failure">{t(`ui.failure.${failureOf(record.error)}`)}</Notice>}
      <Button variant="secondary" busy={record.isPending} onClick={() => record.mutate(!isGiven)}>
        {t(
          isGiven
            ? "accountData.consent.revoke"
            : consent === null
              ? "accountData.consent.give"
              : "accountData.consent.giveAgain",
        )}
      </Button>
    </div>
  );
}
