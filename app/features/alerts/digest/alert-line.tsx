import X from "lucide-react/icons/x";
import { useText } from "#app/locale/text.tsx";
import { Button, IconButton } from "#app/ui/button/button.tsx";
import type { Alert } from "#domain/alerts/alert.ts";
import { wholeDosage } from "#domain/inventory/whole-dosage.ts";
import { AlertIcon } from "../alert-type-badge.tsx";
import { useAlertWords } from "../alert-words.ts";

/** One alert where there is little room: what it is about, its sentence, and the action that hides it. */
export function AlertLine({
  alert,
  onConfirm,
  onDismiss,
}: {
  alert: Alert;
  onConfirm: (() => void) | undefined;
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
    <div className="flex items-start gap-3">
      <span className="flex pt-0.5">
        <AlertIcon type={alert.type} />
      </span>
      <div className="min-w-0 grow">
        <p className="font-semibold leading-snug">{heading}</p>
        <p className="whitespace-pre-line text-ink-soft text-sm">{lines.join("\n")}</p>
        {onConfirm && (
          <Button
            variant="secondary"
            className="mt-2 print:hidden"
            onClick={({ currentTarget }) => {
              // What is asked next would lie below the list.
              currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
              onConfirm();
            }}
          >
            {t("alerts.confirmIntake")}
          </Button>
        )}
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
