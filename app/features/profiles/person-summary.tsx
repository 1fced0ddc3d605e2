import { useQuery } from "@tanstack/react-query";
import { useToday } from "#app/client/time/today.ts";
import { useAgeWords } from "#app/locale/age-words.ts";
import { formatList, formatShortDay } from "#app/locale/format.ts";
import { useMeasureWords } from "#app/locale/measure-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { currentConditions } from "#domain/profiles/conditions.ts";
import { factsQuery } from "./queries.ts";

/** Age, weight with its day, allergies and health conditions of a person: what a doctor asks first. */
export function PersonSummary({ profileId }: { profileId: string }) {
  const t = useText();
  const today = useToday();
  const language = useLanguage();
  const ageWords = useAgeWords();
  const measureWords = useMeasureWords();
  const { data: facts } = useQuery(factsQuery(profileId));
  if (!facts) return null;
  const weight = measureWords.weight(facts.weightKg, facts.units.weight);
  const weighedOn = facts.weightMeasuredOn && formatShortDay(facts.weightMeasuredOn, language);
  const body = [
    ageWords(facts.bornOn, today),
    weight && (weighedOn ? `${weight} (${weighedOn})` : weight),
  ].filter(Boolean);
  const conditions = currentConditions(facts.conditions, today).map((each) => {
    const condition = t(`conditions.name.${each.condition}`);
    return each.isUnknown ? t("conditions.unknownNamed", { condition }) : condition;
  });
  const isAllergyUnread = facts.unreadable.includes("allergies");
  return (
    <div className="text-sm">
      {body.length > 0 && <p className="tabular-nums">{body.join(" · ")}</p>}
      <p className={facts.allergies.length > 0 || isAllergyUnread ? "font-semibold" : undefined}>
        {isAllergyUnread
          ? t("dashboard.unreadableAllergies")
          : facts.allergies.length > 0
            ? t("dashboard.allergies", { allergies: formatList(facts.allergies, language) })
            : t("dashboard.noAllergies")}
      </p>
      {conditions.length > 0 && (
        <p>{t("illness.conditions", { conditions: formatList(conditions, language) })}</p>
      )}
    </div>
  );
}
