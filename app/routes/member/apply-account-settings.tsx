import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { storeErrorReportingConsent } from "#app/client/errors/error-report.ts";
import { lockNow } from "#app/client/lock/app-lock.ts";
import { useLockState } from "#app/client/lock/lock-state.ts";
import { type DeviceUse, lastingSession, useDeviceUse } from "#app/client/session/device-use.ts";
import { recordInteraction, useIdleTimeout } from "#app/client/session/idle-timeout.ts";
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
  useLastingSession(use);
  const isLocking = useLockState() === "open";
  return (
    <IdleTimeoutDialog
      minutes={use === "own" && !isLocking ? undefined : data?.sessionTimeout}
      isLocking={isLocking}
    />
  );
}

/** Keeps the server informed of how this device is used, where that is or was another than the ordinary use. */
function useLastingSession(use: DeviceUse): void {
  const token = useSession().session?.access_token;
  useEffect(() => {
    if (!token || (use !== "own" && lastingSession() === null)) return;
    let end: (() => void) | undefined;
    let isOver = false;
    void import("#app/client/session/lasting-session.ts").then(({ keepLastingSession }) => {
      if (!isOver) end = keepLastingSession(token, use);
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [token, use]);
}

/** A question that nobody saw is no answer: the time runs on. */
const ignoreMissingDialog = () => undefined;

/** Signs out, in all tabs, after the idle time of the settings, or locks them; it asks a minute before. */
function IdleTimeoutDialog({
  minutes,
  isLocking,
}: {
  minutes: number | undefined;
  isLocking: boolean;
}) {
  const t = useText();
  const leave = useCallback(() => {
    if (isLocking) lockNow();
    else void endIdleSession();
  }, [isLocking]);
  const left = useIdleTimeout(minutes, leave, { endsByClock: isLocking });
  return (
    <DeferredConfirmDialog
      open={left !== null}
      title={t("settings.idle.title")}
      confirmLabel={t(isLocking ? "lock.lockNow" : "settings.idle.leave")}
      cancelLabel={t(isLocking ? "lock.stay" : "settings.idle.stay")}
      onConfirm={leave}
      onCancel={() => recordInteraction()}
      onMissing={ignoreMissingDialog}
    >
      {t(isLocking ? "lock.soon" : "settings.idle.body", { count: left ?? 0 })}
    </DeferredConfirmDialog>
  );
}
