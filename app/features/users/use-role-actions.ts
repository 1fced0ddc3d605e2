import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { sentences } from "#app/locale/sentences.ts";
import { useText } from "#app/locale/text.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Account, GrantResult, RevokeResult, Role } from "./data.ts";
import { useGrantRole, useRevokeRole } from "./queries.ts";

/** Giving roles to an account and taking them back, and why one was not. */
export function useRoleActions({ id, email }: Account) {
  const t = useText();
  const granting = useGrantRole();
  const revoking = useRevokeRole();
  const [refusal, setRefusal] = useState<string>();

  function said(answer: GrantResult | RevokeResult, role: Role) {
    const words = { email, role: t(`users.role.${role}`) };
    switch (answer) {
      case "granted":
      case "held":
        showToast({ tone: "success", message: t("users.granted", words) });
        return;
      case "revoked":
      case "not-held":
        showToast({ tone: "success", message: t("users.revoked", words) });
        return;
      case "last-admin":
        setRefusal(t("users.lastAdmin", words));
        return;
      case "unconfirmed":
        setRefusal(t("users.unconfirmed"));
        return;
      case "not-found":
        setRefusal(t("users.gone"));
    }
  }

  function change(mutation: typeof granting | typeof revoking, role: Role) {
    setRefusal(undefined);
    mutation.mutate(
      { account: id, role },
      {
        onSuccess: (answer) => said(answer, role),
        onError: (problem) =>
          setRefusal(sentences(t("users.failed"), t(`ui.failure.${failureOf(problem)}`))),
      },
    );
  }

  const running = [granting, revoking].find(({ isPending }) => isPending);
  return {
    grant: (role: Role) => change(granting, role),
    revoke: (role: Role) => change(revoking, role),
    busyWith: running?.variables?.role,
    refusal,
  };
}
