import CircleHelp from "lucide-react/icons/circle-help";
import { useText } from "#app/locale/text.tsx";
import { Badge } from "#app/ui/list/badge.tsx";
import type { SymptomGuidance } from "#domain/symptoms/guidance.ts";
import { SeverityBadge } from "./severity-badge.tsx";

/** A symptom as it was chosen, with what was typed for it, and how serious the list takes it. */
export function SymptomHeading({
  id,
  symptom: { chosen, severity, state },
}: {
  id?: string;
  symptom: SymptomGuidance;
}) {
  const t = useText();
  const shown = state === "emergency" ? "urgent" : severity;
  const isUnknown = !shown && state !== "stated" && state !== "for-another";
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <h3 id={id} className="min-w-0 text-lg [overflow-wrap:anywhere]">
        <bdi>{chosen.text}</bdi>
      </h3>
      {shown && <SeverityBadge severity={shown} />}
      {chosen.said !== undefined && (
        <p className="order-last basis-full text-ink-soft text-sm [overflow-wrap:anywhere]">
          <bdi>{chosen.said}</bdi>
        </p>
      )}
      {isUnknown && (
        <Badge tone="unknown" icon={<CircleHelp aria-hidden="true" />}>
          {t("symptoms.severity.unknown")}
        </Badge>
      )}
    </div>
  );
}
