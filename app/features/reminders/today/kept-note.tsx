import { pressedMoment } from "#app/client/offline/actions.ts";
import { formatTime } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { PendingAnswer } from "./dose-answer.ts";

/** At the line of a dose: which answer is on this device and not with the server. */
export function KeptNote({
  answer,
  isLarge = false,
}: Pick<PendingAnswer, "answer"> & { isLarge?: boolean }) {
  const t = useText();
  const time = formatTime(pressedMoment(answer), useLanguage());
  return (
    <p role="status" className={`text-soon ${isLarge ? "text-xl" : "text-sm"}`}>
      {t(`reminders.kept.${answer.kind}`, { time })}
    </p>
  );
}
