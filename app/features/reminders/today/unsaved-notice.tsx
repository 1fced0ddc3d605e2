import CircleAlert from "lucide-react/icons/circle-alert";
import { formatTime } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { PlannedDose } from "../dose.ts";
import { isWorthRetrying, type UnsavedAnswer } from "./unsaved-answers.ts";

/** At the line of a dose: which answer could not be saved, until it is sent again or closed. */
export function UnsavedNotice({
  unsaved,
  dose,
  hour,
  isAlone = false,
  onRetry,
  onClose,
}: {
  unsaved: UnsavedAnswer;
  dose: PlannedDose;
  hour: string;
  /** Without the line of its dose, which the list no longer has. */
  isAlone?: boolean;
  onRetry: () => void;
  onClose: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const about = { name: `${dose.medicationName} ${dose.dosage}`, time: hour };
  const cause = useCause(unsaved);
  return (
    <div
      role="alert"
      className="flex flex-col gap-2 rounded-control bg-expired/10 px-4 py-3 text-expired"
    >
      {isAlone && <p className="font-semibold">{t("reminders.unsaved.dose", about)}</p>}
      <p className="flex items-start gap-3">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">
          {t(`reminders.unsaved.${unsaved.action}`, { time: formatTime(unsaved.at, language) })}
          {cause && ` ${cause}`}
        </span>
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        {isWorthRetrying(unsaved) && (
          <Button
            variant="secondary"
            aria-label={t("reminders.unsaved.retryOf", about)}
            onClick={onRetry}
          >
            {t("ui.retry")}
          </Button>
        )}
        <Button
          variant="plain"
          aria-label={t("reminders.unsaved.closeOf", about)}
          onClick={onClose}
        >
          {t("reminders.unsaved.close")}
        </Button>
      </div>
    </div>
  );
}

function useCause({ failure }: UnsavedAnswer): string | null {
  const t = useText();
  switch (failure) {
    case "offline":
      return t("reminders.unsaved.offline");
    case "signed-out":
      return t("ui.failure.signed-out");
    case "conflict":
      return t("reminders.answered.conflict");
    case "not-found":
    case "forbidden":
      return t("reminders.unsaved.notPlanned");
    default:
      return null;
  }
}
