import type { CardFact } from "#app/client/lock/lock-record.ts";
import { useToday } from "#app/client/time/today.ts";
import { formatDay, formatShortMoment } from "#app/locale/format.ts";
import { useMeasureWords } from "#app/locale/measure-words.ts";
import { useScheduleWords } from "#app/locale/schedule-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type {
  CardContent,
  CardPregnancy,
  CardTreatment,
  CardValues,
} from "#domain/emergency-card/card-content.ts";
import type { CardContact } from "#domain/emergency-card/card-facts.ts";
import { CARD_LINES, type CardLine } from "#domain/emergency-card/card-lines.ts";
import { boxName } from "#domain/inventory/box-name.ts";

/** The lines of a card in the language of the page: the same on paper, on the lock, and behind the QR code. */
export function useCardWords(): (content: CardContent) => CardFact[] {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const measures = useMeasureWords();
  const scheduleWords = useScheduleWords();
  const words: { readonly [Line in CardLine]: (value: CardValues[Line]) => Worded } = {
    born: (day) => said(day && formatDay(day, language)),
    weight: (value) => {
      const weight = value && measures.weight(value.kg, value.unit);
      if (!weight) return said(null);
      const { measuredOn } = value;
      return said(
        measuredOn
          ? t("card.weight.dated", { weight, date: formatDay(measuredOn, language) })
          : t("card.weight.undated", { weight }),
      );
    },
    blood: (group) => said(group && t("card.bloodStated", { group: group.replace("-", "−") })),
    allergies: (list) =>
      listed(
        list.map(({ name, reaction }) =>
          reaction ? t("card.withReaction", { allergy: name, reaction }) : name,
        ),
      ),
    conditions: (list) =>
      listed(
        list.map(({ condition, isUnknown }) => {
          const name = t(`conditions.name.${condition}`);
          return isUnknown ? t("card.toSpecify", { condition: name }) : name;
        }),
      ),
    pregnancy: (value) => listed(pregnancyWords(value)),
    treatments: (list) => listed(list.map(treatmentWords)),
    implants: said,
    doctor: (doctor) => (doctor ? called([doctor]) : said(null)),
    contacts: called,
    languages: said,
    donor: (wish) => said(wish && t(`card.donor.${wish}`)),
  };

  return ({ lines }) =>
    CARD_LINES.flatMap((line) =>
      line in lines ? [{ term: t(`card.line.${line}`), ...wordsOf(line, lines) }] : [],
    );

  function wordsOf<Line extends CardLine>(line: Line, lines: CardContent["lines"]): Worded {
    // The line is among them.
    return words[line](lines[line] as CardValues[Line]);
  }

  function pregnancyWords({ isUnknown, weeks, dueOn }: CardPregnancy): string[] {
    if (isUnknown) return [t("card.pregnancy.unknown")];
    const stated =
      weeks === null ? t("card.pregnancy.stated") : t("card.pregnancy.weeks", { count: weeks });
    return dueOn
      ? [stated, t("card.pregnancy.due", { date: formatDay(dueOn, language) })]
      : [stated];
  }

  function treatmentWords({ name, planned, lastTakenAt }: CardTreatment): string {
    if (!planned) return `${name} · ${t("card.doseUnknown")}`;
    const { dosage, form, schedule } = planned;
    const last = lastTakenAt
      ? t("card.lastTaken", { moment: formatShortMoment(lastTakenAt, language) })
      : t("card.lastUnknown");
    return [boxName({ name, dosage }), ...scheduleWords(schedule, form, today, "all"), last].join(
      " · ",
    );
  }

  function called(contacts: readonly CardContact[]): Worded {
    if (contacts.length === 0) return said(null);
    return {
      description: "",
      calls: contacts.map(({ name, phone, relation }) => {
        const who = name ?? relation ?? "";
        return {
          words: name && relation ? t("card.withRelation", { name, relation }) : who,
          phone: phone ?? "",
        };
      }),
    };
  }
}

type Worded = Omit<CardFact, "term">;

const said = (description: string | null): Worded => ({ description });

/** Each on a line of its own. */
const listed = (items: readonly string[]): Worded => said(items.length ? items.join("\n") : null);
