import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { useSession } from "#app/client/session/session.ts";
import { Dosage } from "#app/locale/dosage.tsx";
import { formatShortMoment } from "#app/locale/format.ts";
import { useGiverWords } from "#app/locale/giver-words.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Badge } from "#app/ui/list/badge.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import type { ListedIntake } from "./device-intakes.ts";
import { useRelativeTime } from "./use-relative-time.ts";

/** One dose: how much of what, when, and that it was taken; beside it what can be done with it. */
export function IntakeLine({
  intake,
  person = null,
  now,
  children,
}: {
  intake: ListedIntake;
  /** Who took it, where doses of several people are listed. */
  person?: string | null;
  now: Instant;
  children?: ReactNode;
}) {
  const t = useText();
  const language = useLanguage();
  const ago = useRelativeTime(now);
  const quantityWords = useQuantityWords();
  const giverWords = useGiverWords();
  const { session } = useSession();
  const giver = { id: intake.loggedBy, name: intake.giverName };
  return (
    <>
      <div className="flex items-start justify-between gap-x-3 gap-y-1 max-xs:flex-wrap">
        <p className="min-w-0 font-semibold leading-snug">
          {person !== null && <span className="text-accent">{person} · </span>}
          {intake.medicationName}{" "}
          <span className="font-normal text-ink-soft">
            <Dosage>{intake.medicationDosage}</Dosage>
          </span>
        </p>
        <span className="shrink-0">
          <Badge tone="valid" icon={<Check aria-hidden="true" />}>
            {t("intakes.taken")}
          </Badge>
        </span>
      </div>
      <div className="flex items-start justify-between gap-1 max-xs:flex-wrap">
        <p className="flex min-w-0 flex-wrap gap-x-3 text-ink-soft text-sm tabular-nums">
          <span>{quantityWords(intake.medicationForm, intake.quantityTaken)}</span>{" "}
          <time dateTime={intake.takenAt}>{formatShortMoment(intake.takenAt, language)}</time>{" "}
          <span className="print:hidden">{ago(intake.takenAt)}</span>{" "}
          <span className="print:hidden">{giverWords(giver, session?.user.id ?? null)}</span>
          {/* Paper is read by others, for whom 'you' is somebody else. */}
          <span aria-hidden="true" className="hidden print:inline">
            {giverWords(giver, null)}
          </span>
          {intake.ofDevice?.isUnsent && (
            <span className="font-semibold text-soon">{t("illness.unsent")}</span>
          )}
        </p>
        {children}
      </div>
      {intake.notes && <p className="mt-1 text-sm">{intake.notes}</p>}
    </>
  );
}
