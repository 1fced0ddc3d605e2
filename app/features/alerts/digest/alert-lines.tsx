import { useRef } from "react";
import { useText } from "#app/locale/text.tsx";
import type { Alert } from "#domain/alerts/alert.ts";
import { useAlertActions } from "../use-alert-actions.ts";
import { AlertLine } from "./alert-line.tsx";

/** A few alerts, one under another. */
export function AlertLines({
  profileId,
  alerts,
  onConfirmReminder,
}: {
  profileId: string;
  alerts: readonly Alert[];
  onConfirmReminder: (() => void) | undefined;
}) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const { dismiss } = useAlertActions(profileId);
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={t("alerts.list")}
      className="divide-y divide-line outline-none"
    >
      {alerts.map((alert) => (
        <li key={alert.key} className="py-3 first:pt-0 last:pb-0">
          <AlertLine
            alert={alert}
            onConfirm={alert.type === "reminder" ? onConfirmReminder : undefined}
            onDismiss={() => {
              // The pressed button leaves with its line; the keyboard focus stays in the list.
              list.current?.focus();
              dismiss(alert.key);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
