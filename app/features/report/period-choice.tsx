import { useText } from "#app/locale/text.tsx";
import { ChipChoice } from "#app/ui/form/chip-choice.tsx";
import { DateInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import type { Day } from "#domain/calendar/day.ts";
import {
  type PeriodChoice as Choice,
  PERIOD_CHOICES,
  type PeriodDraft,
  type PeriodWrong,
} from "#domain/report/report-period.ts";

/** Which days a report is about. */
export function PeriodChoice({
  choice,
  draft,
  wrong,
  today,
  onChoose,
  onType,
}: {
  choice: Choice;
  draft: PeriodDraft;
  wrong: Partial<Record<keyof PeriodDraft, PeriodWrong>>;
  today: Day;
  onChoose: (choice: Choice) => void;
  onType: (change: Partial<PeriodDraft>) => void;
}) {
  const t = useText();
  return (
    <div className="flex flex-col gap-3">
      <ChipChoice
        legend={t("report.choose.title")}
        options={PERIOD_CHOICES.map((value) => ({
          value,
          label: t(`report.choose.days.${value}`),
        }))}
        value={choice}
        onChange={onChoose}
      />
      {choice === "dates" && (
        <div className="flex flex-wrap gap-3">
          {(["from", "to"] as const).map((field) => {
            const problem = wrong[field];
            return (
              <Field
                key={field}
                label={t(`report.choose.${field}`)}
                error={problem && t(`report.choose.wrong.${problem}`)}
                required
              >
                {(control) => (
                  <DateInput
                    {...control}
                    max={today}
                    value={draft[field]}
                    onChange={({ target }) => onType({ [field]: target.value })}
                  />
                )}
              </Field>
            );
          })}
        </div>
      )}
    </div>
  );
}
