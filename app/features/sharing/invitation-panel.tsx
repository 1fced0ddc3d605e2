import { useQuery } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import { useState } from "react";
import { deedsOf } from "../../../domain/sharing/capabilities.ts";
import { failureOf } from "../../client/failure.ts";
import { signOut } from "../../client/sign-out.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { DeedList } from "./permission-preview.tsx";
import { invitationQuery, useAcceptInvitation, useDeclineInvitation } from "./queries.ts";
import type { Invitation } from "./share.ts";
import { PermissionBadge } from "./share-badges.tsx";

/** Who reads the page of an invitation. */
export interface Reader {
  readonly userId: string;
  readonly email: string;
}

/** Where each answer leads. */
interface Ways {
  /** Back here once signed in. */
  readonly signIn: string;
  readonly register: string;
  readonly dashboard: string;
  /** Acts on the accepted profile from now on. */
  readonly onOpen: (profileId: string) => void;
}

/** What the link of an invitation leads to: who invites to what, and what can be answered. */
export function InvitationPanel({
  token,
  reader,
  ways,
}: {
  token: string;
  /** Null for whoever is not signed in. */
  reader: Reader | null;
  ways: Ways;
}) {
  const t = useText();
  const { data, error, isPending, refetch } = useQuery(
    invitationQuery(token, reader?.userId ?? null),
  );
  if (isPending) return <Spinner />;
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Notice tone="failure">{t("sharing.invitation.unknown")}</Notice>;
  if (data.status !== "pending") {
    return (
      <div className="flex flex-col items-start gap-5">
        <Notice tone="failure">{t(`sharing.invitation.${data.status}`)}</Notice>
        {reader && <WayHome ways={ways} />}
      </div>
    );
  }
  return <Offer token={token} invitation={data} reader={reader} ways={ways} />;
}

function Offer({
  token,
  invitation,
  reader,
  ways,
}: {
  token: string;
  invitation: Invitation;
  reader: Reader | null;
  ways: Ways;
}) {
  const t = useText();
  const name = invitation.profileName ?? t("profiles.nameless");
  const inviter = invitation.inviterName ?? t("sharing.somebody");
  const email = invitation.maskedEmail;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-lg">{t("sharing.invitation.offer", { inviter, name })}</p>
      <p className="flex flex-wrap items-center gap-2">
        {t("sharing.invitation.permission")}
        <PermissionBadge permission={invitation.permission} />
      </p>
      {invitation.notes && (
        <div>
          <p className="font-semibold">{t("sharing.invitation.notes")}</p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{invitation.notes}</p>
        </div>
      )}
      <div>
        <p className="font-semibold">{t("sharing.invitation.youMay")}</p>
        <DeedList deeds={deedsOf(invitation.permission)} isAllowed />
      </div>
      {reader && invitation.isForMe && (
        <Answer token={token} invitation={invitation} name={name} ways={ways} />
      )}
      {reader && !invitation.isForMe && (
        <>
          <p>{t("sharing.invitation.notForYou", { email: reader.email, masked: email })}</p>
          <Button
            look="secondary"
            onClick={() => void signOut(() => window.location.replace(ways.signIn))}
          >
            {t("sharing.invitation.switchAccount")}
          </Button>
        </>
      )}
      {!reader && (
        <>
          <p>{t("sharing.invitation.forAddress", { email })}</p>
          <a href={ways.signIn} className={buttonLook()}>
            {t("sharing.invitation.signIn")}
          </a>
          <a href={ways.register} className={buttonLook("secondary")}>
            {t("sharing.invitation.register")}
          </a>
          <p className="text-ink-soft text-sm">{t("sharing.invitation.registerHelp")}</p>
        </>
      )}
    </div>
  );
}

function Answer({
  token,
  invitation: { shareId },
  name,
  ways,
}: {
  token: string;
  invitation: Invitation;
  name: string;
  ways: Ways;
}) {
  const t = useText();
  const accept = useAcceptInvitation();
  const decline = useDeclineInvitation();
  const [answered, setAnswered] = useState<{ profileId: string | null }>();
  const isBusy = accept.isPending || decline.isPending;
  const problem = accept.error ?? decline.error;

  if (answered) {
    const { profileId } = answered;
    return (
      <div className="flex flex-col items-start gap-5">
        <Notice tone="success">
          {profileId === null
            ? t("sharing.received.declined")
            : t("sharing.received.accepted", { name })}
        </Notice>
        <div className="flex flex-wrap gap-2">
          {profileId !== null && (
            <Button onClick={() => ways.onOpen(profileId)}>
              {t("sharing.invitation.open", { name })}
            </Button>
          )}
          <WayHome ways={ways} />
        </div>
      </div>
    );
  }
  return (
    <>
      {problem && (
        <Notice tone="failure">
          <p>{t("sharing.received.failed")}</p>
          <p>{t(`ui.failure.${failureOf(problem)}`)}</p>
        </Notice>
      )}
      <Button
        busy={isBusy}
        icon={<Check aria-hidden="true" className="size-5" />}
        onClick={() =>
          accept.mutate(token, { onSuccess: (profileId) => setAnswered({ profileId }) })
        }
      >
        {t("sharing.invitation.accept")}
      </Button>
      {shareId !== null && (
        <Button
          look="secondary"
          busy={isBusy}
          onClick={() =>
            decline.mutate(shareId, { onSuccess: () => setAnswered({ profileId: null }) })
          }
        >
          {t("sharing.invitation.decline")}
        </Button>
      )}
    </>
  );
}

function WayHome({ ways }: { ways: Ways }) {
  const t = useText();
  return (
    <a href={ways.dashboard} className={buttonLook("secondary")}>
      {t("sharing.invitation.toDashboard")}
    </a>
  );
}
