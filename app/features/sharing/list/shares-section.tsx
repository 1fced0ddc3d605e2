import { useQuery } from "@tanstack/react-query";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Card, FoldingCards } from "#app/ui/layout/card.tsx";
import { HelperHint } from "../helper-hint.tsx";
import { receivedSharesQuery, sentSharesQuery } from "../queries.ts";
import type { SharedProfile } from "../share/use-share-dialog.tsx";
import { PermissionMatrix } from "./permission-matrix.tsx";
import { ReceivedShares } from "./received-shares.tsx";
import { SentShares } from "./sent-shares.tsx";

interface SharesSectionProps {
  readonly userId: string;
  /** Somebody wants to act on a profile that is shared with them. */
  readonly onChoose: (profileId: string) => void;
  /** Somebody wants to share on what they manage. */
  readonly onShare: (profile: SharedProfile) => void;
}

/** Who shares what with whom: what was offered to this account, and what it gave. */
export function SharesSection(props: SharesSectionProps) {
  const t = useText();
  return (
    <section aria-labelledby="shares" className="flex flex-col gap-4">
      <h2 id="shares" className="text-xl">
        {t("sharing.title")}
      </h2>
      <HelperHint />
      <Shares {...props} />
      <PermissionMatrix />
    </section>
  );
}

function Shares({ userId, onChoose, onShare }: SharesSectionProps) {
  const t = useText();
  const received = useQuery(receivedSharesQuery(userId));
  const sent = useQuery(sentSharesQuery(userId));
  if (!received.data || !sent.data) {
    const error = received.error ?? sent.error;
    if (!error) return <SkeletonList rows={2} rowClassName="h-28" />;
    const retry = () => void Promise.all([received.refetch(), sent.refetch()]);
    return <ErrorState failure={failureOf(error)} onRetry={retry} />;
  }
  if (received.data.length + sent.data.length === 0) {
    return <EmptyState title={t("sharing.empty.title")}>{t("sharing.empty.body")}</EmptyState>;
  }
  // A share given on of somebody else's profile finds its name among those received.
  const names = new Map(
    received.data.map(({ profileId, profileName }) => [profileId, profileName]),
  );
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card heading="h3" title={t("sharing.received.title")}>
        {received.data.length === 0 ? (
          <p className="text-ink-soft">{t("sharing.received.none")}</p>
        ) : (
          <ReceivedShares shares={received.data} onChoose={onChoose} onShare={onShare} />
        )}
      </Card>
      {/* Invitations ask for an answer; what was given is looked up, so a phone folds it. */}
      <FoldingCards>
        <Card
          heading="h3"
          title={t("sharing.sent.title")}
          note={t("sharing.sent.count", { count: sent.data.length })}
        >
          {sent.data.length === 0 ? (
            <p className="text-ink-soft">{t("sharing.sent.none")}</p>
          ) : (
            <SentShares shares={sent.data} names={names} />
          )}
        </Card>
      </FoldingCards>
    </div>
  );
}
