import X from "lucide-react/icons/x";
import { useText } from "#app/locale/text.tsx";
import { IconButton } from "#app/ui/button/button.tsx";
import type { Alert } from "#domain/alerts/alert.ts";
import { wholeDosage } from "#domain/inventory/whole-dosage.ts";
import { AlertIcon } from "../alert-type-badge.tsx";
import { useAlertWords } from "../alert-words.ts";

/** One alert where there is little room: what it is about, its sentence, and the action that hides it. */
export function AlertLine({
  alert,
  whose = null,
  note = null,
  onDismiss,
}: {
  alert: Alert;
  /** Whom it is about, where several people are listed. */
  whose?: string | null;
  /** One more sentence. */
  note?: string | null;
  onDismiss: () => void;
}) {
  const t = useText();
  const { type, message, details, name } = useAlertWords()(alert);
  const box =
    alert.medication && `${alert.medication.name} ${wholeDosage(alert.medication.dosage)}`;
  // The author of an alert looks for their own words first.
  const [heading, ...lines] =
    alert.type === "custom"
      ? [message, ...(box ? [box] : []), ...details]
      : [box ? `${box} · ${type}` : type, message, ...details];
  return (
    <div className="flex items-start gap-x-3 max-xs:flex-wrap max-xs:justify-between">
      <span className="flex pt-0.5">
        <AlertIcon type={alert.type} />
      </span>
      <div className="min-w-0 grow max-xs:order-last max-xs:basis-full">
        {whose !== null && <p className="font-semibold text-accent text-sm">{whose}</p>}
        <p className="font-semibold leading-snug">{heading}</p>
        <p className="whitespace-pre-line text-ink-soft text-sm">
          {[...lines, ...(note === null ? [] : [note])].join("\n")}
        </p>
      </div>
      <IconButton
        label={t("alerts.dismissing.dismissOf", { name })}
        icon={<X aria-hidden="true" className="size-5" />}
        className="-my-1.5 print:hidden"
        onClick={onDismiss}
      />
    </div>
  );
}
