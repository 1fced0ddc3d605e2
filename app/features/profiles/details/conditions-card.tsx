import HeartPulse from "lucide-react/icons/heart-pulse";
import { useToday } from "#app/client/time/today.ts";
import { formatDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { EditableCard } from "#app/ui/layout/editable-card.tsx";
import {
  type CurrentCondition,
  currentConditions,
  type StoredCondition,
} from "#domain/profiles/conditions.ts";
import type { ProfileFacts } from "../profile-facts.ts";
import { ConditionsForm } from "./conditions-form.tsx";

/** The health conditions that rules about medicines ask for. */
export function ConditionsCard({ facts, mayEdit }: { facts: ProfileFacts; mayEdit: boolean }) {
  const t = useText();
  const today = useToday();
  const current = currentConditions(facts.conditions, today);
  return (
    <EditableCard
      title={t("conditions.title")}
      mayEdit={mayEdit}
      view={
        current.length === 0 ? (
          <p className="text-ink-soft">{t("conditions.none")}</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {current.map((each) => (
              <li key={each.condition} className="flex items-start gap-2">
                <HeartPulse aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
                <span className="min-w-0">
                  {t(`conditions.name.${each.condition}`)}
                  <ConditionDays
                    current={each}
                    stored={facts.conditions.find(({ condition }) => condition === each.condition)}
                  />
                </span>
              </li>
            ))}
          </ul>
        )
      }
      editor={(onClose) => <ConditionsForm facts={facts} onClose={onClose} />}
    />
  );
}

/** `26 semaines d’aménorrhée`, `jusqu’au 3 décembre 2026`. */
function ConditionDays({
  current,
  stored,
}: {
  current: CurrentCondition;
  stored: StoredCondition | undefined;
}) {
  const t = useText();
  const language = useLanguage();
  const parts = [
    current.isUnknown && t("conditions.unknownShown"),
    stored?.lastPeriodOn &&
      current.pregnancyWeeks !== null &&
      t("conditions.weeks", { count: current.pregnancyWeeks }),
    stored?.dueOn && t("conditions.dueShown", { date: formatDay(stored.dueOn, language) }),
    stored?.until && t("conditions.untilShown", { date: formatDay(stored.until, language) }),
  ].filter((part) => typeof part === "string");
  return parts.length > 0 && <span className="text-ink-soft"> · {parts.join(" · ")}</span>;
}
