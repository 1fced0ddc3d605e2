import { useQuery } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { signOut } from "#app/client/session/sign-out.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { useOneAtATime } from "#app/ui/use-one-at-a-time.ts";
import { allowedActions } from "#domain/sharing/profile-actions.ts";
import { invitationQuery, useAcceptInvitation, useDeclineInvitation } from "../queries.ts";
import { ProfileActionList } from "../share/permission-preview.tsx";
import type { Invitation } from "../share.ts";
import { PermissionBadge } from "../share-badges.tsx";

/** Who reads the page of an invitation. */
export interface Reader {
  readonly userId: string;
  readonly email: string;
}

/** Where each answer leads. */
interface InvitationLinks {
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
  links,
}: {
  token: string;
  /** Null when nobody is signed in. */
  reader: Reader | null;
  links: InvitationLinks;
}) {
  const t = useText();
  const { data, error, isPending, refetch } = useQuery(
    invitationQuery(token, reader?.userId ?? null),
  );
  if (isPending) return <Spinner />;
  if (error) {
    return (
      <div className="flex flex-col items-start gap-5">
        <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
        <WayOn reader={reader} links={links} />
      </div>
    );
  }
  if (data?.status !== "pending") {
    return (
      <div className="flex flex-col items-start gap-5">
        <Notice tone="failure">{t(`sharing.invitation.${data?.status ?? "unknown"}`)}</Notice>
        <WayOn reader={reader} links={links} />
      </div>
    );
  }
  return <InvitationDetails token={token} invitation={data} reader={reader} links={links} />;
}

function InvitationDetails({
  token,
  invitation,
  reader,
  links,
}: {
  token: string;
  invitation: Invitation;
  reader: Reader | null;
  links: InvitationLinks;
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
        <ProfileActionList actions={allowedActions(invitation.permission)} isAllowed whose="you" />
      </div>
      {invitation.commonBoxes !== null && (
        <p>{t("sharing.received.boxes", { count: invitation.commonBoxes })}</p>
      )}
      {reader && invitation.isForMe && (
        <InvitationAnswer token={token} invitation={invitation} name={name} links={links} />
      )}
      {reader && !invitation.isForMe && (
        <>
          <p>{t("sharing.invitation.notForYou", { email: reader.email, masked: email })}</p>
          <Button
            variant="secondary"
            onClick={() => void signOut(() => window.location.replace(links.signIn))}
          >
            {t("sharing.invitation.switchAccount")}
          </Button>
        </>
      )}
      {!reader && (
        <>
          <p>{t("sharing.invitation.forAddress", { email })}</p>
          <a href={links.signIn} className={buttonClasses()}>
            {t("sharing.invitation.signIn")}
          </a>
          <a href={links.register} className={buttonClasses("secondary")}>
            {t("sharing.invitation.register")}
          </a>
          <p className="text-ink-soft text-sm">{t("sharing.invitation.registerHelp")}</p>
        </>
      )}
    </div>
  );
}

function InvitationAnswer({
  token,
  invitation: { shareId },
  name,
  links,
}: {
  token: string;
  invitation: Invitation;
  name: string;
  links: InvitationLinks;
}) {
  const t = useText();
  const accept = useAcceptInvitation();
  const decline = useDeclineInvitation();
  const [answered, setAnswered] = useState<{ profileId: string | null }>();
  const answer = useOneAtATime();
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
            <Button onClick={() => links.onOpen(profileId)}>
              {t("sharing.invitation.open", { name })}
            </Button>
          )}
          <HomeLink links={links} />
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
          answer((onSettled) =>
            accept.mutate(token, {
              onSuccess: (profileId) => setAnswered({ profileId }),
              onSettled,
            }),
          )
        }
      >
        {t("sharing.invitation.accept")}
      </Button>
      {shareId !== null && (
        <Button
          variant="secondary"
          busy={isBusy}
          onClick={() =>
            answer((onSettled) =>
              decline.mutate(shareId, {
                onSuccess: () => setAnswered({ profileId: null }),
                onSettled,
              }),
            )
          }
        >
          {t("sharing.invitation.decline")}
        </Button>
      )}
    </>
  );
}

/** Out of a link that leads nowhere. */
function WayOn({ reader, links }: { reader: Reader | null; links: InvitationLinks }) {
  const t = useText();
  if (reader) return <HomeLink links={links} />;
  return (
    <a href={links.signIn} className={buttonClasses("secondary")}>
      {t("accounts.login.submit")}
    </a>
  );
}

function HomeLink({ links }: { links: InvitationLinks }) {
  const t = useText();
  return (
    <a href={links.dashboard} className={buttonClasses("secondary")}>
      {t("sharing.invitation.toDashboard")}
    </a>
  );
}
