import Bell from "lucide-react/icons/bell";
import CircleCheck from "lucide-react/icons/circle-check";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import { failureOf } from "#app/client/errors/failure.ts";
import { usePageRead } from "#app/client/queries/use-page-read.ts";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { bellBadge, notifications } from "#domain/alerts/shown.ts";
import { wallTimeOf } from "#domain/calendar/wall-time.ts";
import { UnreadableBoxes } from "../unreadable-notice.tsx";
import { HomeAlertLines, type HomeAlertsReading } from "./home-alert-lines.tsx";

/**
 * Announces the doses that are due and the alerts whose hour has come, of everybody, six at most in its list. It opens
 * as the browser's own popover, which closes on Escape and on a press elsewhere and gives the focus back.
 */
export function NotificationBell({
  reading,
  doses,
  onConfirmReminder,
}: {
  reading: HomeAlertsReading;
  /** What is to be taken now: how many doses, and their lines. */
  doses: { readonly count: number; readonly lines: ReactNode };
  /** Where the general reminder has something to confirm. It is not counted: it asks for nothing that is due. */
  onConfirmReminder: (() => void) | undefined;
}) {
  const t = useText();
  const path = useLocalePath();
  const id = useId();
  const wallTime = wallTimeOf(useNow(), browserZone);
  const { alerts } = reading;
  const isPageRead = usePageRead();
  const [wasOpened, setWasOpened] = useState(false);
  const badge = alerts ? bellBadge(alerts, wallTime, doses.count) : null;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onClick={() => setWasOpened(true)}
        className="relative grid size-11 shrink-0 place-items-center rounded-full text-ink-soft transition-colors hover:bg-accent-soft hover:text-ink"
      >
        <Bell aria-hidden="true" className="size-5.5" />
        <span className="sr-only">
          {badge ? t("alerts.bell.some", { badge }) : t("alerts.bell.title")}
        </span>
        {badge && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-expired px-1 font-bold text-[min(0.75rem,15px)] text-paper tabular-nums"
          >
            {badge}
          </span>
        )}
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-auto top-16 right-4 max-h-[calc(100dvh-9rem-env(safe-area-inset-bottom))] w-96 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-paper-raised p-4 text-ink shadow-float lg:top-18 lg:right-8 lg:max-h-[calc(100dvh-6rem)]"
      >
        <h2 className="mb-3 text-lg">{t("alerts.bell.title")}</h2>
        {/* The page is drawn before what nobody has opened. */}
        {(isPageRead || wasOpened) && (
          <>
            {doses.lines}
            {content()}
          </>
        )}
        {onConfirmReminder && (
          <div className="mt-3 border-line border-t pt-3">
            <p className="text-ink-soft text-sm">{t("alerts.message.reminder")}</p>
            <Button
              variant="secondary"
              className="mt-2 print:hidden"
              onClick={({ currentTarget }) => {
                // What is asked next would lie below the list.
                currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
                onConfirmReminder();
              }}
            >
              {t("alerts.confirmIntake")}
            </Button>
          </div>
        )}
        <Link
          to={path("alerts")}
          className={`${buttonClasses("secondary")} mt-4 w-full`}
          onClick={(event) => event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
        >
          {t("alerts.bell.all")}
        </Link>
      </div>
    </>
  );

  function content() {
    if (!alerts) {
      return reading.problem == null ? (
        <SkeletonList rows={3} />
      ) : (
        <ErrorState failure={failureOf(reading.problem)} onRetry={reading.onRetry} />
      );
    }
    const shown = notifications(alerts, wallTime, doses.count);
    return (
      <>
        <UnreadableBoxes count={reading.unreadableBoxes} />
        {shown.length > 0 && <HomeAlertLines alerts={shown} of={reading} />}
        {shown.length === 0 && doses.count === 0 && reading.unreadableBoxes === 0 && (
          <p className="flex items-center gap-2">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-valid" />
            {t("alerts.nothingWrong")}
          </p>
        )}
      </>
    );
  }
}
