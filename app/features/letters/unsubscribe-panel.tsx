import { useState } from "react";
import { browserBackend } from "#app/client/database/backend.ts";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import type { Failure } from "#domain/failure.ts";
import type { MailKind } from "#domain/mail-kind.ts";
import { unsubscribe } from "./data.ts";

/** Where the last link of a letter leads. Opening it ends nothing, because programs open links too; the button does. */
export function UnsubscribePanel({
  token,
  settingsUrl,
}: {
  token: string;
  /** Where letters are chosen, which asks to sign in first. */
  settingsUrl: string;
}) {
  const t = useText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [ended, setEnded] = useState<MailKind | null>();

  async function end() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      setEnded(await unsubscribe(browserBackend(), token));
    } catch (problem) {
      setFailure(failureOf(problem));
    } finally {
      setIsBusy(false);
    }
  }

  if (ended === null || !token) {
    return (
      <div className="flex flex-col items-start gap-5">
        <Notice tone="failure">{t("letters.unknown")}</Notice>
        <a href={settingsUrl} className={buttonClasses("secondary")}>
          {t("letters.toSettings")}
        </a>
      </div>
    );
  }
  if (ended) {
    return (
      <Notice tone="success">
        <p className="font-semibold">{t(`letters.ended.${ended}`)}</p>
        <p className="mt-1">{t("letters.back")}</p>
      </Notice>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <p>{t("letters.body")}</p>
      {failure && <Notice tone="failure">{t(`ui.failure.${failure}`)}</Notice>}
      <Button busy={isBusy} onClick={() => void end()}>
        {t("letters.submit")}
      </Button>
    </div>
  );
}
