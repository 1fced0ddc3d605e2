import { readerTemperatureUnit } from "#app/client/locale/temperature-unit.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { formatShortMoment, formatTime } from "#app/locale/format.ts";
import { formatTemperature } from "#app/locale/illness-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { dayOf } from "#domain/calendar/day.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { Temperature } from "#domain/illness/illness-entry.ts";
import { temperatureCurve } from "#domain/illness/temperature-curve.ts";

/** What the drawing needs of a dose. */
export interface DrawnDose {
  readonly id: string;
  readonly name: string;
  readonly takenAt: Instant;
}

/**
 * The temperatures of a person with the doses given meanwhile, from two readings on. The sentence says where it begins,
 * its highest and its last, and lists say every reading and every dose: nothing of the drawing is read out.
 */
export function TemperatureCurve({
  readings,
  doses,
}: {
  readings: readonly Temperature[];
  doses: readonly DrawnDose[];
}) {
  const t = useText();
  const language = useLanguage();
  const unit = readerTemperatureUnit();
  const curve = temperatureCurve(readings, doses);
  if (!curve) return null;
  const { points, lowCelsius, highCelsius, first, last, highest } = curve;
  const shown = (celsius: number) => formatTemperature(celsius, unit, language);
  const said = ({ celsius, notedAt }: Temperature) =>
    `${shown(celsius)} (${formatShortMoment(notedAt, language)})`;
  const isOneDay = dayOf(curve.from, browserZone) === dayOf(curve.to, browserZone);
  const endWords = (moment: Instant) =>
    isOneDay ? formatTime(moment, language) : formatShortMoment(moment, language);
  const lines = Array.from({ length: highCelsius - lowCelsius + 1 }, (_, at) => lowCelsius + at);
  return (
    <figure className="break-inside-avoid">
      <figcaption className="text-sm tabular-nums">
        {t("illness.temperature.curve", {
          first: said(first),
          highest: said(highest),
          last: said(last),
        })}
      </figcaption>
      <div aria-hidden="true" className="mt-5 text-ink-soft text-sm tabular-nums">
        <div className="relative mr-2 ml-16 h-40">
          {lines.map((celsius) => (
            <div
              key={celsius}
              className="absolute inset-x-0 border-line border-t"
              style={{ bottom: `${(100 * (celsius - lowCelsius)) / (highCelsius - lowCelsius)}%` }}
            >
              <span className="absolute -top-2.5 right-full mr-2 whitespace-nowrap">
                {shown(celsius)}
              </span>
            </div>
          ))}
          {curve.doses.map(({ x, dose }) => (
            <span
              key={dose.id}
              className="absolute inset-y-0 border-soon border-l-2 border-dashed"
              style={{ left: `${100 * x}%` }}
            />
          ))}
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible text-accent"
          >
            <polyline
              points={points.map(({ x, y }) => `${100 * x},${100 - 100 * y}`).join(" ")}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {points.map(({ x, y, reading }) => (
            <span
              key={reading.id}
              className="absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-accent bg-paper-raised"
              style={{ left: `${100 * x}%`, bottom: `${100 * y}%` }}
            />
          ))}
        </div>
        <div className="mt-3 ml-16 flex flex-wrap justify-between gap-x-4">
          <span>{endWords(curve.from)}</span>
          <span className="ml-auto">{endWords(curve.to)}</span>
        </div>
        {curve.doses.length > 0 && (
          <p className="mt-1 ml-16 flex items-center gap-2">
            <span className="h-4 border-soon border-l-2 border-dashed" />
            {t("illness.temperature.doseMark")}
          </p>
        )}
      </div>
    </figure>
  );
}
