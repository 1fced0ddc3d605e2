import ClockAlert from "lucide-react/icons/clock-alert";
import { useMinutesAhead } from "#app/client/time/wrong-clock.ts";
import { useText } from "#app/locale/text.tsx";

/** Doses would be recorded at a wrong hour, and the next one given too early. */
export function WrongClockNotice() {
  const t = useText();
  const ahead = useMinutesAhead();
  if (ahead === 0) return null;
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 md:px-8 print:hidden">
      <p
        role="status"
        className="flex items-start gap-3 rounded-control bg-soon/10 px-4 py-3 text-soon"
      >
        <ClockAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          <strong>
            {ahead > 0
              ? t("member.wrongClock.ahead", { count: ahead })
              : t("member.wrongClock.behind", { count: -ahead })}
          </strong>{" "}
          {t("member.wrongClock.mend")}
        </span>
      </p>
    </div>
  );
}
