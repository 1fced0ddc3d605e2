import CalendarClock from "lucide-react/icons/calendar-clock";
import CircleCheck from "lucide-react/icons/circle-check";
import PencilLine from "lucide-react/icons/pencil-line";
import type { Outing } from "../../../domain/content/publication.ts";
import { formatShortMoment } from "../../locale/format.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { Badge } from "../../ui/badge.tsx";
import { usePublication } from "./use-publication.ts";

const LOOK = {
  draft: { tone: "unknown", Icon: PencilLine },
  scheduled: { tone: "soon", Icon: CalendarClock },
  published: { tone: "valid", Icon: CircleCheck },
} as const;

/** What visitors have of an article, and from when on. */
export function PublicationBadge({ outing }: { outing: Outing }) {
  const t = useText();
  const language = useLanguage();
  const publication = usePublication(outing);
  const { tone, Icon } = LOOK[publication];
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
        {t(`articles.publication.${publication}`)}
      </Badge>
      {publication !== "draft" && outing.publishedAt && (
        <span className="text-ink-soft text-sm tabular-nums">
          {t("articles.outOn", { date: formatShortMoment(outing.publishedAt, language) })}
        </span>
      )}
    </span>
  );
}
