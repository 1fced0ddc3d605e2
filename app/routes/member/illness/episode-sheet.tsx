import { Link } from "react-router";
import { failureOf } from "#app/client/errors/failure.ts";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { SheetButton } from "#app/features/illness/episode-status.tsx";
import { ObservationsCard } from "#app/features/illness/observations-card.tsx";
import { useIllnesses } from "#app/features/illness/queries.ts";
import { TemperatureCard } from "#app/features/illness/temperature-card.tsx";
import { useNoteIllness } from "#app/features/illness/use-note-illness.ts";
import { PeriodDoses, usePeriodDoses } from "#app/features/intakes/period-doses.tsx";
import { PaperIdentity } from "#app/features/profiles/paper-identity.tsx";
import { PersonSummary } from "#app/features/profiles/person-summary.tsx";
import { formatShortMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { dayBefore, type Episode } from "#domain/illness/episodes.ts";
import type { Person } from "#domain/intakes/recipients.ts";

/** One illness that has ended, as a sheet: on the screen, on paper, or as a file for the doctor. */
export function EpisodeSheet({ person, episodeId }: { person: Person; episodeId: string }) {
  const t = useText();
  const { illnesses, unsent, error, refetch } = useIllnesses(person.id);
  if (!illnesses) {
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList rows={3} rowClassName="h-40" />
    );
  }
  const all = illnesses.current ? [illnesses.current, ...illnesses.past] : illnesses.past;
  const episode = all.find(({ id }) => id === episodeId);
  return (
    <>
      <Link
        to={{ search: "" }}
        className={`${buttonClasses("plain")} -ml-4 self-start print:hidden`}
      >
        {t("illness.back")}
      </Link>
      {episode ? (
        <Sheet person={person} episode={episode} unsent={unsent} />
      ) : (
        <p>{t("illness.unknownEpisode")}</p>
      )}
    </>
  );
}

function Sheet({
  person,
  episode: { beganAt, end, entries },
  unsent,
}: {
  person: Person;
  episode: Episode;
  unsent: ReadonlySet<string>;
}) {
  const t = useText();
  const language = useLanguage();
  const may = usePermissionCheck();
  const { remove } = useNoteIllness(person.id);
  const reading = usePeriodDoses(person.id, dayBefore(beganAt), end?.at ?? null);
  const from = formatShortMoment(beganAt, language);
  const doses = (reading.doses ?? []).map(({ id, medicationName, takenAt }) => ({
    id,
    name: medicationName,
    takenAt,
  }));
  return (
    <>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="font-semibold text-lg tabular-nums">
            {end
              ? t("illness.period", { from, to: formatShortMoment(end.at, language) })
              : t("illness.since", { moment: from })}
          </p>
          <SheetButton />
          {end && may("note-illness") && (
            <Button
              variant="plain"
              className="print:hidden"
              onClick={() => void remove(end.id, { kind: "end" })}
            >
              {t("illness.reopen")}
            </Button>
          )}
        </div>
        <PaperIdentity profileId={person.id} />
        <PersonSummary profileId={person.id} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2 print:block">
        <TemperatureCard
          entries={entries}
          doses={doses}
          unsent={unsent}
          earliest={dayBefore(beganAt)}
          onNote={null}
          onDelete={(entry) => void remove(entry.id, entry)}
        />
        <ObservationsCard
          entries={entries}
          unsent={unsent}
          earliest={dayBefore(beganAt)}
          onNote={null}
          onDelete={(entry) => void remove(entry.id, entry)}
        />
        <Card title={t("illness.doses.all")} className="print:border-0 print:p-0">
          <PeriodDoses reading={reading} />
        </Card>
      </div>
    </>
  );
}
