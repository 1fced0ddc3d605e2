import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { browserDb } from "#app/client/database/browser-db.ts";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { focusField, formValues } from "#app/ui/form/form-values.ts";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { claimAdministration } from "../data.ts";
import { waitsForAdministratorQuery } from "../queries.ts";

/** Where nobody runs the installation yet: the code that its server prints makes the reader do so. */
export function ClaimAdministration() {
  const t = useText();
  const { data: waits } = useQuery(waitsForAdministratorQuery);
  const [isMissing, setIsMissing] = useState(false);
  // The role is asked for again after every mutation, so a good code opens the page.
  const claim = useMutation({
    mutationFn: (code: string) => claimAdministration(browserDb(), code),
  });
  if (!waits) return null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { code } = formValues(form, ["code"]);
    setIsMissing(code.trim() === "");
    if (code.trim() === "") return focusField(form, "code");
    claim.mutate(code, { onSettled: () => focusField(form, "code") });
  }

  const refused = claim.data && claim.data !== "granted" ? claim.data : null;
  return (
    <Card title={t("admin.claim.title")}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p>{t("admin.claim.body")}</p>
        <Field label={t("admin.claim.code")} error={isMissing && t("admin.claim.missing")} required>
          {(control) => (
            <TextInput
              {...control}
              name="code"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        {refused && <Notice tone="failure">{t(`admin.claim.${refused}`)}</Notice>}
        {claim.isError && (
          <Notice tone="failure">{t(`ui.failure.${failureOf(claim.error)}`)}</Notice>
        )}
        <Button type="submit" busy={claim.isPending}>
          {t("admin.claim.submit")}
        </Button>
      </form>
    </Card>
  );
}
