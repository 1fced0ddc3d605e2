import ShieldCheck from "lucide-react/icons/shield-check";
import ShieldQuestion from "lucide-react/icons/shield-question-mark";
import { useToday } from "#app/client/time/today.ts";
import { formatDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { authorizationOn } from "#domain/pharmacies/authorization.ts";
import type { Pharmacy } from "#domain/pharmacies/pharmacy.ts";

/** Who lets a pharmacy sell online, and whether somebody has looked that up within a year. */
export function AuthorizationLine({
  pharmacy: { authority, checkedOn },
}: {
  pharmacy: Pick<Pharmacy, "authority" | "checkedOn">;
}) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const isChecked = authorizationOn(today, checkedOn) === "checked";
  const date = checkedOn && formatDay(checkedOn, language);
  const Icon = isChecked ? ShieldCheck : ShieldQuestion;
  const tone = isChecked ? "text-valid" : "text-soon";
  return (
    <div className="flex items-start gap-2 text-sm">
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${tone}`} />
      <p className="min-w-0 text-ink-soft">
        <span className={`block font-semibold ${tone}`}>
          {isChecked && date
            ? t("pharmacies.authorization.checked", { date })
            : t("pharmacies.authorization.toCheck")}
        </span>
        {!isChecked && date
          ? t("pharmacies.authorization.seenBy", { authority, date })
          : t("pharmacies.authorization.by", { authority })}
      </p>
    </div>
  );
}
