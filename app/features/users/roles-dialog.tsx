import CircleCheck from "lucide-react/icons/circle-check";
import { useState } from "react";
import { useSession } from "#app/client/session/session.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { DescriptionList } from "#app/ui/list/description-list.tsx";
import { type Account, ROLES, type Role } from "./data.ts";
import { EndSessions } from "./end-sessions.tsx";
import { useRoleActions } from "./use-role-actions.ts";

/** The roles of one account, each given or taken back at once. */
export function RolesDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useText();
  const { session } = useSession();
  const { email } = account;
  const [asked, setAsked] = useState<Role>();
  const { grant, revoke, busyWith, refusal } = useRoleActions(account);
  const isOwn = account.id === session?.user.id;

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("users.title", { email })}
      description={t("users.effect")}
    >
      <div className="flex flex-col gap-4">
        {refusal && <Notice tone="failure">{refusal}</Notice>}
        <DescriptionList
          items={[
            { term: t("users.id"), description: <code className="text-sm">{account.id}</code> },
          ]}
        />
        {!account.isConfirmed && <p>{t("users.unconfirmed")}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {ROLES.map((role) => {
            const isHeld = account.roles.includes(role);
            const name = t(`users.role.${role}`);
            return (
              <li
                key={role}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
              >
                <div className="min-w-0 basis-56 grow">
                  <p className="font-semibold">{name}</p>
                  <p className="text-ink-soft">{t(`users.meaning.${role}`)}</p>
                  {isHeld && (
                    <p className="mt-1 flex items-center gap-1.5 text-sm text-valid">
                      <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
                      {t("users.alreadyGranted")}
                    </p>
                  )}
                </div>
                {isHeld ? (
                  <Button
                    variant="secondary"
                    aria-label={t("users.revokeRole", { role: name })}
                    busy={busyWith === role}
                    onClick={() => setAsked(role)}
                  >
                    {t("users.revoke")}
                  </Button>
                ) : (
                  <Button
                    aria-label={t("users.grantRole", { role: name })}
                    busy={busyWith === role}
                    disabled={!account.isConfirmed}
                    onClick={() => grant(role)}
                  >
                    {t("users.grant")}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
        <EndSessions account={account} isOwn={isOwn} />
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        title={asked ? t("users.confirmation.title", { role: t(`users.role.${asked}`) }) : ""}
        confirmLabel={t("users.confirmation.yes")}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) revoke(asked);
          setAsked(undefined);
        }}
      >
        {isOwn && asked === "admin"
          ? t("users.confirmation.own")
          : t("users.confirmation.body", { email })}
      </ConfirmDialog>
    </Dialog>
  );
}
