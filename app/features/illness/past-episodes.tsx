import { Link } from "react-router";
import { readerTemperatureUnit } from "#app/client/locale/temperature-unit.ts";
import { formatShortMoment } from "#app/locale/format.ts";
import { formatTemperature } from "#app/locale/illness-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { Episode } from "#domain/illness/episodes.ts";
import { isObservation, isTemperature } from "#domain/illness/illness-entry.ts";

/** The illnesses that have ended, each with the way to its sheet. */
export function PastEpisodes({ episodes }: { episodes: readonly Episode[] }) {
  const t = useText();
  const language = useLanguage();
  if (episodes.length === 0) return null;
  return (
    <Card title={t("illness.past")} className="print:hidden">
      <ul className="divide-y divide-line">
        {episodes.map((episode) => (
          <li key={episode.id}>
            <Link
              to={{ search: `?episode=${episode.id}` }}
              className="flex min-h-11 flex-col justify-center py-2"
            >
              <span className="font-semibold tabular-nums">{periodOf(episode)}</span>
              <span className="text-ink-soft text-sm tabular-nums">{contentOf(episode)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );

  function periodOf({ beganAt, end }: Episode): string {
    const from = formatShortMoment(beganAt, language);
    return end
      ? t("illness.period", { from, to: formatShortMoment(end.at, language) })
      : t("illness.since", { moment: from });
  }

  function contentOf({ entries }: Episode): string {
    const readings = entries.filter(isTemperature).map(({ celsius }) => celsius);
    const remarks = entries.filter(isObservation).length;
    const said: string[] = [];
    if (readings.length > 0) {
      const highest = formatTemperature(Math.max(...readings), readerTemperatureUnit(), language);
      said.push(t("illness.readings", { count: readings.length }));
      said.push(t("illness.highest", { highest }));
    }
    if (remarks > 0) said.push(t("illness.remarks", { count: remarks }));
    return said.length > 0 ? said.join(" · ") : t("illness.observations.none");
  }
}
