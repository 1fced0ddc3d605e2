import ExternalLink from "lucide-react/icons/external-link";
import type { OfficialLeaflet } from "#domain/medicines/leaflet.ts";
import { formatShortDay } from "./format.ts";
import { useLanguage, useText } from "./text.tsx";

/** Leads to the official leaflet in a tab of its own, which learns nothing of where it was opened. */
export function LeafletLink({ leaflet, name }: { leaflet: OfficialLeaflet; name: string }) {
  const t = useText();
  const words = useLeafletWords()(leaflet);
  return (
    <a
      href={leaflet.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t("ui.leaflet.newTab", { words, name })}
      className="inline-flex min-h-11 items-center gap-2 text-accent underline print:hidden"
    >
      {words}
      <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
    </a>
  );
}

/** 'Notice officielle (BDPM, édition du 28/04/2026)' */
export function useLeafletWords(): (leaflet: OfficialLeaflet) => string {
  const t = useText();
  const language = useLanguage();
  return ({ publisher, editionOn }) =>
    editionOn === null
      ? t("ui.leaflet.undated", { publisher })
      : t("ui.leaflet.dated", { publisher, date: formatShortDay(editionOn, language) });
}
