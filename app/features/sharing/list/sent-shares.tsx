import Ban from "lucide-react/icons/ban";
import KeyRound from "lucide-react/icons/key-round";
import { useState } from "react";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { formatDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { DeferredDialog } from "#app/ui/dialog/deferred-dialog.tsx";
import { lazyDialog } from "#app/ui/dialog/lazy-dialog.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import { useOneAtATime } from "#app/ui/use-one-at-a-time.ts";
import { dayOf } from "#domain/calendar/day.ts";
import { hasExpired } from "#domain/sharing/invitation.ts";
import { useRevokeShare } from "../queries.ts";
import type { SentShare } from "../share.ts";
import { PermissionBadge, StatusBadge } from "../share-badges.tsx";

const CHANGE = lazyDialog(
  async () => (await import("./change-share-dialog.tsx")).ChangeShareDialog,
);

/** What this account gave, and the ways to change it and to take it back. @param names of profiles that are somebody else's */
export function SentShares({
  shares,
  names,
}: {
  shares: readonly SentShare[];
  names: ReadonlyMap<string, string | null>;
}) {
  const t = useText();
  const [revoking, setRevoking] = useState<SentShare | null>(null);
  const [changing, setChanging] = useState<{
    readonly share: SentShare;
    readonly serial: number;
    readonly isOpen: boolean;
  }>();
  const revoke = useRevokeShare();
  const once = useOneAtATime();
  const nameOf = ({ profileName, profileId }: SentShare) =>
    profileName ?? names.get(profileId) ?? t("profiles.nameless");

  function confirm(share: SentShare) {
    once((end) =>
      revoke.mutate(share.id, {
        onSuccess: () => showToast({ tone: "success", message: t("sharing.sent.revoked") }),
        onError: () => showToast({ tone: "failure", message: t("sharing.sent.failed") }),
        onSettled: () => {
          end();
          setRevoking(null);
        },
      }),
    );
  }

  return (
    <>
      <ul aria-label={t("sharing.sent.title")} className="divide-y divide-line">
        {shares.map((share) => (
          <li key={share.id} className="py-4 first:pt-0 last:pb-0">
            <SentLine
              share={share}
              name={nameOf(share)}
              onChange={() =>
                setChanging((last) => ({ share, serial: (last?.serial ?? 0) + 1, isOpen: true }))
              }
              onRevoke={() => setRevoking(share)}
            />
          </li>
        ))}
      </ul>
      {changing && (
        <DeferredDialog
          serial={changing.serial}
          dialog={CHANGE}
          props={{
            open: changing.isOpen,
            share: changing.share,
            name: nameOf(changing.share),
            onClose: () => setChanging((last) => last && { ...last, isOpen: false }),
          }}
        />
      )}
      <ConfirmDialog
        open={revoking !== null}
        title={t("sharing.revoking.title", { email: revoking?.email ?? "" })}
        confirmLabel={t("sharing.sent.revoke")}
        busy={revoke.isPending}
        onConfirm={() => revoking && confirm(revoking)}
        onCancel={() => setRevoking(null)}
      >
        {revoking && t("sharing.revoking.body", { name: nameOf(revoking) })}
      </ConfirmDialog>
    </>
  );
}

function SentLine({
  share,
  name,
  onChange,
  onRevoke,
}: {
  share: SentShare;
  name: string;
  onChange: () => void;
  onRevoke: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const now = useNow();
  const { status, email, createdAt } = share;
  const isExpired = status === "pending" && hasExpired(createdAt, now);
  return (
    <article className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="mr-auto min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</h4>
        <PermissionBadge permission={share.permission} />
        <StatusBadge status={isExpired ? "expired" : status} />
      </div>
      <p className="[overflow-wrap:anywhere]">{t("sharing.sent.to", { email })}</p>
      <p className="text-ink-soft">
        {t("sharing.sent.on", { date: formatDay(dayOf(createdAt, browserZone), language) })}
      </p>
      {share.notes && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{share.notes}</p>}
      {(status === "pending" || status === "accepted") && (
        <div className="flex flex-wrap gap-2">
          {!isExpired && (
            <Button
              variant="secondary"
              icon={<KeyRound aria-hidden="true" className="size-5" />}
              aria-label={t("sharing.sent.changeOf", { email, name })}
              onClick={onChange}
            >
              {t("sharing.sent.change")}
            </Button>
          )}
          <Button
            variant="secondary"
            icon={<Ban aria-hidden="true" className="size-5" />}
            aria-label={t("sharing.sent.revokeOf", { email, name })}
            onClick={onRevoke}
          >
            {t("sharing.sent.revoke")}
          </Button>
        </div>
      )}
    </article>
  );
}
