import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import { wallTimeOf } from "../../../domain/calendar/wall-time.ts";
import { type PlannedDose, plannedDoses } from "../../../domain/intakes/planned-dose.ts";
import { useMay } from "../../client/capabilities.tsx";
import { failureOf } from "../../client/failure.ts";
import { useNow } from "../../client/now.ts";
import { browserZone } from "../../client/zone.ts";
import { formatHour } from "../../locale/format.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { FormPictogram } from "./form-pictogram.tsx";
import type { StoredMedication } from "./stored-medication.ts";

/**
 * Whether there is something to take now: the first question of whoever opens the cabinet.
 * @param medications undefined while on their way
 * @param takenToday the medication of each dose logged today; undefined while nobody knows
 * @param problem why one of the two cannot be known: an empty list would be a dangerous answer
 */
export function PlannedDosesCard({
  medications,
  takenToday,
  problem,
  onLogIntake,
}: {
  medications: readonly StoredMedication[] | undefined;
  takenToday: readonly (string | null)[] | undefined;
  problem: unknown;
  onLogIntake: (medication: StoredMedication) => void;
}) {
  const t = useText();
  const hour = wallTimeOf(useNow(), browserZone).slice("YYYY-MM-DDT".length);
  return <Card title={t("dashboard.doses.title")}>{content()}</Card>;

  function content() {
    if (medications && takenToday) {
      return (
        <Doses
          medications={medications}
          doses={plannedDoses(medications, takenToday, hour)}
          onLogIntake={onLogIntake}
        />
      );
    }
    if (!problem) return <Skeleton className="h-14" />;
    return <p className="text-expired">{t(`ui.failure.${failureOf(problem)}`)}</p>;
  }
}

function Doses({
  medications,
  doses,
  onLogIntake,
}: {
  medications: readonly StoredMedication[];
  doses: readonly PlannedDose[];
  onLogIntake: (medication: StoredMedication) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const may = useMay();
  if (doses.length === 0) return <p className="text-ink-soft">{t("dashboard.doses.none")}</p>;
  const open = doses.filter(({ state }) => state !== "taken");
  return (
    <>
      {open.length === 0 && (
        <p className="mb-2 flex items-center gap-2">
          <Check aria-hidden="true" className="size-5 text-valid" />
          {t("dashboard.doses.done")}
        </p>
      )}
      <ul className="divide-y divide-line">
        {doses.map(({ medicationId, time, state }) => {
          const medication = medications.find(({ id }) => id === medicationId);
          if (!medication) return null;
          const hour = formatHour(time, language);
          return (
            <li key={`${medicationId} ${time}`} className="flex min-h-14 items-center gap-3 py-2">
              <FormPictogram form={medication.form} className="size-6 text-accent" />
              <div className="min-w-0 grow">
                <div className="font-semibold leading-snug">
                  {medication.name}{" "}
                  <span className="font-normal text-ink-soft">{medication.dosage}</span>
                </div>
                <div
                  className={`flex items-center gap-1.5 text-sm tabular-nums ${state === "due" ? "font-semibold text-soon" : "text-ink-soft"}`}
                >
                  {state === "taken" ? (
                    <Check aria-hidden="true" className="size-4 text-valid" />
                  ) : (
                    <Clock aria-hidden="true" className="size-4" />
                  )}
                  {state === "taken"
                    ? t("dashboard.doses.taken")
                    : t(`dashboard.doses.${state}`, { time: hour })}
                </div>
              </div>
              {state === "due" && may("log-intakes") && (
                <Button
                  aria-label={t("dashboard.doses.logOf", { name: medication.name, time: hour })}
                  onClick={() => onLogIntake(medication)}
                >
                  {t("dashboard.doses.log")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
