import CircleHelp from "lucide-react/icons/circle-help";
import FileText from "lucide-react/icons/file-text";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useStandingLabel } from "#app/client/cabinet-checks/cabinet-labels.tsx";
import { useStandingLabelWords } from "#app/locale/standing-label-words.ts";
import { Badge } from "#app/ui/list/badge.tsx";
import type { StandingLabel } from "#domain/dose-rules/standing-label.ts";
import type { StoredMedication } from "./stored-medication.ts";

/** What the leaflet of a box says of the person whose cabinet is shown; nothing while that is not known. */
export function StandingBadge({ medication }: { medication: StoredMedication }) {
  const label = useStandingLabel(medication);
  return label && <LabelBadge label={label} />;
}

export function LabelBadge({ label }: { label: StandingLabel }) {
  const words = useStandingLabelWords();
  const standing = "standing" in label ? label.standing : "inside";
  if (standing === "outside") {
    return (
      <Badge tone="expired" icon={<TriangleAlert aria-hidden="true" />}>
        {words(label)}
      </Badge>
    );
  }
  return (
    <Badge
      tone={standing === "unknown" ? "soon" : "unknown"}
      icon={
        label.kind === "unclassified" || standing === "unknown" ? (
          <CircleHelp aria-hidden="true" />
        ) : (
          <FileText aria-hidden="true" />
        )
      }
    >
      {words(label)}
    </Badge>
  );
}
