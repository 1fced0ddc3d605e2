import ShieldCheck from "lucide-react/icons/shield-check";
import ShieldQuestion from "lucide-react/icons/shield-question-mark";
import { authorizationOn } from "../../../domain/pharmacies/authorization.ts";
import type { Pharmacy } from "../../../domain/pharmacies/pharmacy.ts";
import { useToday } from "../../client/today.ts";
import { formatDay } from "../../locale/format.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { OutsideLink } from "./outside-link.tsx";

/** Who lets it sell, when somebody last looked, and where to look now. */
export function AuthorizationLine({ pharmacy }: { pharmacy: Pharmacy }) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const { authority, checkedOn, name, register } = pharmacy;
  const isChecked = authorizationOn(today, checkedOn) === "checked";
  const Icon = isChecked ? ShieldCheck : ShieldQuestion;
  const date = checkedOn && formatDay(checkedOn, language);
  return (
    <div className="flex items-start gap-2 text-sm">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${isChecked ? "text-valid" : "text-soon"}`}
      />
      <div className="min-w-0">
        <p className={`font-semibold ${isChecked ? "text-valid" : "text-soon"}`}>
          {isChecked && date
            ? t("pharmacies.authorization.checked", { date })
            : t("pharmacies.authorization.toCheck")}
        </p>
        <p className="text-ink-soft">
          {!isChecked && date
            ? t("pharmacies.authorization.seenBy", { authority, date })
            : t("pharmacies.authorization.by", { authority })}
        </p>
        <OutsideLink
          href={register}
          label={t("pharmacies.authorization.lookUpOf", { name })}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent underline underline-offset-4"
        >
          {t("pharmacies.authorization.lookUp")}
        </OutsideLink>
      </div>
    </div>
  );
}
