import CalendarClock from "lucide-react/icons/calendar-clock";
import CircleCheck from "lucide-react/icons/circle-check";
import PencilLine from "lucide-react/icons/pencil-line";
import { formatShortMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Badge } from "#app/ui/list/badge.tsx";
import type { PublicationSchedule } from "#domain/content/publication.ts";
import { usePublication } from "./use-publication.ts";

const PUBLICATION_STYLE = {
  draft: { tone: "unknown", Icon: PencilLine },
  scheduled: { tone: "soon", Icon: CalendarClock },
  published: { tone: "valid", Icon: CircleCheck },
} as const;

/** What visitors have of an article, and from when on. */
export function PublicationBadge({
  publicationSchedule,
}: {
  publicationSchedule: PublicationSchedule;
}) {
  const t = useText();
  const language = useLanguage();
  const publication = usePublication(publicationSchedule);
  const { tone, Icon } = PUBLICATION_STYLE[publication];
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
        {t(`articles.publication.${publication}`)}
      </Badge>
      {publication !== "draft" && publicationSchedule.publishedAt && (
        <span className="text-ink-soft text-sm tabular-nums">
          {t("articles.scheduledFor", {
            date: formatShortMoment(publicationSchedule.publishedAt, language),
          })}
        </span>
      )}
    </span>
  );
}
