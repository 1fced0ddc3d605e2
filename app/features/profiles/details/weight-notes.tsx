import Scale from "lucide-react/icons/scale";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import { formatDay } from "#app/locale/format.ts";
import { useMeasureWords } from "#app/locale/measure-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { dayOf } from "#domain/calendar/day.ts";
import { ageInMonths } from "#domain/profiles/age.ts";
import { currentConditions } from "#domain/profiles/conditions.ts";
import { isAgeMissing, weightStanding } from "#domain/profiles/known-weight.ts";
import type { ProfileFacts } from "../profile-facts.ts";

/** `17,4 kg, le 2 novembre 2026`; null where nobody weighed. */
export function useDatedWeight(): (facts: ProfileFacts) => string | null {
  const t = useText();
  const language = useLanguage();
  const words = useMeasureWords();
  return ({ weightKg, weightMeasuredOn, units }) => {
    const weight = words.weight(weightKg, units.weight);
    if (weight === null) return null;
    return weightMeasuredOn === null
      ? t("profiles.body.undated", { weight })
      : t("profiles.body.dated", { weight, date: formatDay(weightMeasuredOn, language) });
  };
}

/** Who confirmed an unusual weight, and whether it is too old or too odd to count on. */
export function WeightNotes({ facts }: { facts: ProfileFacts }) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const { weightConfirmedAt, weightConfirmedBy, bornOn, type } = facts;
  const isBorn = bornOn !== null && bornOn <= today;
  const who = { type, ageInMonths: isBorn ? ageInMonths(bornOn, today) : null };
  const standing = weightStanding(
    facts,
    who,
    currentConditions(facts.conditions, today).map(({ condition }) => condition),
    today,
  );
  return (
    <>
      {weightConfirmedAt && (
        <p className="mt-2 text-ink-soft">
          {t(`profiles.body.${weightConfirmedBy === null ? "confirmed" : "confirmedBy"}`, {
            name: weightConfirmedBy ?? "",
            date: formatDay(dayOf(weightConfirmedAt, browserZone), language),
          })}
        </p>
      )}
      {(standing === "old" || standing === "odd") && (
        <p className="mt-2 flex items-start gap-2 text-soon">
          <Scale aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            {t(`profiles.body.${isAgeMissing(standing, facts, who) ? "ageless" : standing}`)}
          </span>
        </p>
      )}
    </>
  );
}
