import { useState } from "react";
import { Link } from "react-router";
import { failureOf } from "#app/client/errors/failure.ts";
import { ChoiceCard } from "#app/features/emergency-card/choice-card.tsx";
import { FactsCard } from "#app/features/emergency-card/facts-card.tsx";
import { LinksCard, type MadeLink } from "#app/features/emergency-card/links-card.tsx";
import { PreviewCard } from "#app/features/emergency-card/preview-card.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import type { Level } from "#domain/sharing/permission.ts";
import { may } from "#domain/sharing/profile-actions.ts";
import { useCardReading } from "./card-reading.ts";

/** Everything about the card of one person: what it says, what of that is shown, and where it goes. */
export function PersonCard({ profileId, level }: { profileId: string; level: Level }) {
  const t = useText();
  const path = useLocalePath();
  const { reading, error, refetch } = useCardReading(profileId);
  const [made, setMade] = useState<MadeLink | null>(null);
  if (!reading) {
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList rows={3} rowClassName="h-40" />
    );
  }
  const { facts, card, content } = reading;
  const mayEdit = may(level, "edit-profile");
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 print:block">
      <div className="flex min-w-0 flex-col gap-6 print:block">
        <PreviewCard content={content} link={made?.address ?? null} />
        <ChoiceCard card={card} mayEdit={mayEdit} />
      </div>
      <div className="flex min-w-0 flex-col gap-6 print:hidden">
        <FactsCard card={card} allergies={facts.allergies} mayEdit={mayEdit}>
          <Link to={path("profile")} className={`${buttonClasses("plain")} mt-2 -ml-4`}>
            {t("card.facts.toProfile")}
          </Link>
        </FactsCard>
        {level === "own" ? (
          <LinksCard profileId={profileId} content={content} made={made} onMade={setMade} />
        ) : (
          <p className="text-ink-soft">{t("card.link.ownersOnly")}</p>
        )}
      </div>
    </div>
  );
}
