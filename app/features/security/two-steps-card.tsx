import { useQuery } from "@tanstack/react-query";
import ShieldCheck from "lucide-react/icons/shield-check";
import ShieldOff from "lucide-react/icons/shield-off";
import { useState } from "react";
import { failureOf } from "../../client/failure.ts";
import { useText } from "../../locale/text.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast.ts";
import { twoStepsQuery, useEndTwoSteps, useRenewRecoveryCodes } from "./queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TwoStepsDialog } from "./two-steps-dialog.tsx";

type Question = "begin" | "renew" | "end" | null;

/** Whether a password alone opens this account, and how to change that. */
export function TwoStepsCard({ userId }: { userId: string }) {
  const t = useText();
  const { data, error, refetch } = useQuery(twoStepsQuery(userId));
  const [question, setQuestion] = useState<Question>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renewing = useRenewRecoveryCodes();
  const ending = useEndTwoSteps();
  const close = () => setQuestion(null);
  const failed = () => showToast({ tone: "failure", message: t("settings.twoSteps.failed") });

  function renew() {
    renewing.mutate(undefined, {
      onSuccess: setCodes,
      onError: failed,
      onSettled: close,
    });
  }

  function end(factorId: string) {
    ending.mutate(factorId, {
      onSuccess: () => showToast({ tone: "success", message: t("settings.twoSteps.ended") }),
      onError: failed,
      onSettled: close,
    });
  }

  return (
    <Card title={t("settings.twoSteps.title")}>
      {!data && !error && <Skeleton className="h-16" />}
      {!data && error && <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />}
      {data?.factorId === null && (
        <>
          <Badge tone="unknown" icon={<ShieldOff aria-hidden="true" />}>
            {t("settings.twoSteps.off")}
          </Badge>
          <p className="mt-3 mb-4">{t("settings.twoSteps.body")}</p>
          <Button onClick={() => setQuestion("begin")}>{t("settings.twoSteps.begin")}</Button>
        </>
      )}
      {data?.factorId && (
        <>
          <Badge tone="valid" icon={<ShieldCheck aria-hidden="true" />}>
            {t("settings.twoSteps.on")}
          </Badge>
          <p className="mt-3 mb-4">
            {t("settings.twoSteps.codesLeft", { count: data.codesLeft ?? 0 })}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button look="secondary" onClick={() => setQuestion("renew")}>
              {t("settings.twoSteps.renew")}
            </Button>
            <Button look="plain" onClick={() => setQuestion("end")}>
              {t("settings.twoSteps.end")}
            </Button>
          </div>
          <ConfirmDialog
            open={question === "renew"}
            title={t("settings.twoSteps.renewTitle")}
            confirmLabel={t("settings.twoSteps.renew")}
            busy={renewing.isPending}
            onConfirm={renew}
            onCancel={close}
          >
            {t("settings.twoSteps.renewBody")}
          </ConfirmDialog>
          <ConfirmDialog
            open={question === "end"}
            title={t("settings.twoSteps.endTitle")}
            confirmLabel={t("settings.twoSteps.end")}
            busy={ending.isPending}
            onConfirm={() => data.factorId && end(data.factorId)}
            onCancel={close}
          >
            {t("settings.twoSteps.endBody")}
          </ConfirmDialog>
        </>
      )}
      {question === "begin" && (
        <TwoStepsDialog
          onClose={close}
          onProved={(made) => {
            close();
            setCodes(made);
          }}
        />
      )}
      <Dialog
        open={codes !== null}
        title={t("settings.recovery.title")}
        closesOnOutsidePress={false}
        onClose={() => setCodes(null)}
      >
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      </Dialog>
    </Card>
  );
}
