import CircleX from "lucide-react/icons/circle-x";
import Clock from "lucide-react/icons/clock";
import OctagonAlert from "lucide-react/icons/octagon-alert";
import PackageMinus from "lucide-react/icons/package-minus";
import PackageOpen from "lucide-react/icons/package-open";
import PackageX from "lucide-react/icons/package-x";
import Pin from "lucide-react/icons/pin";
import { useText } from "#app/locale/text.tsx";
import { Badge } from "#app/ui/list/badge.tsx";
import type { AlertType } from "#domain/alerts/alert.ts";

const ICON = {
  recalled: OctagonAlert,
  expired: CircleX,
  expiry: Clock,
  "opened-long": PackageOpen,
  "out-of-stock": PackageX,
  "low-stock": PackageMinus,
  prescription: Clock,
  custom: Pin,
} as const satisfies Record<AlertType, unknown>;

const TONE = {
  recalled: "urgent",
  expired: "expired",
  expiry: "soon",
  "opened-long": "soon",
  "out-of-stock": "expired",
  "low-stock": "soon",
  prescription: "soon",
  custom: "accent",
} as const satisfies Record<AlertType, unknown>;

const COLOUR = {
  urgent: "text-urgent",
  expired: "text-expired",
  soon: "text-soon",
  accent: "text-accent",
};

/** The icon alone: only where the words beside it say what it marks. */
export function AlertIcon({ type }: { type: AlertType }) {
  const Icon = ICON[type];
  return <Icon aria-hidden="true" className={`size-5 shrink-0 ${COLOUR[TONE[type]]}`} />;
}

export function AlertTypeBadge({ type }: { type: AlertType }) {
  const t = useText();
  const Icon = ICON[type];
  return (
    <Badge tone={TONE[type]} icon={<Icon aria-hidden="true" />}>
      <span className="xl:whitespace-nowrap">{t(`alerts.type.${type}`)}</span>
    </Badge>
  );
}
