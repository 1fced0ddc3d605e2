import CircleDot from "lucide-react/icons/circle-dot";
import Siren from "lucide-react/icons/siren";
import Stethoscope from "lucide-react/icons/stethoscope";
import { useText } from "#app/locale/text.tsx";
import { Badge } from "#app/ui/list/badge.tsx";
import type { Severity } from "#domain/symptoms/list/symptom.ts";

const TONE = { urgent: "urgent", doctor: "soon", mild: "unknown" } as const;
const ICON = {
  urgent: <Siren aria-hidden="true" />,
  doctor: <Stethoscope aria-hidden="true" />,
  mild: <CircleDot aria-hidden="true" />,
};

/** Urgent, Médecin, Léger. Never green: nothing here says that all is well. */
export function SeverityBadge({ severity }: { severity: Severity }) {
  const t = useText();
  return (
    <Badge tone={TONE[severity]} icon={ICON[severity]}>
      {t(`symptoms.severity.${severity}`)}
    </Badge>
  );
}
