import Bell from "lucide-react/icons/bell";
import BellOff from "lucide-react/icons/bell-off";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronsUp from "lucide-react/icons/chevrons-up";
import Equal from "lucide-react/icons/equal";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { type Column, DataTable } from "#app/ui/list/data-table.tsx";
import type { Alert } from "#domain/alerts/alert.ts";
import type { HomeAlert } from "#domain/alerts/home-alerts.ts";
import type { AlertPriority } from "#domain/alerts/priority.ts";
import { AlertTypeBadge } from "../alert-type-badge.tsx";
import { useAlertWords } from "../alert-words.ts";
import { useAlertActions } from "../use-alert-actions.ts";

const PRIORITY_ICON = { high: ChevronsUp, medium: Equal, low: ChevronDown };
const PRIORITY_CLASS: Record<AlertPriority, string> = {
  high: "font-semibold text-expired",
  medium: "",
  low: "text-ink-soft",
};

/** Dismissed alerts stay, marked, and can be taken back. */
export function AlertsTable({
  alerts,
  whoseOf,
  mayWrite,
}: {
  alerts: readonly HomeAlert[];
  /** Names whom an alert is about; null where there is one person. */
  whoseOf: ((alert: HomeAlert) => string | null) | null;
  mayWrite: (profileId: string) => boolean;
}) {
  const t = useText();
  const wordsOf = useAlertWords();
  const columns: Column<HomeAlert>[] = [
    {
      id: "type",
      header: t("alerts.columns.type"),
      cell: ({ alert }) => <AlertTypeBadge type={alert.type} />,
      card: "corner",
    },
    ...(whoseOf
      ? [
          {
            id: "person",
            header: t("alerts.columns.person"),
            cell: (each: HomeAlert) => <span className="text-accent">{whoseOf(each)}</span>,
            card: "heading" as const,
          },
        ]
      : []),
    {
      id: "medication",
      header: t("alerts.columns.medication"),
      cell: ({ alert }) => wordsOf(alert).about,
      card: "heading",
    },
    {
      id: "message",
      header: t("alerts.columns.message"),
      cell: ({ alert }) => <Message alert={alert} />,
      card: "line",
    },
    {
      id: "priority",
      header: t("alerts.columns.priority"),
      cell: ({ alert }) => <Priority priority={alert.priority} />,
      card: "line",
    },
    {
      id: "status",
      header: t("alerts.columns.status"),
      cell: ({ alert }) => <Status status={alert.status} />,
      card: "line",
    },
    {
      id: "actions",
      header: t("alerts.columns.actions"),
      cell: (each) => <Actions of={each} mayEnd={mayWrite(each.profileId)} />,
      card: "foot",
    },
  ];
  return (
    <DataTable
      caption={t("alerts.list")}
      columns={columns}
      rows={[...alerts]}
      rowKey={({ alert, profileId }) => `${profileId} ${alert.key}`}
    />
  );
}

/** One button dismisses and restores: it keeps the focus while its label changes. */
function Actions({ of: { alert, profileId }, mayEnd }: { of: HomeAlert; mayEnd: boolean }) {
  const t = useText();
  const { name } = useAlertWords()(alert);
  const { dismiss, restore, end } = useAlertActions(profileId);
  const isActive = alert.status === "active";
  return (
    <span className="-mx-3 flex flex-wrap">
      <Button
        variant="plain"
        aria-label={
          isActive
            ? t("alerts.dismissing.dismissOf", { name })
            : t("alerts.dismissing.restoreOf", { name })
        }
        onClick={() => (isActive ? dismiss(alert.key) : restore(alert.key))}
      >
        {isActive ? t("alerts.dismissing.dismiss") : t("alerts.dismissing.restore")}
      </Button>
      {alert.type === "custom" && isOngoing(alert) && mayEnd && (
        <Button
          variant="plain"
          aria-label={t("alerts.ending.endOf", { name })}
          onClick={() => end(alert)}
        >
          {t("alerts.ending.end")}
        </Button>
      )}
    </span>
  );
}

/** Whether it rings again after the day it rings on now. */
function isOngoing({ repeats, day, endsOn }: Extract<Alert, { type: "custom" }>): boolean {
  return repeats !== "once" && (endsOn === null || endsOn > day);
}

function Message({ alert }: { alert: Alert }) {
  const { message, details } = useAlertWords()(alert);
  return (
    <>
      <span className="block">{message}</span>
      {details.map((detail) => (
        <span key={detail} className="block text-ink-soft text-sm">
          {detail}
        </span>
      ))}
    </>
  );
}

function Priority({ priority }: { priority: AlertPriority }) {
  const t = useText();
  const Icon = PRIORITY_ICON[priority];
  return (
    <span className={`inline-flex items-center gap-1.5 ${PRIORITY_CLASS[priority]}`}>
      <Icon aria-hidden="true" className="size-4" />
      {t(`alerts.priority.${priority}`)}
    </span>
  );
}

function Status({ status }: { status: Alert["status"] }) {
  const t = useText();
  const Icon = status === "active" ? Bell : BellOff;
  return (
    <span
      className={`inline-flex items-center gap-1.5 ${status === "active" ? "text-accent" : "text-ink-soft"}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(`alerts.status.${status}`)}
    </span>
  );
}
