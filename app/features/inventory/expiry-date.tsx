import { formatShortDay } from "#app/locale/format.ts";
import { useOpenedWords } from "#app/locale/opened-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { Day } from "#domain/calendar/day.ts";
import { daysLeft, type Expiry, expiryOn, fullYears } from "#domain/inventory/expiry.ts";
import type { Medication } from "#domain/inventory/medication.ts";
import { endsByOpening, goodUntil, openedNotice } from "#domain/inventory/opened-life.ts";

const COLOUR: Record<Expiry, string> = {
  expired: "text-expired",
  soon: "text-soon",
  fresh: "text-ink-soft",
};

/** The last good day, how far it is once that matters, and what is to be said of an opened box. */
export function ExpiryDate({ medication, today }: { medication: Medication; today: Day }) {
  const t = useText();
  const language = useLanguage();
  const lastDay = goodUntil(medication);
  const expiry = expiryOn(today, lastDay);
  return (
    <div>
      <time dateTime={lastDay} className="whitespace-nowrap tabular-nums">
        {formatShortDay(lastDay, language)}
      </time>
      {endsByOpening(medication) && (
        <div className="text-ink-soft text-sm">{t("inventory.opened.afterOpening")}</div>
      )}
      {expiry !== "fresh" && (
        <div className={`font-semibold text-sm ${COLOUR[expiry]}`}>
          <ExpiryWords lastDay={lastDay} today={today} />
        </div>
      )}
      {expiry !== "expired" && <OpenedWords medication={medication} today={today} />}
    </div>
  );
}

/** Se périme dans 12 jours, Se périme aujourd’hui, Périmé depuis hier. */
function ExpiryWords({ lastDay, today }: { lastDay: Day; today: Day }) {
  const t = useText();
  const left = daysLeft(today, lastDay);
  if (left === 0) return t("inventory.expiry.today");
  if (left > 0) return t("inventory.expiry.inDays", { count: left });
  const years = fullYears(-left);
  return years === null
    ? t("inventory.expiry.sinceDays", { count: -left })
    : t("inventory.expiry.sinceYears", { years });
}

/** Ouvert depuis 150 jours ; repère : 6 mois. A guide is never called an expiry. */
function OpenedWords({ medication, today }: { medication: Medication; today: Day }) {
  const openedWords = useOpenedWords();
  const notice = openedNotice(today, medication);
  if (!notice) return null;
  return (
    <div className={`text-sm ${notice.isPast ? "font-semibold text-soon" : "text-ink-soft"}`}>
      {openedWords(notice)}
    </div>
  );
}
