import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Clock from "lucide-react/icons/clock";
import { memo } from "react";
import type { MedicationStatus } from "../../../domain/inventory/status.ts";
import { useText } from "../../locale/text.tsx";
import { Badge } from "../../ui/badge.tsx";

const TONE = { normal: "valid", warning: "soon", danger: "expired" } as const;
// Made once: React skips what it has drawn before.
const ICON = {
  normal: <CircleCheck aria-hidden="true" />,
  warning: <Clock aria-hidden="true" />,
  danger: <CircleX aria-hidden="true" />,
};

/** Valide, Bientôt périmé, Expiré. */
export const StatusBadge = memo(function StatusBadge({ status }: { status: MedicationStatus }) {
  const t = useText();
  return (
    <Badge tone={TONE[status]} icon={ICON[status]}>
      {t(`inventory.status.${status}`)}
    </Badge>
  );
});
