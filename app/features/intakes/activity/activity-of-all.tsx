import { useQueries } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { useNow } from "#app/client/time/now.ts";
import { formatList, formatShortMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { epochMs, type Instant, instantAt } from "#domain/calendar/instant.ts";
import { dosesOfAll } from "#domain/intakes/doses-of-all.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import { withDeviceIntakes } from "../device-intakes.ts";
import { IntakeLine } from "../intake-line.tsx";
import { latestIntakesQuery } from "../queries.ts";
import { ActivitySkeleton } from "./activity-skeleton.tsx";

/** How far back the list of everybody goes: who gave what, and when, in the last nights. */
const SHOWN_MS = 7 * 24 * 3_600_000;

/** Doses drawn at first and at each request for more. */
const PAGE_SIZE = 50;

/**
 * The latest doses of everybody in one list, each with its person. Who has none is named, and so is each person whose
 * doses could not be read: an empty list would say that nothing was given.
 */
export function ActivityOfAll({
  people,
  onChoose,
}: {
  people: readonly Person[];
  onChoose: (profileId: string) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const now = useNow();
  const actions = useOutboxActions();
  const [most, setMost] = useState(PAGE_SIZE);
  const readings = useQueries({ queries: people.map(({ id }) => latestIntakesQuery(id)) });
  const nameOf = useMemo(() => {
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return (id: string) => names.get(id) ?? t("intakes.fields.nameless");
  }, [people, t]);
  const read = people.flatMap((person, nth) => {
    const reading = readings[nth];
    if (!reading?.data) return [];
    const { intakes, unreadable, total } = reading.data;
    const own = actions.filter(({ profileId }) => profileId === person.id);
    return [
      {
        personId: person.id,
        doses: withDeviceIntakes(intakes, own, reading.dataUpdatedAt),
        isCut: total > intakes.length,
        unreadable: unreadable.length,
      },
    ];
  });
  const unread = people.filter((_, nth) => readings[nth]?.isError && !readings[nth].data);
  const incomplete = read.filter(({ unreadable }) => unreadable > 0);
  const { since, doses } = dosesOfAll(read, weekBefore(now));
  const without = read.filter(({ personId }) => doses.every((each) => each.personId !== personId));
  if (read.length + unread.length < people.length) return <ActivitySkeleton />;
  return (
    <div className="flex flex-col gap-5">
      {unread.length > 0 && (
        <Notice tone="failure">
          {t("intakes.all.unread", { names: names(unread.map(({ id }) => id)) })}{" "}
          <Button variant="plain" onClick={retry}>
            {t("ui.retry")}
          </Button>
        </Notice>
      )}
      {incomplete.length > 0 && (
        <Notice tone="failure">
          {t("intakes.all.incomplete", { names: names(incomplete.map((each) => each.personId)) })}
        </Notice>
      )}
      <div role="status">
        <h2 className="text-lg">
          {t("intakes.all.since", { moment: formatShortMoment(since, language) })}
        </h2>
        {without.length > 0 && (
          <p className="text-ink-soft">
            {t("intakes.all.none", { names: names(without.map(({ personId }) => personId)) })}
          </p>
        )}
      </div>
      {doses.length > 0 && (
        <ul
          aria-label={t("intakes.title")}
          className="divide-y divide-line rounded-card border border-line bg-paper-raised print:border-0"
        >
          {doses.slice(0, most).map(({ personId, dose }) => (
            <li key={dose.id} className="break-inside-avoid py-3 pr-2 pl-4">
              <IntakeLine intake={dose} person={nameOf(personId)} now={now} />
            </li>
          ))}
        </ul>
      )}
      {doses.length > most && (
        <Button
          variant="secondary"
          className="self-center print:hidden"
          onClick={() => setMost(most + PAGE_SIZE)}
        >
          {t("intakes.showMore")}
        </Button>
      )}
      <div className="flex flex-col gap-2 print:hidden">
        <p className="text-ink-soft">{t("intakes.all.choose")}</p>
        <div className="flex flex-wrap gap-2">
          {people.map(({ id }) => (
            <Button key={id} variant="secondary" onClick={() => onChoose(id)}>
              {nameOf(id)}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );

  function names(ids: readonly string[]): string {
    return formatList(ids.map(nameOf), language);
  }

  function retry() {
    for (const reading of readings) {
      if (reading.isError) void reading.refetch();
    }
  }
}

function weekBefore(now: Instant): Instant {
  return instantAt(epochMs(now) - SHOWN_MS);
}
