import Phone from "lucide-react/icons/phone";
import { useText } from "#app/locale/text.tsx";
import { useEmergencyNumbers } from "./use-emergency-numbers.ts";

/** Whom to call, before anybody has typed a word. */
export function EmergencyLine() {
  const t = useText();
  const { numbers } = useEmergencyNumbers([]);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
      <span className="max-sm:sr-only">{t("symptoms.emergency.always")}</span>
      {numbers
        .filter(({ kind }) => kind !== "deaf-text")
        .map(({ tel, number }) => (
          <a
            key={tel}
            href={`tel:${tel}`}
            className="inline-flex min-h-11 min-w-11 items-center gap-1.5 px-1 font-semibold text-base text-urgent tabular-nums underline"
          >
            <Phone aria-hidden="true" className="size-4" />
            <span className="sr-only">{t("symptoms.emergency.callShort")} </span>
            {number}
          </a>
        ))}
    </p>
  );
}
