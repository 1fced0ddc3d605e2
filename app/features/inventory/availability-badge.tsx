import PackageSearch from "lucide-react/icons/package-search";
import { useText } from "#app/locale/text.tsx";
import { Badge } from "#app/ui/list/badge.tsx";
import { hindrance } from "#domain/notices/availability.ts";
import type { BoxNotices } from "#domain/notices/box-notices.ts";

/** 'Rupture de stock en France': what hinders buying the medicine of a box again, where something does. */
export function AvailabilityBadge({ notices }: { notices: BoxNotices | undefined }) {
  const t = useText();
  const hindered = notices && hindrance(notices.availability);
  if (!hindered) return null;
  return (
    <Badge tone="unknown" icon={<PackageSearch aria-hidden="true" />}>
      {t(`notices.availability.${hindered.state}`)}
    </Badge>
  );
}
