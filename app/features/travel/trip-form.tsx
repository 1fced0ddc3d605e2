import { useText } from "#app/locale/text.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { DateInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Select } from "#app/ui/form/select.tsx";
import type { Day } from "#domain/calendar/day.ts";
import { MARGIN_DAYS, type TripDraft, type TripWrong } from "#domain/travel/trip.ts";

/** Who leaves, and for which days. */
export function TripForm({
  people,
  chosen,
  onChoose,
  trip,
  onTrip,
  wrong,
  today,
}: {
  people: readonly { readonly id: string; readonly name: string }[];
  chosen: ReadonlySet<string>;
  onChoose: (id: string, isChosen: boolean) => void;
  trip: TripDraft;
  onTrip: (trip: TripDraft) => void;
  wrong: Partial<Record<"leavesOn" | "returnsOn", TripWrong>>;
  today: Day;
}) {
  const t = useText();
  const said = (field: "leavesOn" | "returnsOn") => {
    const word = wrong[field];
    return word && t(`travel.wrong.${word}`);
  };
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-paper-raised p-4 md:p-6 print:hidden">
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold">{t("travel.people")}</legend>
        <div className="flex flex-wrap gap-x-6">
          {people.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.has(id)}
              onChange={({ target }) => onChoose(id, target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t("travel.leavesOn")} error={said("leavesOn")}>
          {(control) => (
            <DateInput
              {...control}
              value={trip.leavesOn}
              min={today}
              onChange={({ target }) => onTrip({ ...trip, leavesOn: target.value })}
            />
          )}
        </Field>
        <Field label={t("travel.returnsOn")} error={said("returnsOn")}>
          {(control) => (
            <DateInput
              {...control}
              value={trip.returnsOn}
              min={trip.leavesOn}
              onChange={({ target }) => onTrip({ ...trip, returnsOn: target.value })}
            />
          )}
        </Field>
        <Field label={t("travel.margin")}>
          {(control) => (
            <Select
              {...control}
              value={trip.marginDays}
              onChange={({ target }) => onTrip({ ...trip, marginDays: Number(target.value) })}
            >
              {MARGIN_DAYS.map((days) => (
                <option key={days} value={days}>
                  {days === 0 ? t("travel.noMargin") : t("travel.marginDays", { count: days })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </div>
  );
}
