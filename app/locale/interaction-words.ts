import type { Interaction } from "#domain/interactions/interactions.ts";
import { REASONS } from "#domain/interactions/reasons.ts";
import { REVIEWS } from "#domain/interactions/reviews.ts";
import { SOURCES } from "#domain/interactions/sources.ts";
import { frenchSpaces } from "#domain/locale/french-spaces.ts";
import { contentLanguage } from "#domain/locale/locales.ts";
import { isMolecule } from "#domain/medicines/molecules/molecule.ts";
import { substanceName } from "#domain/medicines/molecules/substance-name.ts";
import { formatDay, formatTextDate } from "./format.ts";
import { useLanguage, useText } from "./text.tsx";

type NamedCondition = "anticoagulant_antiplatelet" | "lithium" | "methotrexate" | "alcohol";

/**
 * What an interaction says, where it was read, and whether a professional has reviewed it.
 * @param person whom a question is about; null where nobody knows the name
 */
export function useInteractionWords(person: string | null = null) {
  const t = useText();
  const language = useLanguage();

  /** 'Association déconseillée avec Eliquis (apixaban) : risque de saignement.' */
  function found({ rule, treatment, substances, isQuestion }: Interaction): string {
    const facts = {
      level: t(`interactions.level.${rule.level}`),
      treatment: treatmentWords(treatment, substances[1]),
      reason: reasonWords(REASONS[rule.reason][contentLanguage(language)]),
    };
    if (!isQuestion) return t("interactions.found", facts);
    const asked = { ...facts, level: lowered(facts.level) };
    return person === null
      ? t("interactions.question", asked)
      : t("interactions.questionOf", { ...asked, person });
  }

  /** Reasons stand beside the rules and not in a catalog, so no space of theirs is set yet. */
  function reasonWords(reason: string): string {
    return language === "fr" ? frenchSpaces(reason) : reason;
  }

  /** 'Eliquis (apixaban)' */
  function treatmentWords({ evidence, name }: Interaction["treatment"], substance: string): string {
    if (evidence === "condition") return t(`interactions.condition.${name as NamedCondition}`);
    return isMolecule(substance) ? `${name} (${substanceName(substance, language)})` : name;
  }

  /** 'ANSM, 18 avril 2019' */
  function cited(key: keyof typeof SOURCES): string {
    const { name, date } = SOURCES[key];
    return date === null ? name : `${name}, ${formatTextDate(date, language)}`;
  }

  function source({ rule }: Interaction): string {
    const text = { source: cited(rule.source) };
    const review = REVIEWS[rule.id];
    return review
      ? t("interactions.sourceReviewed", {
          ...text,
          day: formatDay(review.reviewedAt, language),
          reviewer: review.reviewedBy,
        })
      : t("interactions.source", text);
  }

  return {
    found,
    source,
    cited,
    treatmentWords,
    ask: t("interactions.ask"),
    /** All of it, for a line of its own. */
    sentence: (interaction: Interaction) =>
      [found(interaction), t("interactions.ask"), source(interaction)].join(" "),
  };
}

function lowered(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
