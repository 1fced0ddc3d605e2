import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { storeErrorReportingConsent } from "#app/client/errors/error-report.ts";
import { useDeviceUse } from "#app/client/session/device-use.ts";
import { recordInteraction, useIdleTimeout } from "#app/client/session/idle-timeout.ts";
import { useLastingSession } from "#app/client/session/lasting-session.ts";
import { useSession } from "#app/client/session/session.ts";
import { endIdleSession } from "#app/client/session/sign-out.ts";
import { preferencesQuery } from "#app/features/preferences/queries.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { DeferredConfirmDialog } from "#app/ui/dialog/deferred-confirm-dialog.tsx";

/** What the settings of an account have this browser do. */
export function ApplyAccountSettings({ userId }: { userId: string }) {
  const { data } = useQuery(preferencesQuery(userId, useLanguage()));
  const sharesErrors = data?.sharesErrors;
  useEffect(() => {
    if (sharesErrors !== undefined) storeErrorReportingConsent(sharesErrors);
  }, [sharesErrors]);
  const use = useDeviceUse();
  useLastingSession(useSession().session?.access_token, use);
  return <IdleTimeoutDialog minutes={use === "own" ? undefined : data?.sessionTimeout} />;
}

/** A question that nobody saw is no answer: the time runs on. */
const ignoreMissingDialog = () => undefined;

/** Signs out, in all tabs, after the idle time of the settings; it asks a minute before. */
function IdleTimeoutDialog({ minutes }: { minutes: number | undefined }) {
  const t = useText();
  const leave = useCallback(() => void endIdleSession(), []);
  const left = useIdleTimeout(minutes, leave);
  return (
    <DeferredConfirmDialog
      open={left !== null}
      title={t("settings.idle.title")}
      confirmLabel={t("settings.idle.leave")}
      cancelLabel={t("settings.idle.stay")}
      onConfirm={leave}
      onCancel={() => recordInteraction()}
      onMissing={ignoreMissingDialog}
    >
      {t("settings.idle.body", { count: left ?? 0 })}
    </DeferredConfirmDialog>
  );
}
