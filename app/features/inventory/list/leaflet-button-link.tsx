import FileSearch from "lucide-react/icons/file-search";
import FileText from "lucide-react/icons/file-text";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { useLeafletTarget } from "#app/locale/leaflet-link.tsx";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import type { OfficialLeaflet } from "#domain/medicines/official/leaflet.ts";

/** The official leaflet, or where to look for it, as one of the buttons of a row. */
export function LeafletButtonLink({
  leaflet,
  name,
}: {
  leaflet: OfficialLeaflet | null | undefined;
  name: string;
}) {
  const t = useText();
  const target = useLeafletTarget({ leaflet, name, country: visitorCountry() });
  if (target === null) return null;
  const label = t("ui.leaflet.newTab", { words: target.words, name });
  const Icon = leaflet ? FileText : FileSearch;
  return (
    <a
      href={target.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
      className={`${buttonClasses("plain")} md:max-xl:px-0`}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="md:max-xl:hidden">{t("inventory.actions.leaflet")}</span>
    </a>
  );
}
