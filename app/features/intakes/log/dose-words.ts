import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useText } from "#app/locale/text.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import { boxName } from "#domain/inventory/box-name.ts";
import { wholeDosage } from "#domain/inventory/whole-dosage.ts";
import type { NamedDose } from "../dose-facts.ts";
import { useAgoWords, useDoseMoment } from "../dose-moment.ts";

/**
 * A dose in one line, in the order in which it is asked for: when, how much of what, by whom. 'à 20:45 (il y a 45
 * minutes), 7 mL de sirop, donnée par Julien (Doliprane 2,4 %)'
 */
export function useDoseWords(): (dose: NamedDose, me: string, now: Instant) => string {
  const t = useText();
  const quantityWords = useQuantityWords();
  const momentWords = useDoseMoment();
  const agoWords = useAgoWords();
  return (dose, me, now) => {
    return t("intakes.dose.line", {
      moment: momentWords(dose.takenAt, now),
      ago: agoWords(dose.takenAt, now),
      quantity: quantityWords(dose.form, dose.quantity),
      product: wholeDosage(boxName(dose)),
      giver: giver(dose, me),
    });
  };

  function giver({ by, byName }: NamedDose, me: string): string {
    if (by === me) return t("intakes.dose.byYou");
    if (by === null && byName !== null) return t("intakes.dose.byHelper", { name: byName });
    return byName === null ? t("intakes.dose.bySomebody") : t("intakes.dose.by", { name: byName });
  }
}

/** 'Julien a noté une dose il y a 3 minutes. Est-ce la même ? Dose notée : à 20:45, 7 mL de sirop, Doliprane 2,4 %.' */
export function useSameDoseWords(): (dose: NamedDose, me: string, now: Instant) => string {
  const t = useText();
  const quantityWords = useQuantityWords();
  const momentWords = useDoseMoment();
  const agoWords = useAgoWords();
  return (dose, me, now) => {
    const said = t("intakes.dose.short", {
      moment: momentWords(dose.takenAt, now),
      quantity: quantityWords(dose.form, dose.quantity),
      product: wholeDosage(boxName(dose)),
    });
    const about = { dose: said, ago: agoWords(dose.takenAt, now) };
    if (dose.by === me) return t("intakes.doubt.duplicateByYou", about);
    return dose.byName === null
      ? t("intakes.doubt.duplicateBySomebody", about)
      : t("intakes.doubt.duplicateBy", { ...about, name: dose.byName });
  };
}
