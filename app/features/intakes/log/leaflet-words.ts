import { formatDay, formatNumber, formatTextDate } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { DoseRule, PrintedLimits, RuleSource, Span } from "#domain/dose-rules/dose-rule.ts";

const YEARS_FROM_MONTHS = 24;

/** What a leaflet prints, as words: the row that it is for, its dose, its limits and where it was read. */
export function useLeafletWords() {
  const t = useText();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);

  /** '11 à 16 kg', '15 ans et plus'; null for a row that is for everybody. */
  function bandWords({ weight, ageInMonths, isAgeApproximate }: DoseRule): string | null {
    const words = [
      ...(ageInMonths && !isAgeApproximate ? [ageWords(ageInMonths)] : []),
      ...(weight ? [weightWords(weight, weight.unit)] : []),
    ];
    return words.length === 0 ? null : words.join(", ");
  }

  function weightWords({ least, most }: Span, unit: string): string {
    if (least === null) return t("intakes.leaflet.upTo", { most: number(most ?? 0), unit });
    if (most === null) return t("intakes.leaflet.fromOn", { least: number(least), unit });
    return t("intakes.leaflet.fromTo", { least: number(least), most: number(most), unit });
  }

  function ageWords({ least, most }: Span): string {
    const words = (months: number) =>
      months < YEARS_FROM_MONTHS
        ? t("intakes.leaflet.months", { count: months })
        : t("intakes.leaflet.years", { count: months / 12 });
    if (least === null || least === 0) {
      return t("intakes.leaflet.agesUpTo", { most: words(most ?? 0) });
    }
    if (most === null) return t("intakes.leaflet.agesFrom", { least: words(least) });
    return t("intakes.leaflet.agesFromTo", { least: words(least), most: words(most) });
  }

  /** '1 à 2 comprimés'; null where the leaflet's dose is not known. */
  function singleDoseWords({ dose, forms: [form = "liquid"] }: DoseRule): string | null {
    if (!dose) return null;
    if (dose.unit === "mg/kg") return t("intakes.leaflet.perKg", { mg: number(dose.most) });
    const amount =
      dose.least === dose.most
        ? number(dose.most)
        : t("intakes.leaflet.range", { least: number(dose.least), most: number(dose.most) });
    if (dose.unit === "mg") return t("intakes.leaflet.mg", { mg: amount });
    return t(`intakes.leaflet.unit.${form}`, { amount, count: dose.most });
  }

  /** '4 doses, 800 mg', '4 doses, 60 mg par kg': as it is printed; null where no maximum is known. */
  function maximumWords({
    maxDoses,
    maxMilligrams,
    maxMilligramsPerKg,
  }: Omit<PrintedLimits, "interval">): string | null {
    const words = [
      ...(maxDoses === null ? [] : [t("intakes.leaflet.doses", { count: maxDoses })]),
      ...(maxMilligrams === null ? [] : [t("intakes.leaflet.mg", { mg: number(maxMilligrams) })]),
      ...(maxMilligramsPerKg === null
        ? []
        : [t("intakes.leaflet.mgPerKg", { mg: number(maxMilligramsPerKg) })]),
    ];
    return words.length === 0 ? null : words.join(", ");
  }

  /** '1 sachet, toutes les 4 h au moins, 6 doses au plus en 24 h'; null where the leaflet's figures are not known. */
  function doseWords(rule: DoseRule): string | null {
    const single = singleDoseWords(rule);
    const maximum = maximumWords(rule);
    const words = [
      ...(single === null ? [] : [single]),
      ...(rule.interval ? [intervalWords(rule.interval)] : []),
      ...(maximum === null ? [] : [t("intakes.leaflet.atMost", { maximum })]),
    ];
    return words.length === 0 ? null : words.join(", ");
  }

  function intervalWords({ preferred, smallest }: NonNullable<DoseRule["interval"]>): string {
    return preferred === smallest
      ? t("intakes.leaflet.every", { hours: number(smallest) })
      : t("intakes.leaflet.everyPreferred", { hours: number(preferred), least: number(smallest) });
  }

  /** The date of the text, as precise as it is known: '1 juillet 2023', '03/2008', '2021'. */
  function dateWords({ date, readOn }: RuleSource): string {
    if (date === null) {
      return t("intakes.leaflet.readOn", { day: formatDay(readOn, language) });
    }
    return formatTextDate(date, language);
  }

  /** 'RCP Doliprane 2,4 %, 1er juillet 2023'. */
  const sourceWords = (source: RuleSource) => `${source.name}, ${dateWords(source)}`;

  return { bandWords, singleDoseWords, maximumWords, doseWords, dateWords, sourceWords };
}
