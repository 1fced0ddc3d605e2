import MessageSquare from "lucide-react/icons/message-square";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { useNumberToCall } from "#app/client/locale/use-number-to-call.ts";
import { formatDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { CountryChoice } from "#app/ui/form/country-choice.tsx";
import { contentLanguage } from "#domain/locale/locales.ts";
import type { EmergencyNumber } from "#domain/symptoms/emergencies/emergency-numbers.ts";
import { type CallReason, useEmergencyNumbers } from "./use-emergency-numbers.ts";

/** Whom to call where the reader is now, each a link that calls. */
export function EmergencyNumbers({
  reason,
  children,
}: {
  reason: CallReason;
  /** What to do meanwhile: between whom to call first and all the others. */
  children?: ReactNode;
}) {
  const t = useText();
  const language = useLanguage();
  const { numbers, isCountryKnown } = useEmergencyNumbers(reason);
  const { choice } = useNumberToCall("rescue");
  const [first, ...others] = numbers;
  const [oldest] = numbers.map(({ checkedOn }) => checkedOn).sort();
  return (
    <div className="flex flex-col gap-3">
      {first && <CallLink number={first} isFirst />}
      {children}
      {others.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2">
          {others.map((number) => (
            <li key={`${number.kind} ${number.tel}`}>
              <CallLink number={number} />
            </li>
          ))}
        </ul>
      )}
      {!isCountryKnown && <p>{t("symptoms.emergency.anywhere")}</p>}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {/* Always there: somebody away from home is not where their device was set up. */}
        <CountryChoice {...choice} />
        {oldest && (
          <p className="text-ink-soft text-sm">
            {t("symptoms.emergency.checkedOn", { date: formatDay(oldest, language) })}
          </p>
        )}
      </div>
    </div>
  );
}

function CallLink({ number, isFirst = false }: { number: EmergencyNumber; isFirst?: boolean }) {
  const t = useText();
  const language = useLanguage();
  const isWritten = number.kind === "deaf-text";
  const Icon = isWritten ? MessageSquare : Phone;
  return (
    <a
      href={`${isWritten ? "sms" : "tel"}:${number.tel}`}
      className={`flex min-h-14 items-center gap-3 rounded-control border-2 border-urgent px-3 py-2 leading-tight no-underline ${isFirst ? "bg-urgent text-paper" : "bg-paper-raised text-ink"}`}
    >
      <Icon aria-hidden="true" className={`size-6 shrink-0 ${isFirst ? "" : "text-urgent"}`} />
      <span className="min-w-0">
        <span className={`block font-semibold tabular-nums ${isFirst ? "text-lg" : ""}`}>
          {t(isWritten ? "symptoms.emergency.write" : "symptoms.emergency.call", {
            // A number is read in one piece.
            number: number.number.replaceAll(" ", "\u00a0"),
          })}
        </span>{" "}
        <span className="block text-sm">{number.label[contentLanguage(language)]}</span>
      </span>
    </a>
  );
}
