import type { symptoms } from "#app/locale/fr/symptoms.ts";
import { useInteractionWords } from "#app/locale/interaction-words.ts";
import { useText } from "#app/locale/text.tsx";
import { PROFILE_RULE_FACTS } from "#domain/interactions/profile-rule-facts.ts";
import type { Refused } from "#domain/symptoms/guidance.ts";
import { useLeafletWeightWords } from "./leaflet-weight-words.ts";

type RuleKey = keyof typeof symptoms.rule;

/**
 * Why something is not offered. Behind a rule or a condition stands where that was read, and whom to ask.
 * @param name of what is not offered
 */
export function useRefusalWords(): (refused: Refused, name: string) => string {
  const t = useText();
  const interactionWords = useInteractionWords();
  const leafletWords = useLeafletWeightWords();
  return ({ reason, rule, allergy, because, interaction, leaflet }, name) => {
    if (leaflet) return leafletWords(leaflet, name);
    if (interaction) return interactionWords.sentence(interaction);
    if (because) {
      const { condition, isUnknown, source } = because;
      const noted = { condition: t(`conditions.name.${condition}`) };
      const why = t(isUnknown ? "symptoms.refused.unsure" : "symptoms.refused.because", noted);
      return sentence(name, why, source);
    }
    const word =
      reason === "allergy" || reason === "allergy-resembles"
        ? t(`symptoms.refused.${reason}`, { allergy: allergy ?? "" })
        : t(`symptoms.refused.${reason}`);
    if (rule === null) return word;
    const ofRule = t(`symptoms.rule.${rule as RuleKey}`).replace(/\.$/u, "");
    const why = reason === "allergy" ? `${word}. ${ofRule}` : ofRule;
    return sentence(name, why, ruleSource(rule));
  };

  function sentence(name: string, why: string, source: string | null): string {
    return [
      t("symptoms.refused.sentence", { name, why }),
      ...(source === null ? [] : [t("symptoms.refused.source", { source })]),
      t("interactions.ask"),
      t("symptoms.refused.notReviewed"),
    ].join(" ");
  }

  /** Null for our own reading of leaflets, whose words say so, and for general knowledge. */
  function ruleSource(rule: string): string | null {
    const fact = PROFILE_RULE_FACTS.find(({ id }) => id === rule);
    return fact === undefined || NO_TEXT.includes(fact.source)
      ? null
      : interactionWords.cited(fact.source);
  }
}

/** Rules without a text to look up. */
const NO_TEXT: readonly string[] = ["general-knowledge", "class-rule"];
