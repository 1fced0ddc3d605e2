import type { symptoms } from "#app/locale/fr/symptoms.ts";
import { useInteractionWords } from "#app/locale/interaction-words.ts";
import { useText } from "#app/locale/text.tsx";
import { PROFILE_RULE_FACTS } from "#domain/interactions/profile-rule-facts.ts";
import type { Refused } from "#domain/symptoms/guidance.ts";
import { useLeafletWeightWords } from "./leaflet-weight-words.ts";

type RuleKey = keyof typeof symptoms.rule;

/**
 * Why something is not offered, or what to know of a box that is at hand. Behind a rule or a condition stands where that
 * was read, and whom to ask.
 */
export function useRefusalWords(
  saidAs: "sentence" | "warning" = "sentence",
): (refused: Refused, name: string) => string {
  const t = useText();
  const interactionWords = useInteractionWords();
  const leafletWords = useLeafletWeightWords();
  return ({ reason, rule, allergy, because, moment, interaction, leaflet }, name) => {
    if (leaflet) return leafletWords(leaflet, name);
    if (interaction) return interactionWords.sentence(interaction);
    if (because) return sentence(name, conditionWords(because), because.source);
    if (moment) return sentence(name, t(`symptoms.moment.${moment.what}`), moment.source);
    const word =
      reason === "allergy" || reason === "allergy-resembles"
        ? t(`symptoms.refused.${reason}`, { allergy: allergy ?? "" })
        : t(`symptoms.refused.${reason}`);
    if (rule === null) return word;
    const isAgeUnknown = reason === "age-unknown";
    const ofRule =
      isAgeUnknown && rule === "label-age"
        ? t("symptoms.refused.leastAge")
        : t(`symptoms.rule.${rule as RuleKey}`).replace(/\.$/u, "");
    const why = reason === "allergy" || isAgeUnknown ? `${word}. ${ofRule}` : ofRule;
    return sentence(name, why, ruleSource(rule));
  };

  function conditionWords({
    condition,
    isUnknown,
    isStated,
    isTreated,
  }: NonNullable<Refused["because"]>) {
    const noted = { condition: t(`conditions.name.${condition}`) };
    if (isTreated) return t("symptoms.refused.treated", noted);
    if (isStated) return t(isUnknown ? "symptoms.refused.maybe" : "symptoms.refused.stated", noted);
    return t(isUnknown ? "symptoms.refused.unsure" : "symptoms.refused.because", noted);
  }

  function sentence(name: string, why: string, source: string | null): string {
    return [
      t(`symptoms.refused.${saidAs}`, { name, why }),
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
