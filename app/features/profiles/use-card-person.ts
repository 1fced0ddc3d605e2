import type { CardPerson } from "#app/client/lock/lock-record.ts";
import { useToday } from "#app/client/time/today.ts";
import { formatDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { currentConditions } from "#domain/profiles/conditions.ts";
import { profileName } from "#domain/profiles/profile.ts";
import { useDatedWeight } from "./details/weight-notes.tsx";
import type { ProfileFacts } from "./profile-facts.ts";

/** What rescuers ask about a person first, in words. What nobody recorded is null, never "none". */
export function useCardPerson(): (facts: ProfileFacts, readAt: number) => CardPerson {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const datedWeight = useDatedWeight();
  return (facts, readAt) => {
    const conditions = currentConditions(facts.conditions, today).map(
      ({ condition, isUnknown }) =>
        t(`conditions.name.${condition}`) + (isUnknown ? ` (${t("conditions.unknownShown")})` : ""),
    );
    return {
      id: facts.id,
      name: profileName(facts) ?? "",
      facts: [
        {
          term: t("profiles.fields.bornOn"),
          description: facts.bornOn && formatDay(facts.bornOn, language),
        },
        { term: t("profiles.fields.weight"), description: datedWeight(facts) },
        { term: t("profiles.allergies.title"), description: listed(facts.allergies) },
        { term: t("conditions.title"), description: listed(conditions) },
        { term: t("lock.treatments"), description: listed(facts.treatmentAnswers.taken) },
      ],
      readAt,
    };
  };
}

const listed = (names: readonly string[]) => (names.length === 0 ? null : names.join(", "));
