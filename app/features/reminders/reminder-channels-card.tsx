import { useQuery } from "@tanstack/react-query";
import { failureOf } from "../../client/failure.ts";
import { useText } from "../../locale/text.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { channelsQuery } from "./channel-queries.ts";
import { ChannelSwitches } from "./channel-switches.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { EscalationSection, type OwnedProfile } from "./escalation-section.tsx";
import { ZoneOffer } from "./zone-offer.tsx";

/**
 * On which ways this account hears of its doses, and whether they lead anywhere.
 * @param profiles those of the account itself; undefined while on their way
 */
export function ReminderChannelsCard({
  userId,
  profiles,
}: {
  userId: string;
  profiles: readonly OwnedProfile[] | undefined;
}) {
  const t = useText();
  const { data: channels, error, refetch } = useQuery(channelsQuery(userId));
  return (
    <div id="reminders" className="scroll-mt-24">
      <Card title={t("reminders.channels.title")}>{content()}</Card>
    </div>
  );

  function content() {
    if (!channels) {
      return error ? (
        <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList rows={6} rowClassName="h-9" />
      );
    }
    return (
      <div className="flex flex-col gap-6">
        <ZoneOffer userId={userId} />
        <ChannelSwitches userId={userId} channels={channels} />
        <DevicesSection userId={userId} />
        <EscalationSection userId={userId} profiles={profiles} />
      </div>
    );
  }
}
