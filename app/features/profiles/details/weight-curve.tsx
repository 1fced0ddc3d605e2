import { formatDay, formatShortDay } from "#app/locale/format.ts";
import { useMeasureWords } from "#app/locale/measure-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { DatedWeight } from "#domain/profiles/dated-weight.ts";
import type { WeightUnit } from "#domain/profiles/measures.ts";
import { weightCurve } from "#domain/profiles/weight-curve.ts";

/**
 * The weights of a person over time, from two weights on. The sentence says where it begins and ends, and the list below
 * says every weight: nothing of the drawing is read out.
 */
export function WeightCurve({
  weights,
  unit,
}: {
  weights: readonly DatedWeight[];
  unit: WeightUnit;
}) {
  const t = useText();
  const language = useLanguage();
  const words = useMeasureWords();
  const curve = weightCurve(weights);
  if (!curve) return null;
  const { points, lowKg, highKg, first, last } = curve;
  const said = ({ measuredOn, weightKg }: DatedWeight) =>
    `${words.weight(weightKg, unit)} (${formatDay(measuredOn, language)})`;
  return (
    <figure className="break-inside-avoid">
      <figcaption className="text-sm tabular-nums">
        {t("profiles.weights.curve", { first: said(first), last: said(last) })}
      </figcaption>
      <div aria-hidden="true" className="mt-2 text-ink-soft text-sm tabular-nums">
        <div>{words.weight(highKg, unit)}</div>
        <div className="relative mx-1.5 h-32 border-line border-y">
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
          {points.map(({ x, y, weight }) => (
            <span
              key={weight.measuredOn}
              className="absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-accent bg-paper-raised"
              style={{ left: `${100 * x}%`, bottom: `${100 * y}%` }}
            />
          ))}
        </div>
        <div>{words.weight(lowKg, unit)}</div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <span>{formatShortDay(first.measuredOn, language)}</span>
          <span>{formatShortDay(last.measuredOn, language)}</span>
        </div>
      </div>
    </figure>
  );
}
