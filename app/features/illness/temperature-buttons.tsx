import { useState } from "react";
import { useForm } from "react-hook-form";
import { checkedResolver } from "#app/client/forms/checked-resolver.ts";
import { readerTemperatureUnit } from "#app/client/locale/temperature-unit.ts";
import { formatNumber } from "#app/locale/format.ts";
import { formatTemperature } from "#app/locale/illness-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import type { Observed } from "#domain/illness/observed-moment.ts";
import { toCelsius } from "#domain/illness/temperature.ts";
import {
  checkTemperature,
  meantTemperature,
  type TemperatureWrong,
  temperatureRows,
} from "#domain/illness/temperature-reading.ts";
import { useObserved } from "./use-observed.tsx";

/** Five on the narrowest phone, and fewer where letters are so large that a number would break in two. */
const COLUMNS = "grid-cols-[repeat(auto-fit,minmax(min(100%,2.75em),1fr))]";

/** Every reading one tap away; the rare ones are typed. */
export function TemperatureButtons({
  earliest,
  onReading: report,
  onCancel,
}: {
  /** A reading of a moment before it would not be shown. */
  earliest: Instant;
  /**
   * @param celsius to the hundredth of a degree
   * @param observed null where it was read just now
   */
  onReading: (celsius: number, observed: Observed | null) => void;
  onCancel: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const unit = readerTemperatureUnit();
  const when = useObserved(earliest);
  const [isTyping, setIsTyping] = useState(false);
  const { register, handleSubmit, getValues, formState } = useForm<
    { reading: string },
    unknown,
    { celsius: number }
  >({
    defaultValues: { reading: "" },
    resolver: checkedResolver((draft) => checkTemperature(draft, unit)),
  });
  const wrong = formState.errors.reading?.type as TemperatureWrong | undefined;
  const meant = wrong === "out-of-range" ? meantTemperature(getValues("reading"), unit) : null;

  function onReading(celsius: number) {
    const read = when.read();
    if (read.ok) report(celsius, read.value);
  }

  return (
    <div className="flex flex-col gap-3 print:hidden">
      {when.field}
      {isTyping ? (
        <form
          noValidate
          className="flex flex-col gap-3"
          onSubmit={(event) => void handleSubmit(({ celsius }) => onReading(celsius))(event)}
        >
          <Field
            label={t(`illness.temperature.typed.${unit}`)}
            error={wrong && t(`illness.temperature.wrong.${wrong}`, bounds())}
            required
          >
            {(control) => (
              <NumberInput {...control} {...register("reading")} step={0.1} autoFocus />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit">{t("illness.temperature.save")}</Button>
            {meant !== null && (
              <Button variant="secondary" onClick={() => onReading(meant)}>
                {t("illness.temperature.saveMeant", {
                  value: formatTemperature(meant, unit, language),
                })}
              </Button>
            )}
          </div>
        </form>
      ) : (
        <fieldset className="grid gap-1.5">
          <legend className="sr-only">{t("illness.temperature.choose")}</legend>
          {temperatureRows(unit).map((row) => (
            <div key={row[0]} className={`grid ${COLUMNS} gap-1.5`}>
              {row.map((reading) => (
                <button
                  key={reading}
                  type="button"
                  aria-label={formatTemperature(toCelsius(reading, unit), unit, language)}
                  className="min-h-11 rounded-control border border-edge bg-paper-raised font-semibold whitespace-nowrap tabular-nums transition-colors hover:bg-accent-soft"
                  onClick={() => onReading(toCelsius(reading, unit))}
                >
                  {formatNumber(reading, language)}
                </button>
              ))}
            </div>
          ))}
        </fieldset>
      )}
      <div className="-ml-4 flex flex-wrap">
        <Button variant="plain" onClick={() => setIsTyping(!isTyping)}>
          {t(isTyping ? "illness.temperature.buttons" : "illness.temperature.other")}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {t("ui.cancel")}
        </Button>
      </div>
    </div>
  );

  function bounds() {
    return unit === "celsius"
      ? { least: "30 °C", most: "45 °C" }
      : { least: "86 °F", most: "113 °F" };
  }
}
