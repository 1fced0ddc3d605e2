import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { sentences } from "#app/locale/sentences.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Account } from "./data.ts";
import { useEndSessions } from "./queries.ts";

/** Signs one account out wherever it is signed in, after a question. */
export function EndSessions({ account, isOwn }: { account: Account; isOwn: boolean }) {
  const t = useText();
  const { id, email } = account;
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const ending = useEndSessions();

  function end() {
    setIsAsking(false);
    setRefusal(undefined);
    ending.mutate(id, {
      onSuccess: (ended) => {
        if (ended === null) return setRefusal(t("users.gone"));
        showToast({ tone: "success", message: t("users.sessions.ended", { count: ended, email }) });
      },
      onError: (problem) =>
        setRefusal(sentences(t("users.sessions.failed"), t(`ui.failure.${failureOf(problem)}`))),
    });
  }

  return (
    <section className="flex flex-col items-start gap-3 border-line border-t pt-4">
      <h3 className="font-semibold">{t("users.sessions.title")}</h3>
      <p className="text-ink-soft">{t("users.sessions.lead")}</p>
      {refusal && <Notice tone="failure">{refusal}</Notice>}
      <Button variant="secondary" busy={ending.isPending} onClick={() => setIsAsking(true)}>
        {t("users.sessions.end")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t("users.sessions.confirmation", { email })}
        confirmLabel={t("users.sessions.yes")}
        onCancel={() => setIsAsking(false)}
        onConfirm={end}
      >
        {t(isOwn ? "users.sessions.own" : "users.sessions.body")}
      </ConfirmDialog>
    </section>
  );
}
