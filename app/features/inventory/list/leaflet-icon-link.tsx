import FileText from "lucide-react/icons/file-text";
import { useLeafletWords } from "#app/locale/leaflet-link.tsx";
import { useText } from "#app/locale/text.tsx";
import { iconButtonClasses } from "#app/ui/button/button-variants.ts";
import type { OfficialLeaflet } from "#domain/medicines/leaflet.ts";

/** The official leaflet, as one of the buttons of a row. */
export function LeafletIconLink({ leaflet, name }: { leaflet: OfficialLeaflet; name: string }) {
  const t = useText();
  const label = t("ui.leaflet.newTab", { words: useLeafletWords()(leaflet), name });
  return (
    <a
      href={leaflet.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
      className={iconButtonClasses}
    >
      <FileText aria-hidden="true" className="size-5" />
    </a>
  );
}
