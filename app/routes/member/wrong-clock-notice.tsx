import ClockAlert from "lucide-react/icons/clock-alert";
import { useMinutesAhead } from "#app/client/time/wrong-clock.ts";
import { useText } from "#app/locale/text.tsx";

/**
 * Doses would be recorded at a wrong hour, and the next one given too early.
 * @param isLarge in the letters of the simple screen
 */
export function WrongClockNotice({ isLarge = false }: { isLarge?: boolean }) {
  const t = useText();
  const ahead = useMinutesAhead();
  if (ahead === 0) return null;
  return (
    <div className={`print:hidden ${isLarge ? "" : "mx-auto w-full max-w-6xl px-4 pt-4 md:px-8"}`}>
      <p
        role="status"
        className={`flex items-start gap-3 rounded-control bg-soon/10 px-4 py-3 text-soon ${isLarge ? "text-xl" : ""}`}
      >
        <ClockAlert
          aria-hidden="true"
          className={`mt-0.5 shrink-0 ${isLarge ? "size-7" : "size-5"}`}
        />
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
