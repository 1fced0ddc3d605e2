import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { rememberErrorSharing } from "../../client/error-report.ts";
import { touch, useIdle } from "../../client/idle.ts";
import { leaveIdle } from "../../client/sign-out.ts";
import { preferencesQuery } from "../../features/preferences/queries.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { DeferredConfirmDialog } from "../../ui/deferred-confirm-dialog.tsx";

/** What the settings of an account have this browser do. */
export function AccountWishes({ userId }: { userId: string }) {
  const { data } = useQuery(preferencesQuery(userId, useLanguage()));
  const sharesErrors = data?.sharesErrors;
  useEffect(() => {
    if (sharesErrors !== undefined) rememberErrorSharing(sharesErrors);
  }, [sharesErrors]);
  return <IdleGuard minutes={data?.sessionTimeout} />;
}

/** A question that nobody saw is no answer: the time runs on. */
const leaveUnasked = () => undefined;

/** Signs out, in all tabs, whoever has not touched anything for as long as their settings say; a minute before, it asks. */
function IdleGuard({ minutes }: { minutes: number | undefined }) {
  const t = useText();
  const leave = useCallback(() => void leaveIdle(), []);
  const left = useIdle(minutes, leave);
  return (
    <DeferredConfirmDialog
      open={left !== null}
      title={t("settings.idle.title")}
      confirmLabel={t("settings.idle.leave")}
      cancelLabel={t("settings.idle.stay")}
      onConfirm={leave}
      onCancel={() => touch()}
      onMissing={leaveUnasked}
    >
      {t("settings.idle.body", { count: left ?? 0 })}
    </DeferredConfirmDialog>
  );
}
