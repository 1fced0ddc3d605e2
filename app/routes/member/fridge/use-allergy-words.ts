import { formatList } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { FridgePerson } from "./use-fridge-people.ts";

/** What is noted; nothing noted is not said as none. */
export function useAllergyWords(): (facts: FridgePerson["facts"]) => string {
  const t = useText();
  const language = useLanguage();
  return ({ allergies, unreadable }) => {
    if (unreadable.includes("allergies")) return t("dashboard.unreadableAllergies");
    return allergies.length > 0
      ? t("dashboard.allergies", { allergies: formatList(allergies, language) })
      : t("fridge.allergiesUnknown");
  };
}
