import Thermometer from "lucide-react/icons/thermometer";
import { useRef, useState } from "react";
import { readerTemperatureUnit } from "#app/client/locale/temperature-unit.ts";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { formatShortMoment } from "#app/locale/format.ts";
import { formatTemperature } from "#app/locale/illness-words.ts";
import { useMomentWords } from "#app/locale/moment-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import { type IllnessEntry, isTemperature } from "#domain/illness/illness-entry.ts";
import type { Observed } from "#domain/illness/observed-moment.ts";
import { EntryList } from "./entry-list.tsx";
import { TemperatureButtons } from "./temperature-buttons.tsx";
import { type DrawnDose, TemperatureCurve } from "./temperature-curve.tsx";

/** A reading in two taps, the latest one in large, and all of them as a curve and a list. */
export function TemperatureCard({
  entries,
  doses,
  unsent,
  earliest,
  onNote,
  onDelete,
}: {
  /** Oldest first; those of other sorts are left out. */
  entries: readonly IllnessEntry[];
  doses: readonly DrawnDose[];
  unsent: ReadonlySet<string>;
  /** What was read before it would not be shown here. */
  earliest: Instant;
  /** Null where nothing may be noted, or the illness has ended. */
  onNote: ((celsius: number, observed: Observed | null) => void) | null;
  onDelete: (entry: IllnessEntry) => void;
}) {
  const t = useText();
  const now = useNow();
  const language = useLanguage();
  const momentWords = useMomentWords(browserZone);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const readings = entries.filter(isTemperature);
  const last = readings.at(-1);

  function close() {
    setIsOpen(false);
    // Where the buttons stood.
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <Card title={t("illness.temperature.title")} className="print:border-0 print:p-0">
      <div className="flex flex-col gap-4">
        {last ? (
          <p className="tabular-nums">
            <strong className="text-2xl">
              {formatTemperature(last.celsius, readerTemperatureUnit(), language)}
            </strong>{" "}
            <span className="text-ink-soft print:hidden">
              {momentWords("at", last.notedAt, now)}
            </span>
            {/* On paper, "yesterday" would be another day. */}
            <span aria-hidden="true" className="hidden print:inline">
              {formatShortMoment(last.notedAt, language)}
            </span>
          </p>
        ) : (
          <p className="text-ink-soft">{t("illness.temperature.none")}</p>
        )}
        {onNote &&
          (isOpen ? (
            <TemperatureButtons
              earliest={earliest}
              onReading={(celsius, observed) => {
                close();
                onNote(celsius, observed);
              }}
              onCancel={close}
            />
          ) : (
            <Button
              ref={opener}
              icon={<Thermometer aria-hidden="true" className="size-5" />}
              className="self-start print:hidden"
              onClick={() => setIsOpen(true)}
            >
              {t("illness.temperature.note")}
            </Button>
          ))}
        <TemperatureCurve readings={readings} doses={doses} />
        <EntryList
          label={t("illness.temperature.all")}
          entries={readings}
          unsent={unsent}
          onDelete={onDelete}
        />
      </div>
    </Card>
  );
}
