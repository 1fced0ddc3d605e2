import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";

/** For a page that came by plain http from another machine: who types a password there should know. */
export function UnencryptedNotice({ target }: { target?: "_blank" | undefined }) {
  const t = useText();
  const path = useLocalePath();
  const isEncrypted = useSyncExternalStore(
    () => () => undefined,
    () => window.isSecureContext,
    () => true,
  );
  if (isEncrypted) return null;
  return (
    <Notice tone="failure">
      <p>{t("accounts.unencrypted")}</p>
      <p>
        <Link to={path("help/phone")} target={target} className="underline">
          {t("site.phoneHelp")}
        </Link>
      </p>
    </Notice>
  );
}
