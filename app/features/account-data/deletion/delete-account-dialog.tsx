import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { browserDb } from "#app/client/database/browser-db.ts";
import { failureOf } from "#app/client/errors/failure.ts";
import { clearBrowserData } from "#app/client/session/sign-out.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { focusField, formValues } from "#app/ui/form/form-values.ts";
import { PasswordInput } from "#app/ui/form/password-input.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { deleteAccount } from "../data.ts";
import { StoredCounts } from "../overview/stored-counts.tsx";
import { losingAccessQuery } from "../queries.ts";
import type { DeletionResult } from "../stored-data.ts";

/** Says what goes and who loses sight of it, and asks for two things that a found phone does not know. */
export function DeleteAccountDialog({
  userId,
  email,
  onClose,
}: {
  userId: string;
  email: string;
  onClose: () => void;
}) {
  const t = useText();
  const path = useLocalePath();
  const { data: losing } = useQuery(losingAccessQuery(userId));
  const [refused, setRefused] = useState<DeletionResult | null>(null);
  const deletion = useMutation({
    mutationFn: (proof: { email: string; password: string }) => deleteAccount(browserDb(), proof),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const proof = formValues(form, ["email", "password"]);
    const isHere = proof.email.trim().toLowerCase() === email.toLowerCase();
    if (!isHere) return refuse(form, { kind: "other-address" });
    if (proof.password === "") return refuse(form, { kind: "wrong-password" });
    setRefused(null);
    deletion.mutate(proof, {
      onSuccess(done) {
        if (done.kind !== "deleted") return refuse(form, done);
        void clearBrowserData((to) => window.location.replace(to), path("account-deleted"));
      },
    });
  }

  function refuse(form: HTMLFormElement, why: DeletionResult) {
    setRefused(why);
    focusField(form, why.kind === "other-address" ? "email" : "password");
  }

  return (
    <Dialog
      open
      title={t("accountData.deletion.question")}
      closesOnOutsidePress={false}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p>{t("accountData.deletion.noCopy")}</p>
        <section>
          <h3 className="mb-1 font-semibold">{t("accountData.deletion.removes")}</h3>
          <StoredCounts userId={userId} label={t("accountData.deletion.removes")} onlyHeld />
        </section>
        {losing && losing.length > 0 && (
          <section>
            <h3 className="mb-1 font-semibold">{t("accountData.deletion.losing")}</h3>
            <ul className="list-disc pl-5 [overflow-wrap:anywhere]">
              {losing.map((person) => (
                <li key={person.id}>
                  {t("accountData.deletion.lostAccess", {
                    email: person.email,
                    name: person.profileName ?? t("profiles.nameless"),
                  })}
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className="text-ink-soft">{t("accountData.deletion.stays")}</p>
        <Field
          label={t("accountData.deletion.email")}
          hint={email}
          error={
            refused?.kind === "other-address" && t("accountData.deletion.refused.other-address")
          }
          required
        >
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="off"
              inputMode="email"
            />
          )}
        </Field>
        <Field
          label={t("accountData.deletion.password")}
          error={
            refused?.kind === "wrong-password" && t("accountData.deletion.refused.wrong-password")
          }
          required
        >
          {(control) => (
            <PasswordInput {...control} name="password" autoComplete="current-password" />
          )}
        </Field>
        {refused?.kind === "last-admin" && (
          <Notice tone="failure">{t("accountData.deletion.refused.last-admin")}</Notice>
        )}
        {refused?.kind === "too-many" && (
          <Notice tone="failure">
            {t("accountData.deletion.tooMany", { count: refused.minutes })}
          </Notice>
        )}
        {deletion.isError && (
          <Notice tone="failure">{t(`ui.failure.${failureOf(deletion.error)}`)}</Notice>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t("ui.cancel")}
          </Button>
          <Button
            type="submit"
            variant="danger"
            busy={deletion.isPending || deletion.data?.kind === "deleted"}
          >
            {t("accountData.deletion.submit")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
