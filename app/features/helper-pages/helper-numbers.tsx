import { useLanguage, useText } from "#app/locale/text.tsx";
import { contentLanguage } from "#domain/locale/locales.ts";
import {
  EMERGENCY_NUMBERS,
  type EmergencyKind,
  numbersFor,
} from "#domain/symptoms/emergencies/emergency-numbers.ts";

/** Whom a helper calls: of several of a kind, the first of the country's list, which is the national one. */
const KINDS: readonly EmergencyKind[] = ["ambulance", "emergency", "deaf-text", "poison"];

const ANYWHERE = EMERGENCY_NUMBERS.filter(({ country }) => country === "EU");

/** Emergency services and poison center of the home's country, wherever the reader's language is spoken. */
export function HelperNumbers({ country }: { country: string }) {
  const t = useText();
  const language = useLanguage();
  const known = numbersFor(country);
  const numbers = KINDS.flatMap(
    (kind) => (known ?? ANYWHERE).find((number) => number.kind === kind) ?? [],
  );
  return (
    <>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {numbers.map((number) => (
          <li key={number.tel} className="min-h-11 py-1.5">
            <a
              href={`${number.kind === "deaf-text" ? "sms" : "tel"}:${number.tel}`}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-2"
            >
              <span className="whitespace-nowrap font-semibold text-urgent tabular-nums">
                {number.number}
              </span>
              <span>{number.label[contentLanguage(language)]}</span>
            </a>
          </li>
        ))}
      </ul>
      {!known && <p>{t("helper.sheet.numbersUnknown")}</p>}
      {!numbers.some(({ kind }) => kind === "poison") && <p>{t("helper.sheet.noPoisonCenter")}</p>}
    </>
  );
}
