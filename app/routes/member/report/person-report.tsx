import { useMemo, useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useToday } from "#app/client/time/today.ts";
import { PeriodChoice } from "#app/features/report/period-choice.tsx";
import { ReportSheet } from "#app/features/report/report-sheet.tsx";
import { useReportWords } from "#app/features/report/report-words.ts";
import { SaveFileButton } from "#app/features/report/save-file-button.tsx";
import { PrintButton } from "#app/ui/button/print-button.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import {
  type PeriodChoice as Choice,
  checkPeriod,
  lastDays,
  type PeriodDraft,
  type ReportPeriod,
} from "#domain/report/report-period.ts";
import { useReportReading } from "./report-reading.ts";

/** The report about one person: its days, the sheet, and the file of it. */
export function PersonReport({ profileId }: { profileId: string }) {
  const today = useToday();
  const [choice, setChoice] = useState<Choice>("30");
  const [draft, setDraft] = useState<PeriodDraft>(() => lastDays("30", today));
  const typed = useMemo(() => checkPeriod(draft, today), [draft, today]);
  const chosen = useMemo(
    () => (choice === "dates" ? null : lastDays(choice, today)),
    [choice, today],
  );
  const period = chosen ?? (typed.ok ? typed.value : null);
  return (
    <>
      <div className="print:hidden">
        <PeriodChoice
          choice={choice}
          draft={draft}
          wrong={typed.ok ? {} : typed.wrong}
          today={today}
          onChoose={setChoice}
          onType={(change) => setDraft((last) => ({ ...last, ...change }))}
        />
      </div>
      {period && <PeriodReport profileId={profileId} period={period} />}
    </>
  );
}

function PeriodReport({ profileId, period }: { profileId: string; period: ReportPeriod }) {
  const reportWords = useReportWords();
  const { reading, error, refetch } = useReportReading(profileId, period);
  if (!reading) {
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList rows={3} rowClassName="h-40" />
    );
  }
  const report = reportWords(reading);
  return (
    <>
      <div className="flex flex-wrap gap-2 print:hidden">
        <SaveFileButton report={report} />
        <PrintButton onPress={() => window.print()} />
      </div>
      <ReportSheet report={report} />
    </>
  );
}
