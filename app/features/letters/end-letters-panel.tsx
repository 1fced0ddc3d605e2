import { useState } from "react";
import { browserBackend } from "../../client/backend.ts";
import { type Failure, failureOf } from "../../client/failure.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { endLetters, type LetterKind } from "./data.ts";

/** Where the last link of a letter leads. Opening it ends nothing, because programs open links too; the button does. */
export function EndLettersPanel({ token }: { token: string }) {
  const t = useText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [ended, setEnded] = useState<LetterKind | null>();

  async function end() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      setEnded(await endLetters(browserBackend(), token));
    } catch (problem) {
      setFailure(failureOf(problem));
    } finally {
      setIsBusy(false);
    }
  }

  if (ended === null || !token) {
    return <Notice tone="failure">{t("letters.unknown")}</Notice>;
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
