import CircleCheck from "lucide-react/icons/circle-check";
import { type ReactNode, useId, useMemo } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import { formatTime } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { instantAt } from "#domain/calendar/instant.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import { dayLine } from "#domain/reminders/day-line.ts";
import { doseGroups, stateAt } from "#domain/reminders/today.ts";
import type { DoseOfPerson, PlannedDose } from "../dose.ts";
import { DayLine } from "./day-line.tsx";
import { pendingAnswers } from "./dose-answer.ts";
import { DoseGroups } from "./dose-groups.tsx";
import { DroppedAnswers, useDroppedAnswers } from "./dropped-answers.tsx";
import { type RecentDose, withTakenBefore } from "./taken-before.ts";
import { useShown } from "./use-shown.ts";

const NONE_RECENT: ReadonlyMap<string, never[]> = new Map();

/** A reminder on the lock screen leads here. */
const PLACE = "today";

/** The doses of several people as the page has read them. */
export interface DosesReading {
  /** By profile; empty while on their way. */
  readonly doses: ReadonlyMap<string, readonly PlannedDose[]>;
  /** Why they could not be read, now or at the last look. */
  readonly problem: unknown;
  /** When they were read last, in milliseconds since 1970. */
  readonly readAt: number;
  readonly onRetry: () => void;
}

/**
 * Whether there is something to take now: the first question on opening the cabinet.
 * @param people whose doses are listed; with more than one each line names its person
 */
export function TodayCard({
  userId,
  people,
  reading: { doses, problem, readAt, onRetry },
  recent = NONE_RECENT,
}: {
  userId: string;
  people: readonly Person[];
  reading: DosesReading;
  /** The latest doses of each product, by profile, those without a plan too. */
  recent?: ReadonlyMap<string, readonly RecentDose[]>;
}) {
  const t = useText();
  const language = useLanguage();
  const now = useNow();
  const known = people.filter(({ id }) => doses.has(id));
  const listed = useMemo(
    () =>
      people.flatMap(({ id }) =>
        withTakenBefore(doses.get(id) ?? [], recent.get(id) ?? [], now).map((dose) => ({
          ...dose,
          profileId: id,
        })),
      ),
    [people, doses, recent, now],
  );
  useShown(listed, now);
  // An empty list would be a dangerous answer where nobody knows.
  if (known.length === 0) {
    return (
      <div id={PLACE} className="scroll-mt-24">
        <Card title={t("reminders.today.title")}>
          {problem == null ? (
            <SkeletonList rows={2} />
          ) : (
            <ErrorState failure={failureOf(problem)} onRetry={onRetry} />
          )}
        </Card>
      </div>
    );
  }
  return (
    <div id={PLACE} className="scroll-mt-24">
      <Doses
        key={people.map(({ id }) => id).join()}
        userId={userId}
        people={people}
        doses={listed}
        stale={
          problem != null && (
            <p role="status" className="mb-3 text-soon">
              {t("reminders.today.stale", { time: formatTime(instantAt(readAt), language) })}
            </p>
          )
        }
      />
    </div>
  );
}

function Doses({
  userId,
  people,
  doses,
  stale,
}: {
  userId: string;
  people: readonly Person[];
  doses: readonly DoseOfPerson[];
  /** That they could not be read anew; nothing where they were. */
  stale: ReactNode;
}) {
  const t = useText();
  const now = useNow();
  const today = useToday();
  const titleId = useId();
  const groups = doseGroups(doses, today, now, browserZone);
  const shown = new Set(groups.flatMap((group) => group.doses.map(({ id }) => id)));
  const dropped = useDroppedAnswers(people, shown);
  const pending = pendingAnswers(useOutboxActions());
  if (groups.length === 0 && dropped.length === 0) {
    // In one line, so that the last doses stand on the first screen.
    return (
      <section
        aria-labelledby={titleId}
        className="rounded-card border border-line bg-paper-raised px-4 py-3 md:px-6"
      >
        {stale}
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id={titleId} className="text-lg">
            {t("reminders.today.title")}
          </h2>
          <p className="text-ink-soft">{t("reminders.today.none")}</p>
        </div>
      </section>
    );
  }
  const lines = people.flatMap(({ id, name }) => {
    // Nothing is drawn as answered before the database has it.
    const own = doses
      .filter(({ profileId }) => profileId === id)
      .map((dose) => (pending.has(dose.id) ? { ...dose, state: "planned" as const } : dose));
    const line = dayLine(own, today, now, browserZone);
    // Of a single dose the list says it all.
    return line && line.all > 1 ? [{ id, name: name ?? t("profiles.nameless"), line }] : [];
  });
  const picture = lines.length > 0 && (
    <div className="flex flex-col gap-4">
      {lines.map(({ id, name, line }) => (
        <DayLine key={id} line={line} name={people.length > 1 ? name : null} />
      ))}
    </div>
  );
  const isDone =
    dropped.length === 0 &&
    pending.size === 0 &&
    groups.every((group) =>
      group.doses.every((dose) => ["taken", "skipped"].includes(stateAt(dose, now))),
    );
  return (
    <Card title={t("reminders.today.title")}>
      {stale}
      {isDone && (
        <p className="mb-3 flex items-center gap-2">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-valid" />
          {t("reminders.today.done")}
        </p>
      )}
      <DroppedAnswers userId={userId} people={people.length > 1 ? people : []} dropped={dropped} />
      {/* Of one person it fits above the list; of a family the first rows come first. */}
      {people.length === 1 && picture && <div className="mb-4">{picture}</div>}
      <DoseGroups groups={groups} people={people} now={now} userId={userId} />
      {people.length > 1 && picture && (
        <div className="mt-4 border-line border-t pt-4">{picture}</div>
      )}
    </Card>
  );
}
