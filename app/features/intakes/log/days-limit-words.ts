import { formatNumber } from "#app/locale/format.ts";
import { sentences } from "#app/locale/sentences.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { DaysLimit } from "#domain/dose-rules/days-limit.ts";
import type { Substance } from "#domain/medicines/molecules/molecule.ts";
import { isAgainstFever } from "#domain/symptoms/rules/fever-medicines.ts";

/** '4e jour noté. La notice demande un médecin après 3 jours de fièvre.' */
export function useDaysLimitWords(): (limit: DaysLimit, substance: Substance) => string {
  const t = useText();
  const language = useLanguage();
  return (limit, substance) => {
    const noted = t(
      limit.isTodayNoted ? "intakes.leaflet.dayNoted" : "intakes.leaflet.dayNotedWith",
      { day: formatNumber(limit.day, language) },
    );
    return sentences(
      noted,
      t("intakes.leaflet.daysLimit", { limit: limitWords(limit, substance) }),
    );
  };

  /** What is taken for fever and pain has a limit for each; of anything else the days are those of its use. */
  function limitWords({ fever, pain }: DaysLimit, substance: Substance): string {
    if (!isAgainstFever(substance)) {
      return t("intakes.leaflet.limitDays", { count: fever ?? pain ?? 0 });
    }
    const ofFever = fever === null ? null : t("intakes.leaflet.feverDays", { count: fever });
    const ofPain = pain === null ? null : t("intakes.leaflet.painDays", { count: pain });
    if (ofFever !== null && ofPain !== null) {
      return t("intakes.leaflet.feverOrPain", { fever: ofFever, pain: ofPain });
    }
    return ofFever ?? ofPain ?? "";
  }
}
