import { type ReactNode, Suspense, useDeferredValue, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { lazyAside } from "#app/client/code/lazy-aside.ts";
import { useNow } from "#app/client/time/now.ts";
import { useToday } from "#app/client/time/today.ts";
import { formatDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import type { LatestIntakes } from "../data.ts";
import type { IntakeDialogs } from "../intake-dialogs.tsx";
import type { StoredIntake } from "../stored-intake.ts";
import { ActivityCounters } from "./activity-counters.tsx";
import { ActivityList } from "./activity-list.tsx";
import { ActivityToolbar } from "./activity-toolbar.tsx";
import { DosesPerDay } from "./doses-per-day.tsx";
import { ExportButton } from "./export-button.tsx";
import { PrintActivityButton } from "./print-activity-button.tsx";
import { UnreadableIntakes } from "./unreadable-intakes.tsx";
import { useActivity } from "./use-activity.ts";
import { useActivityFilter } from "./use-activity-filter.ts";

/** Below the first screen: the page does not wait for it. */
const ShareDosesButton = lazyAside(
  async () => (await import("../share-doses-button.tsx")).ShareDosesButton,
);

/** Doses drawn with the page itself, and with the press that asks for more: about as many as a phone shows of them. */
const FIRST_DRAWN = 5;

/** Doses drawn at first and at each request for more; a history of years is read a piece at a time. */
const PAGE_SIZE = 50;

/** The history once its first page is here: counters, the filter, and the doses it selects. */
export function ActivityView({
  profileId,
  person,
  latest,
  readAt,
  calendar,
  correctionOf,
  onDelete,
}: {
  profileId: string;
  person: string | null;
  latest: LatestIntakes;
  /** When, in milliseconds since 1970. */
  readAt: number;
  calendar: ReactNode;
  correctionOf: IntakeDialogs["correctionOf"];
  onDelete: (intake: StoredIntake) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const now = useNow();
  const date = formatDay(useToday(), language);
  const [filter, onFilterChange] = useActivityFilter();
  const [most, setMost] = useState(PAGE_SIZE);
  // The letter appears at once; the list follows as soon as the browser has a moment.
  const deferredFilter = useDeferredValue(filter);
  const { total, counts, choices, days, listed, count, here, state, readRest } = useActivity(
    profileId,
    { latest, readAt },
    deferredFilter,
    most,
  );
  const drawn = useDeferredValue(most, 0);
  // Paper has them all at once.
  const drawnNow = most === Number.POSITIVE_INFINITY ? most : Math.min(most, drawn + FIRST_DRAWN);
  const shown = useMemo(() => listed.slice(0, drawnNow), [listed, drawnNow]);

  if (total === 0) {
    if (latest.unreadable.length > 0)
      return <UnreadableIntakes profileId={profileId} latest={latest} />;
    return (
      <div className="flex flex-col gap-5">
        {calendar}
        <EmptyState title={t("intakes.empty.title")}>{t("intakes.empty.body")}</EmptyState>
      </div>
    );
  }

  const hidden = total - count;
  return (
    <div className="flex flex-col gap-5">
      <ActivityCounters counts={counts} />
      <ActivityToolbar
        filter={filter}
        choices={choices}
        onNear={readRest}
        onFilterChange={onFilterChange}
      />
      {/* On a phone the doses come first. */}
      <div className="max-md:order-last">
        {calendar || <DosesPerDay days={days} onRetry={readRest} />}
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <div role="status" className="flex flex-wrap items-baseline gap-x-3">
          {state === "waiting" ? (
            <p className="text-ink-soft">{t("intakes.searching")}</p>
          ) : (
            <>
              <h2 className="text-lg tabular-nums">{t("intakes.listed", { count })}</h2>
              {hidden > 0 && (
                <p className="text-ink-soft tabular-nums">
                  {t("intakes.hidden", { count: hidden })}
                </p>
              )}
            </>
          )}
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Suspense>
            <ShareDosesButton profileId={profileId} person={person} />
          </Suspense>
          <PrintActivityButton profileId={profileId} onPrint={printAll} />
          <ExportButton profileId={profileId} filter={deferredFilter} />
        </div>
      </div>
      <p className="hidden text-sm print:block">
        {person === null
          ? t("intakes.printedOn", { date })
          : t("intakes.printedFor", { name: person, date })}
      </p>
      {state === "cut" && (
        <Notice tone="failure">
          {t("intakes.partial")}{" "}
          <Button variant="plain" onClick={readRest}>
            {t("ui.retry")}
          </Button>
        </Notice>
      )}
      <UnreadableIntakes profileId={profileId} latest={latest} />
      {content()}
    </div>
  );

  function content() {
    // A list that lacks the older doses would answer "never" where the truth is "last month".
    if (state === "waiting" && most === PAGE_SIZE)
      return <SkeletonList rows={6} rowClassName="h-20" />;
    if (listed.length === 0) {
      return (
        <EmptyState
          title={t("intakes.empty.title")}
          action={
            <Button
              variant="secondary"
              onClick={() => onFilterChange({ search: "", medication: null, period: "all" })}
            >
              {t("intakes.showAll")}
            </Button>
          }
        />
      );
    }
    return (
      <>
        <ActivityList intakes={shown} now={now} correctionOf={correctionOf} onDelete={onDelete} />
        {count > most && (
          <Button
            variant="secondary"
            className="self-center print:hidden"
            busy={state === "waiting"}
            onPointerEnter={readNext}
            onFocus={readNext}
            onClick={() => setMost(most + PAGE_SIZE)}
          >
            {t("intakes.showMore")}
          </Button>
        )}
      </>
    );
  }

  function readNext() {
    if (here < Math.min(most + PAGE_SIZE, count)) readRest();
  }

  /** Every dose that the filter selects is on the page before the paper is laid out. */
  function printAll() {
    flushSync(() => setMost(Number.POSITIVE_INFINITY));
    window.print();
    setMost(most);
  }
}
