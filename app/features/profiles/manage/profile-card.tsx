import Pencil from "lucide-react/icons/pencil";
import Share2 from "lucide-react/icons/share-2";
import Star from "lucide-react/icons/star";
import Trash2 from "lucide-react/icons/trash-2";
import UserRoundCheck from "lucide-react/icons/user-round-check";
import type { ReactNode } from "react";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useAgeWords } from "#app/locale/age-words.ts";
import { formatDay } from "#app/locale/format.ts";
import { useMeasureWords } from "#app/locale/measure-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { FoldedCard } from "#app/ui/layout/folded-card.tsx";
import { Badge } from "#app/ui/list/badge.tsx";
import { type Day, dayOf } from "#domain/calendar/day.ts";
import { defaultUnits } from "#domain/profiles/measures.ts";
import { profileName } from "#domain/profiles/profile.ts";
import { UNKNOWN_MOMENT } from "#domain/stored-values.ts";
import type { ReachableProfile } from "../profile-facts.ts";
import { UnreadableFacts } from "../unreadable-facts.tsx";

export type ManagedProfileAction = "set-primary" | "edit" | "share" | "delete";

const ICONS: Record<ManagedProfileAction, ReactNode> = {
  "set-primary": <Star aria-hidden="true" className="size-5 shrink-0" />,
  edit: <Pencil aria-hidden="true" className="size-5 shrink-0" />,
  share: <Share2 aria-hidden="true" className="size-5 shrink-0" />,
  delete: <Trash2 aria-hidden="true" className="size-5 shrink-0" />,
};

/** One person of an account, and what can be done with their profile. */
export function ProfileCard({
  profile,
  isOneself,
  today,
  onAction,
}: {
  profile: ReachableProfile;
  /** The account's own profile: it can be deleted by nobody. */
  isOneself: boolean;
  today: Day;
  onAction: (action: ManagedProfileAction) => void;
}) {
  const t = useText();
  const ageWords = useAgeWords();
  const name = profileName(profile) ?? t("profiles.nameless");
  const actions: ManagedProfileAction[] = [
    ...(profile.isPrimary ? [] : (["set-primary"] as const)),
    "edit",
    "share",
    ...(isOneself ? [] : (["delete"] as const)),
  ];
  return (
    <FoldedCard
      title={name}
      note={
        <>
          <p className="text-ink-soft text-sm group-open:hidden">
            {[t(`profiles.type.${profile.type}`), ageWords(profile.bornOn, today)]
              .filter(Boolean)
              .join(", ")}
          </p>
          <div className="flex flex-wrap gap-2 empty:hidden">
            {isOneself && (
              <Badge tone="accent" icon={<UserRoundCheck aria-hidden="true" />}>
                {t("profiles.manager.you")}
              </Badge>
            )}
            {profile.isPrimary && (
              <Badge tone="accent" icon={<Star aria-hidden="true" />}>
                {t("profiles.manager.primary")}
              </Badge>
            )}
          </div>
        </>
      }
    >
      <UnreadableFacts facts={profile.unreadable} />
      <Facts profile={profile} today={today} />
      <div className="-mx-4 flex flex-wrap pt-4 pb-2 print:hidden">
        {actions.map((action) => (
          <Button
            key={action}
            variant="plain"
            icon={ICONS[action]}
            aria-label={t(`profiles.manager.actionOf.${action}`, { name })}
            onClick={() => onAction(action)}
          >
            {t(`profiles.manager.action.${action}`)}
          </Button>
        ))}
      </div>
    </FoldedCard>
  );
}

function Facts({ profile, today }: { profile: ReachableProfile; today: Day }) {
  const t = useText();
  const language = useLanguage();
  const ageWords = useAgeWords();
  const words = useMeasureWords();
  const { bornOn, weightKg, heightCm, createdAt } = profile;
  const units = profile.units ?? defaultUnits(visitorCountry());
  const facts = [
    { word: t("profiles.manager.type"), fact: t(`profiles.type.${profile.type}`) },
    { word: t("profiles.manager.age"), fact: ageWords(bornOn, today) },
    { word: t("profiles.fields.weight"), fact: words.weight(weightKg, units.weight) },
    { word: t("profiles.fields.height"), fact: words.height(heightCm, units.height) },
    {
      word: t("profiles.manager.createdOn"),
      fact:
        createdAt === UNKNOWN_MOMENT ? null : formatDay(dayOf(createdAt, browserZone), language),
    },
  ];
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts.map(({ word, fact }) => (
        <div key={word} className="contents">
          <dt className="text-ink-soft">{word}</dt>
          <dd className={fact ? "tabular-nums" : "text-ink-soft"}>
            {fact ?? t("member.notGiven")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
