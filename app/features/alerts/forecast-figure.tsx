import { useToday } from "#app/client/time/today.ts";
import { formatDayAndMonth } from "#app/locale/format.ts";
import { useLanguage } from "#app/locale/text.tsx";
import { forecastCells } from "#domain/inventory/forecast-cells.ts";
import type { StockForecast } from "#domain/inventory/stock-forecast.ts";
import { useForecastWords } from "./forecast-words.ts";

const A_WEEK = 7;

/**
 * How long a box lasts, as a sentence with its date and as a row of days, weeks or months that is filled until then.
 * Nothing of the drawing is read out: the sentence says all of it.
 */
export function ForecastFigure({
  forecast,
  className = "",
}: {
  forecast: StockForecast;
  className?: string;
}) {
  const today = useToday();
  const language = useLanguage();
  const words = useForecastWords();
  const { shares, until } = forecastCells(today, forecast);
  return (
    <figure className={`max-w-96 break-inside-avoid ${className}`}>
      <figcaption>{words(forecast)}</figcaption>
      <div className={colourOf(forecast)}>
        {/* Drawn and not coloured by a background, which paper and forced colours leave out. */}
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${shares.length} 1`}
          preserveAspectRatio="none"
          className="mt-1 block h-4 w-full"
        >
          {shares.map((share, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the row
            <g key={at}>
              <rect x={at + 0.06} y="0.06" width={0.88 * share} height="0.88" fill="currentColor" />
              <rect
                x={at + 0.06}
                y="0.06"
                width="0.88"
                height="0.88"
                fill="none"
                stroke="currentColor"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          ))}
        </svg>
        <div aria-hidden="true" className="flex justify-between text-ink-soft text-sm tabular-nums">
          <span>{formatDayAndMonth(today, language)}</span>
          <span>{formatDayAndMonth(until, language)}</span>
        </div>
      </div>
    </figure>
  );
}

function colourOf({ daysLeft, isEmpty }: StockForecast): string {
  if (isEmpty || daysLeft < 0) return "text-expired";
  return daysLeft < A_WEEK ? "text-soon" : "text-accent";
}
