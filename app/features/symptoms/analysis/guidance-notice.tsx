import Info from "lucide-react/icons/info";
import { useText } from "#app/locale/text.tsx";
import { reviewCount } from "#domain/interactions/review-count.ts";
import { EmergencyLine } from "../emergency/emergency-line.tsx";

/** What an analysis is not. */
export function GuidanceNotice() {
  const t = useText();
  return (
    <div className="flex items-start gap-3 rounded-card border border-line bg-paper p-4">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="min-w-0">
        <p>{t("symptoms.analysis.notice")}</p>
        <p>{t("interactions.reviewed", reviewCount())}</p>
        <EmergencyLine />
      </div>
    </div>
  );
}
