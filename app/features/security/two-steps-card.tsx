import { useQuery } from "@tanstack/react-query";
import ShieldCheck from "lucide-react/icons/shield-check";
import ShieldOff from "lucide-react/icons/shield-off";
import { type ReactNode, useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { Badge } from "#app/ui/list/badge.tsx";
import { twoStepsQuery, useEndTwoSteps, useRenewRecoveryCodes } from "./queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TwoStepsDialog } from "./two-steps-dialog.tsx";

type Question = "begin" | "renew" | "end" | null;

/** Renders the form that asks for a code. */
type RenderCodePrompt = (answer: { onDone: () => void; onCancel: () => void }) => ReactNode;

/** Whether a password alone opens this account, and how to change that. */
export function TwoStepsCard({ userId, askCode }: { userId: string; askCode: RenderCodePrompt }) {
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
    <Card
      title={t("settings.twoSteps.title")}
      note={data && t(data.factorId ? "settings.twoSteps.on" : "settings.twoSteps.off")}
    >
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
            <Button variant="secondary" onClick={() => setQuestion("renew")}>
              {t("settings.twoSteps.renew")}
            </Button>
            <Button variant="plain" onClick={() => setQuestion("end")}>
              {t("settings.twoSteps.end")}
            </Button>
          </div>
          <CodeDialog
            open={question === "renew"}
            title={t("settings.twoSteps.renewTitle")}
            consequence={t("settings.twoSteps.renewBody")}
            onCancel={close}
          >
            {askCode({ onDone: renew, onCancel: close })}
          </CodeDialog>
          <CodeDialog
            open={question === "end"}
            title={t("settings.twoSteps.endTitle")}
            consequence={t("settings.twoSteps.endBody")}
            onCancel={close}
          >
            {askCode({ onDone: () => data.factorId && end(data.factorId), onCancel: close })}
          </CodeDialog>
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

/** Says what will happen and asks for a code first: a session may have been left open. */
function CodeDialog({
  open,
  title,
  consequence,
  children,
  onCancel,
}: {
  open: boolean;
  title: string;
  consequence: string;
  children: ReactNode;
  onCancel: () => void;
}) {
  return (
    <Dialog open={open} title={title} onClose={onCancel}>
      <div className="flex flex-col gap-5">
        <p>{consequence}</p>
        {children}
      </div>
    </Dialog>
  );
}
