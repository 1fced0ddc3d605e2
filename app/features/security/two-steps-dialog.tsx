import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { browserDb } from "#app/client/database/browser-db.ts";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { focusField, formValues } from "#app/ui/form/form-values.ts";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { readSecondFactorCode } from "#domain/accounts/second-factor-code.ts";
import { beginTwoSteps } from "./data.ts";
import { useConfirmTwoSteps } from "./queries.ts";

/** Shows the secret to an authenticator app and asks for its first code. Mount it anew for each. */
export function TwoStepsDialog({
  onClose,
  onProved,
}: {
  onClose: () => void;
  onProved: (codes: readonly string[]) => void;
}) {
  const t = useText();
  const {
    data: enrolment,
    error,
    refetch,
  } = useQuery({
    queryKey: ["two-steps-enrolment"],
    queryFn: () => beginTwoSteps(browserDb()),
    // A secret is shown once and kept nowhere.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [wrong, setWrong] = useState(false);
  const confirming = useConfirmTwoSteps();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const proof = readSecondFactorCode("authenticator", formValues(form, ["code"]).code);
    setWrong(proof === null);
    if (!proof || !enrolment) return focusField(form, "code");
    confirming.mutate(
      { factorId: enrolment.factorId, code: proof.code },
      { onSuccess: onProved, onError: () => focusField(form, "code") },
    );
  }

  return (
    <Dialog
      open
      title={t("settings.twoSteps.begin")}
      closesOnOutsidePress={false}
      onClose={onClose}
    >
      {!enrolment && !error && <Spinner />}
      {!enrolment && error && (
        <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
      )}
      {enrolment && (
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          <ol className="list-decimal space-y-4 pl-5">
            <li>{t("settings.twoSteps.getApp")}</li>
            <li>
              {t("settings.twoSteps.scan")}
              {/* A dark drawing on white, whatever the scheme: cameras expect it. */}
              <img
                src={enrolment.qrCode}
                alt={t("settings.twoSteps.qrCode")}
                className="my-3 size-48 rounded-control bg-white p-2"
              />
              <p className="text-sm text-ink-soft">{t("settings.twoSteps.orType")}</p>
              <code className="break-all select-all">{enrolment.secret}</code>
            </li>
            <li>{t("settings.twoSteps.typeCode")}</li>
          </ol>
          <Field
            label={t("accounts.secondStep.code")}
            error={wrong && t("accounts.secondStep.notACode")}
            required
          >
            {(control) => (
              <TextInput
                {...control}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
              />
            )}
          </Field>
          {confirming.isError && (
            <Notice tone="failure">
              {failureOf(confirming.error) === "offline"
                ? t("ui.failure.offline")
                : t("accounts.secondStep.wrong")}
            </Notice>
          )}
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t("ui.cancel")}
            </Button>
            <Button type="submit" busy={confirming.isPending}>
              {t("settings.twoSteps.confirm")}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
