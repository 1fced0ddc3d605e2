import { useSyncExternalStore } from "react";
import { useText } from "#app/locale/text.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";

/** For a page that came by plain http from another machine: who types a password there should know. */
export function UnencryptedNotice() {
  const t = useText();
  const isEncrypted = useSyncExternalStore(
    () => () => undefined,
    () => window.isSecureContext,
    () => true,
  );
  return isEncrypted ? null : <Notice tone="failure">{t("accounts.unencrypted")}</Notice>;
}
