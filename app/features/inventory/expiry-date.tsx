import { formatShortDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { Day } from "#domain/calendar/day.ts";
import { daysLeft, type Expiry, expiryOn } from "#domain/inventory/expiry.ts";

const COLOUR: Record<Expiry, string> = {
  expired: "text-expired",
  soon: "text-soon",
  fresh: "text-ink-soft",
};

/** The last good day, and how far it is once that matters. */
export function ExpiryDate({ expiresOn, today }: { expiresOn: Day; today: Day }) {
  const language = useLanguage();
  const expiry = expiryOn(today, expiresOn);
  return (
    <div>
      <time dateTime={expiresOn} className="whitespace-nowrap tabular-nums">
        {formatShortDay(expiresOn, language)}
      </time>
      {expiry !== "fresh" && (
        <div className={`font-semibold text-sm ${COLOUR[expiry]}`}>
          <ExpiryWords expiresOn={expiresOn} today={today} />
        </div>
      )}
    </div>
  );
}

/** Expire dans 12 jours, Expire aujourd’hui, Expiré depuis hier. */
function ExpiryWords({ expiresOn, today }: { expiresOn: Day; today: Day }) {
  const t = useText();
  const left = daysLeft(today, expiresOn);
  if (left === 0) return t("inventory.expiry.today");
  if (left > 0) return t("inventory.expiry.inDays", { count: left });
  return t("inventory.expiry.sinceDays", { count: -left });
}
