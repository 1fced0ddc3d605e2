import Check from "lucide-react/icons/check";
import LogOut from "lucide-react/icons/log-out";
import Share2 from "lucide-react/icons/share-2";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { useNow } from "#app/client/time/now.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { useOneAtATime } from "#app/ui/use-one-at-a-time.ts";
import { hasExpired } from "#domain/sharing/invitation.ts";
import { may } from "#domain/sharing/profile-actions.ts";
import { useAcceptShare, useDeclineShare, useLeaveShare } from "../queries.ts";
import type { SharedProfile } from "../share/use-share-dialog.tsx";
import type { ReceivedShare } from "../share.ts";
import { PermissionBadge, StatusBadge } from "../share-badges.tsx";

/** What others offered, each with what can be answered. */
export function ReceivedShares({
  shares,
  onChoose,
  onShare,
}: {
  shares: readonly ReceivedShare[];
  onChoose: (profileId: string) => void;
  onShare: (profile: SharedProfile) => void;
}) {
  const t = useText();
  const [leaving, setLeaving] = useState<ReceivedShare | null>(null);
  const leave = useLeaveShare();
  const once = useOneAtATime();
  const nameOf = useProfileWords();

  function confirmLeaving(share: ReceivedShare) {
    once((end) =>
      leave.mutate(share.id, {
        onSuccess: () => {
          const message = t("sharing.received.left", { name: nameOf(share) });
          showToast({ tone: "success", message });
        },
        onError: () => showToast({ tone: "failure", message: t("sharing.received.failed") }),
        onSettled: () => {
          end();
          setLeaving(null);
        },
      }),
    );
  }

  return (
    <>
      <ul aria-label={t("sharing.received.title")} className="divide-y divide-line">
        {shares.map((share) => (
          <li key={share.id} className="py-4 first:pt-0 last:pb-0">
            <ReceivedLine
              share={share}
              onChoose={onChoose}
              onShare={onShare}
              onLeave={() => setLeaving(share)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        title={t("sharing.leaving.title", { name: leaving ? nameOf(leaving) : "" })}
        confirmLabel={t("sharing.received.leave")}
        busy={leave.isPending}
        onConfirm={() => leaving && confirmLeaving(leaving)}
        onCancel={() => setLeaving(null)}
      >
        {t("sharing.leaving.body")}
      </ConfirmDialog>
    </>
  );
}

function ReceivedLine({
  share,
  onChoose,
  onShare,
  onLeave,
}: {
  share: ReceivedShare;
  onChoose: (profileId: string) => void;
  onShare: (profile: SharedProfile) => void;
  onLeave: () => void;
}) {
  const t = useText();
  const now = useNow();
  const accept = useAcceptShare();
  const decline = useDeclineShare();
  const answer = useOneAtATime();
  const name = useProfileWords()(share);
  const isExpired = share.status === "pending" && hasExpired(share.createdAt, now);
  const isBusy = accept.isPending || decline.isPending;
  const onError = () => showToast({ tone: "failure", message: t("sharing.received.failed") });

  return (
    <article className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="mr-auto min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</h4>
        <PermissionBadge permission={share.permission} />
        <StatusBadge status={isExpired ? "expired" : share.status} />
      </div>
      <p className="text-ink-soft">
        {t("sharing.received.from", { name: share.inviterName ?? t("sharing.somebody") })}
      </p>
      {share.notes && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{share.notes}</p>}
      {share.status === "pending" && !isExpired && share.commonBoxes !== null && (
        <p>{t("sharing.received.boxes", { count: share.commonBoxes })}</p>
      )}
      {share.status === "pending" && !isExpired && (
        <div className="flex flex-wrap gap-2">
          <Button
            busy={isBusy}
            icon={<Check aria-hidden="true" className="size-5" />}
            aria-label={t("sharing.received.acceptOf", { name })}
            onClick={() =>
              answer((onSettled) =>
                accept.mutate(share.id, {
                  onSuccess: (profileId) =>
                    showToast({
                      tone: "success",
                      message: t("sharing.received.accepted", { name }),
                      // Offered, not done: nobody should act on somebody else without having said so.
                      action: {
                        label: t("profiles.adding.choose"),
                        run: () => onChoose(profileId),
                      },
                    }),
                  onError,
                  onSettled,
                }),
              )
            }
          >
            {t("sharing.received.accept")}
          </Button>
          <Button
            variant="secondary"
            busy={isBusy}
            icon={<X aria-hidden="true" className="size-5" />}
            aria-label={t("sharing.received.declineOf", { name })}
            onClick={() =>
              answer((onSettled) =>
                decline.mutate(share.id, {
                  onSuccess: () =>
                    showToast({ tone: "success", message: t("sharing.received.declined") }),
                  onError,
                  onSettled,
                }),
              )
            }
          >
            {t("sharing.received.decline")}
          </Button>
        </div>
      )}
      {share.status === "accepted" && (
        <div className="flex flex-wrap gap-2">
          {may(share.permission, "share") && (
            <Button
              variant="secondary"
              icon={<Share2 aria-hidden="true" className="size-5" />}
              aria-label={t("profiles.manager.actionOf.share", { name })}
              onClick={() => onShare({ profileId: share.profileId, name, level: share.permission })}
            >
              {t("profiles.manager.action.share")}
            </Button>
          )}
          <Button
            variant="secondary"
            icon={<LogOut aria-hidden="true" className="size-5" />}
            aria-label={t("sharing.received.leaveOf", { name })}
            onClick={onLeave}
          >
            {t("sharing.received.leave")}
          </Button>
        </div>
      )}
    </article>
  );
}

/** Whose profile it is, as far as one may still know. */
function useProfileWords(): (share: ReceivedShare) => string {
  const t = useText();
  return ({ profileName, status }) => {
    const isOpen = status === "pending" || status === "accepted";
    return profileName ?? t(isOpen ? "profiles.nameless" : "sharing.received.hidden");
  };
}
