import Phone from "lucide-react/icons/phone";
import { useText } from "#app/locale/text.tsx";
import { useEmergencyNumbers } from "./use-emergency-numbers.ts";

const LARGE =
  "min-h-16 grow justify-center rounded-control border-2 border-urgent bg-paper-raised px-4 text-xl no-underline";

/**
 * Whom to call, before anybody has typed a word.
 * @param isLarge each as a button
 * @param isNamed with what the numbers are for, on a narrow screen too
 */
export function EmergencyLine({
  isLarge = false,
  isNamed = false,
}: {
  isLarge?: boolean;
  isNamed?: boolean;
}) {
  const t = useText();
  const { numbers } = useEmergencyNumbers([]);
  return (
    <p
      className={`flex flex-wrap items-center gap-x-2 text-ink-soft text-sm ${isLarge ? "gap-y-3" : ""}`}
    >
      <span className={isLarge ? "basis-full text-lg" : isNamed ? "" : "max-sm:sr-only"}>
        {t("symptoms.emergency.always")}
      </span>
      {numbers
        .filter(({ kind }) => kind !== "deaf-text")
        .map(({ tel, number }) => (
          <a
            key={tel}
            href={`tel:${tel}`}
            className={`inline-flex items-center gap-1.5 font-semibold text-urgent tabular-nums ${isLarge ? LARGE : "min-h-11 min-w-11 px-1 text-base underline"}`}
          >
            <Phone aria-hidden="true" className={isLarge ? "size-7" : "size-4"} />
            <span className={isLarge ? "" : "sr-only"}>{t("symptoms.emergency.callShort")} </span>
            {number}
          </a>
        ))}
    </p>
  );
}
