import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Clock from "lucide-react/icons/clock";
import OctagonAlert from "lucide-react/icons/octagon-alert";
import PackageMinus from "lucide-react/icons/package-minus";
import PackageOpen from "lucide-react/icons/package-open";
import PackageX from "lucide-react/icons/package-x";
import { memo } from "react";
import { useText } from "#app/locale/text.tsx";
import { Badge } from "#app/ui/list/badge.tsx";
import type { Day } from "#domain/calendar/day.ts";
import { medicationStatuses } from "#domain/inventory/status.ts";
import type { StoredMedication } from "./stored-medication.ts";

const TONE = {
  normal: "valid",
  recalled: "urgent",
  "lot-unknown": "urgent",
  expired: "expired",
  soon: "soon",
  "opened-long": "soon",
  low: "soon",
  out: "expired",
} as const;
// Made once: React skips what it has drawn before.
const ICON = {
  normal: <CircleCheck aria-hidden="true" />,
  recalled: <OctagonAlert aria-hidden="true" />,
  "lot-unknown": <OctagonAlert aria-hidden="true" />,
  expired: <CircleX aria-hidden="true" />,
  soon: <Clock aria-hidden="true" />,
  "opened-long": <PackageOpen aria-hidden="true" />,
  low: <PackageMinus aria-hidden="true" />,
  out: <PackageX aria-hidden="true" />,
};

/** Valide, or each cause why not: Rappelé, Lot à comparer, Périmé, Bientôt périmé, Ouvert depuis longtemps, Stock faible, Épuisé. */
export const StatusBadges = memo(function StatusBadges({
  medication,
  today,
}: {
  medication: StoredMedication;
  today: Day;
}) {
  const t = useText();
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {medicationStatuses(today, medication).map((status) => (
        <Badge key={status} tone={TONE[status]} icon={ICON[status]}>
          {t(`inventory.status.${status}`)}
        </Badge>
      ))}
    </span>
  );
});
