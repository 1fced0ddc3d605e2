import { useId } from "react";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import { BoxWarning } from "#app/features/reminders/today/box-warning.tsx";
import { DoseStateBadge } from "#app/features/reminders/today/dose-state-badge.tsx";
import { DoseTick } from "#app/features/reminders/today/dose-tick.tsx";
import { Dosage } from "#app/locale/dosage.tsx";
import { formatShortMoment, formatTime } from "#app/locale/format.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { epochMs, type Instant, instantAt } from "#domain/calendar/instant.ts";
import { instantOf, wallTimeOn } from "#domain/calendar/wall-time.ts";
import { plannedHours } from "#domain/example/example-acts.ts";
import type { ExampleHome, ExampleIntake } from "#domain/example/example-home.ts";
import { wholeDosage } from "#domain/inventory/whole-dosage.ts";
import { stateAt } from "#domain/reminders/today.ts";

/** How long after its hour a dose of the example can be answered. */
const WINDOW_MS = 3 * 3_600_000;

/** The planned doses of today for everybody, then what was recorded, each of which can be tried and taken back. */
export function ExampleDoses({
  home,
  now,
  onTake,
  onUndo,
}: {
  home: ExampleHome;
  now: Instant;
  onTake: (intake: Omit<ExampleIntake, "id" | "takenAt">) => void;
  onUndo: (intakeId: string) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const quantityWords = useQuantityWords();
  const titleId = useId();
  const nameOf = (personId: string | null) =>
    home.people.find(({ id }) => id === personId)?.name ?? "";
  const doses = home.boxes
    .flatMap((box) =>
      plannedHours(box, home.intakes).map(({ id, hour, takenAt, intakeId }) => {
        const plannedAt = instantOf(wallTimeOn(today, hour), browserZone);
        return {
          id,
          box,
          intakeId,
          personId: box.ownerId ?? "",
          medicationId: box.id,
          medicationName: box.name,
          dosage: box.dosage,
          form: box.form,
          quantity: 1,
          expiresOn: box.expiresOn,
          currentQuantity: box.currentQuantity,
          plannedAt,
          expiresAt: instantAt(epochMs(plannedAt) + WINDOW_MS),
          state: takenAt === null ? ("planned" as const) : ("taken" as const),
          snoozedUntil: null,
          isClosedByPlan: false,
          taken:
            takenAt === null || intakeId === null
              ? null
              : { intakeId, takenAt, quantity: 1, by: null, byName: null },
        };
      }),
    )
    .sort((one, other) => epochMs(one.plannedAt) - epochMs(other.plannedAt));
  const recorded = home.intakes
    .filter(({ doseId }) => doseId === null)
    .sort((one, other) => epochMs(other.takenAt) - epochMs(one.takenAt));

  return (
    <div className="flex flex-col gap-6">
      <ul className="divide-y divide-line rounded-card border border-line bg-paper-raised px-4">
        {doses.map((dose) => {
          const hour = formatTime(dose.plannedAt, language);
          const { intakeId } = dose;
          return (
            <li key={dose.id} className="flex min-h-18 flex-col gap-2 py-2.5">
              <div className="flex items-start justify-between gap-3 max-xs:flex-wrap">
                <div className="min-w-0 grow max-xs:basis-full">
                  <p className="font-semibold text-lg leading-snug [overflow-wrap:anywhere]">
                    {hour} · <span className="text-accent">{nameOf(dose.personId)}</span> ·{" "}
                    {dose.medicationName}{" "}
                    <span className="font-normal text-base text-ink-soft">
                      <Dosage>{dose.dosage}</Dosage>
                    </span>
                  </p>
                  <p className="text-ink-soft tabular-nums">
                    {quantityWords(dose.form, dose.quantity)}
                  </p>
                  <DoseStateBadge state={stateAt(dose, now)} />
                </div>
                <DoseTick
                  dose={dose}
                  hour={hour}
                  now={now}
                  isPending={false}
                  onTake={() =>
                    onTake({
                      personId: dose.personId,
                      boxId: dose.box.id,
                      quantity: dose.quantity,
                      doseId: dose.id,
                    })
                  }
                />
              </div>
              <BoxWarning dose={dose} now={now} />
              {intakeId !== null && (
                <Button
                  variant="secondary"
                  className="self-start"
                  aria-label={t("reminders.actions.undoOf", {
                    name: `${dose.medicationName} ${dose.dosage}`,
                    time: hour,
                  })}
                  onClick={() => onUndo(intakeId)}
                >
                  {t("reminders.actions.undo")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <section aria-labelledby={titleId}>
        <h3 id={titleId} className="text-base">
          {t("example.recorded")}
        </h3>
        <ul className="divide-y divide-line">
          {recorded.map((intake) => {
            const box = home.boxes.find(({ id }) => id === intake.boxId);
            if (!box) return null;
            const time = formatShortMoment(intake.takenAt, language);
            return (
              <li
                key={intake.id}
                className="flex flex-wrap items-center justify-between gap-3 py-2.5"
              >
                <p className="min-w-0 grow basis-48 [overflow-wrap:anywhere]">
                  {t("example.given", {
                    time,
                    name: nameOf(intake.personId),
                    quantity: quantityWords(box.form, intake.quantity),
                    medicine: `${box.name} ${wholeDosage(box.dosage)}`,
                  })}
                </p>
                <Button
                  variant="secondary"
                  aria-label={t("reminders.actions.undoOf", { name: box.name, time })}
                  onClick={() => onUndo(intake.id)}
                >
                  {t("reminders.actions.undo")}
                </Button>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
