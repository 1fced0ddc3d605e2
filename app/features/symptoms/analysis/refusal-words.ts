import type { symptoms } from "#app/locale/fr/symptoms.ts";
import { useInteractionWords } from "#app/locale/interaction-words.ts";
import { useText } from "#app/locale/text.tsx";
import type { Refused } from "#domain/symptoms/guidance.ts";
import { useLeafletWeightWords } from "./leaflet-weight-words.ts";

type RuleKey = keyof typeof symptoms.rule;

/** Why something is not offered: one word, and the rule or the condition behind it with its source where there is one. */
export function useRefusalWords(): (refused: Refused) => string {
  const t = useText();
  const interactionWords = useInteractionWords();
  const leafletWords = useLeafletWeightWords();
  return ({ reason, rule, allergy, because, interaction, leaflet }) => {
    if (leaflet) return leafletWords(leaflet);
    if (interaction) return interactionWords.sentence(interaction);
    const word =
      reason === "allergy" || reason === "allergy-resembles"
        ? t(`symptoms.refused.${reason}`, { allergy: allergy ?? "" })
        : t(`symptoms.refused.${reason}`);
    if (because) return `${word}. ${conditionWords(because)}`;
    if (rule === null) return word;
    return `${word}. ${t(`symptoms.rule.${rule as RuleKey}`)}`;
  };

  function conditionWords({ condition, isUnknown, source }: NonNullable<Refused["because"]>) {
    const name = { condition: t(`conditions.name.${condition}`) };
    return [
      isUnknown ? t("symptoms.refused.unsure", name) : t("symptoms.refused.because", name),
      source === null
        ? t("symptoms.refused.notReviewed")
        : t("symptoms.refused.source", { source }),
    ].join(" ");
  }
}
