import { useState } from "react";
import { today } from "#app/client/time/today.ts";
import { formatDay, formatNumber } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { DateInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { isDay } from "#domain/calendar/day.ts";
import type { ImportRequest } from "../data.ts";
import type { LastImports, Preview } from "./chosen-files.ts";
import { ChosenFiles } from "./chosen-files-list.tsx";
import { ImportRefusalText } from "./import-refusal-text.tsx";

/** What was chosen, what is wrong with it, and the day it is of: all that is to be known before it is sent. */
export function EditionPreview({
  preview: { files, counts, edition, unfit, doubt },
  last,
  busy,
  onImport,
}: {
  preview: Preview;
  last: LastImports;
  busy: boolean;
  onImport: (order: ImportRequest) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const [typed, setTyped] = useState<string>(edition?.newestDay ?? "");
  const date = edition && isDay(typed) ? typed : null;
  const isReady = unfit === null && (edition === null || date !== null);
  const reason = isReady ? doubt(date, last) : null;
  return (
    <Card title={t("admin.medicines.files.title")}>
      <div className="flex flex-col gap-5">
        <ChosenFiles files={files} counts={counts} />
        {unfit && (
          <Notice tone="failure">
            <ImportRefusalText reason={unfit} />
          </Notice>
        )}
        {edition && (
          <>
            <div>
              <h3 className="font-semibold">{t("admin.medicines.edition.title")}</h3>
              <p className="text-lg tabular-nums">
                {t("admin.medicines.edition.medicines", {
                  count: edition.counts.medicines ?? 0,
                  medicines: formatNumber(edition.counts.medicines ?? 0, language),
                })}
              </p>
              <p className="text-ink-soft">
                {last.edition
                  ? t("admin.medicines.edition.before", {
                      date: formatDay(last.edition.date, language),
                    })
                  : t("admin.medicines.edition.first")}
              </p>
              {edition.leftOut > 0 && (
                <p className="text-ink-soft">
                  {t("admin.medicines.edition.leftOut", { count: edition.leftOut })}
                </p>
              )}
            </div>
            <Field
              label={t("admin.medicines.edition.date")}
              hint={t("admin.medicines.edition.dateHint")}
              error={date === null && t("admin.medicines.edition.dateWrong")}
              required
              className="max-w-sm"
            >
              {(control) => (
                <DateInput
                  {...control}
                  max={today()}
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              )}
            </Field>
          </>
        )}
        {unfit === null && (
          <>
            {reason && (
              <Notice tone="failure">
                <ImportRefusalText reason={reason} />
              </Notice>
            )}
            <Button
              className="self-start"
              variant={reason ? "danger" : "primary"}
              busy={busy}
              disabled={!isReady}
              onClick={() => onImport({ files, date, isForced: reason !== null })}
            >
              {t(reason ? "admin.medicines.edition.goAnyway" : "admin.medicines.edition.go")}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
