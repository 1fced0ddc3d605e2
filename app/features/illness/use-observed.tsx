import { type ReactNode, useState } from "react";
import { now } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { formatShortMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { PlainSummary } from "#app/ui/button/plain-summary.tsx";
import { ChipChoice } from "#app/ui/form/chip-choice.tsx";
import { DateTimeInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import { wallTimeOf } from "#domain/calendar/wall-time.ts";
import type { Checked } from "#domain/draft.ts";
import {
  checkObserved,
  OBSERVED_CHOICES,
  type ObservedDraft,
  type ObservedWrong,
} from "#domain/illness/observed.ts";
import type { Observed } from "#domain/illness/observed-moment.ts";

const AT_ONCE: ObservedDraft = { choice: "now", typed: "" };

/**
 * When what is noted was observed: now, without a tap, or earlier.
 * @param earliest a moment before it would not be shown
 */
export function useObserved(earliest: Instant): {
  field: ReactNode;
  /** Says beside the field what is wrong with it. */
  read: () => Checked<Observed | null, ObservedWrong>;
  reset: () => void;
} {
  const t = useText();
  const language = useLanguage();
  const [draft, setDraft] = useState(AT_ONCE);
  const [wrong, setWrong] = useState<ObservedWrong>();

  function change(next: Partial<ObservedDraft>) {
    setWrong(undefined);
    setDraft((known) => ({ ...known, ...next }));
  }

  return {
    field: (
      <details className="group">
        <PlainSummary className="-ml-4">{t(`illness.when.shown.${draft.choice}`)}</PlainSummary>
        <div className="flex flex-col gap-3 pb-2">
          <ChipChoice
            legend={t("illness.when.title")}
            options={OBSERVED_CHOICES.map((value) => ({
              value,
              label: t(`illness.when.${value}`),
            }))}
            value={draft.choice}
            onChange={(choice) => change({ choice })}
          />
          {draft.choice === "other" && (
            <Field
              label={t("illness.when.moment")}
              error={
                wrong &&
                t(`illness.when.wrong.${wrong}`, {
                  earliest: formatShortMoment(earliest, language),
                })
              }
              required
            >
              {(control) => (
                <DateTimeInput
                  {...control}
                  min={wallTimeOf(earliest, browserZone)}
                  max={wallTimeOf(now(), browserZone)}
                  value={draft.typed}
                  onChange={({ target }) => change({ typed: target.value })}
                />
              )}
            </Field>
          )}
        </div>
      </details>
    ),
    read: () => {
      const read = checkObserved(draft, { now: now(), earliest, zone: browserZone });
      if (!read.ok) setWrong(read.wrong);
      return read;
    },
    reset: () => setDraft(AT_ONCE),
  };
}
