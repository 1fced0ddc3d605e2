import CheckCheck from "lucide-react/icons/check-check";
import { PermissionLevelProvider } from "#app/client/permissions/permission-level.tsx";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import { formatTime } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { dayOf } from "#domain/calendar/day.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import { wallTimeOf } from "#domain/calendar/wall-time.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import { isFarAhead } from "#domain/reminders/far-ahead.ts";
import { type DoseGroup, needsAnswer, stateAt } from "#domain/reminders/today.ts";
import { may } from "#domain/sharing/profile-actions.ts";
import type { DoseOfPerson } from "../dose.ts";
import { DoseLine } from "./dose-line.tsx";
import { useDoseAnswers } from "./use-dose-answers.ts";

/** From which hour on a day has its evening. */
const EVENING_HOUR = 18;

/** The doses of a day, those of one hour together, and within it those of one person. */
export function DoseGroups({
  groups,
  people,
  now,
  userId,
}: {
  groups: readonly DoseGroup<DoseOfPerson>[];
  people: readonly Person[];
  now: Instant;
  userId: string;
}) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  /** At night the hour alone reads as that of the dose before. */
  const hourWords = (plannedAt: Instant, isFar: boolean) => {
    const time = formatTime(plannedAt, language);
    const on = dayOf(plannedAt, browserZone);
    if (on < today) return t("reminders.today.yesterday", { time });
    if (on > today) return t("reminders.today.tomorrow", { time });
    if (!isFar) return time;
    const isEvening = Number(wallTimeOf(plannedAt, browserZone).slice(11, 13)) >= EVENING_HOUR;
    return t(`reminders.today.${isEvening ? "thisEvening" : "laterToday"}`, { time });
  };
  return (
    <div className="flex flex-col gap-3">
      {groups.map(({ plannedAt, doses }) => {
        const hour = hourWords(
          plannedAt,
          doses.some((dose) => isFarAhead(dose, now)),
        );
        const isMissed = doses.some((dose) => stateAt(dose, now) === "missed");
        return (
          <section key={plannedAt} aria-label={hour}>
            {people.map((person) => {
              const own = doses.filter(({ profileId }) => profileId === person.id);
              return (
                own.length > 0 && (
                  <PermissionLevelProvider key={person.id} level={person.level}>
                    <DosesOfHour
                      person={person}
                      isAlone={people.length === 1}
                      hour={hour}
                      doses={own}
                      now={now}
                      userId={userId}
                    />
                  </PermissionLevelProvider>
                )
              );
            })}
            {isMissed && (
              <p className="mt-1 text-ink-soft text-sm">{t("reminders.today.missedAdvice")}</p>
            )}
          </section>
        );
      })}
    </div>
  );
}

function DosesOfHour({
  person,
  isAlone,
  hour,
  doses,
  now,
  userId,
}: {
  person: Person;
  /** Whether the list is of this person alone. */
  isAlone: boolean;
  hour: string;
  doses: readonly DoseOfPerson[];
  now: Instant;
  userId: string;
}) {
  const t = useText();
  const name = person.name ?? t("intakes.fields.nameless");
  const answered = useDoseAnswers(
    { userId, profileId: person.id, name: isAlone ? null : name },
    "page",
  );
  const asked = doses.filter((dose) => needsAnswer(dose, now) && !answered.pending.has(dose.id));
  // What may be recorded already is asked about, and each dose is answered by itself.
  const isAnyDoubtful = asked.some(({ before }) => before.maybeTaken !== null);
  const heading = isAlone ? hour : t("reminders.today.hourOf", { hour, name });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="font-semibold text-base tabular-nums">{heading}</h3>
        {asked.length > 1 && !isAnyDoubtful && may(person.level, "log-intakes") && (
          <Button
            variant="secondary"
            icon={<CheckCheck aria-hidden="true" className="size-5" />}
            className="print:hidden"
            aria-label={t("reminders.actions.takeAllOf", { number: asked.length, time: heading })}
            onClick={() => answered.answers.take(asked)}
          >
            {t("reminders.actions.takeAll", { number: asked.length })}
          </Button>
        )}
      </div>
      <ul aria-label={heading} className="divide-y divide-line">
        {doses.map((dose) => (
          <DoseLine
            key={dose.id}
            dose={dose}
            hour={heading}
            now={now}
            userId={userId}
            profileId={person.id}
            before={dose.before}
            answered={answered}
          />
        ))}
      </ul>
    </>
  );
}
