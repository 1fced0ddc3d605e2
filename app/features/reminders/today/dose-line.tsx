import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useRef } from "react";
import { useToday } from "#app/client/time/today.ts";
import { Dosage } from "#app/locale/dosage.tsx";
import { formatTime, formatUnits } from "#app/locale/format.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { epochMs, type Instant } from "#domain/calendar/instant.ts";
import { expiryOn } from "#domain/inventory/expiry.ts";
import { stateAt } from "#domain/reminders/today.ts";
import type { PlannedDose } from "../dose.ts";
import { DoseActions } from "./dose-actions.tsx";
import { DoseStateBadge } from "./dose-state-badge.tsx";
import { isMissing } from "./unsaved-answers.ts";
import { UnsavedNotice } from "./unsaved-notice.tsx";
import type { AnsweredDoses } from "./use-dose-answers.ts";

/** One dose: what, how much, what became of it, and what can be answered. */
export function DoseLine({
  dose,
  hour,
  now,
  userId,
  answered: { answers, pending, unsaved },
}: {
  dose: PlannedDose;
  hour: string;
  now: Instant;
  userId: string;
  answered: AnsweredDoses;
}) {
  const isPending = pending.has(dose.id);
  const missing = unsaved.get(dose.id);
  const quantityWords = useQuantityWords();
  const line = useRef<HTMLLIElement>(null);
  const said = useOutcome(dose, now, userId);
  /** The pressed button leaves with its state; the keyboard focus stays on the line. */
  const stay = <Values extends readonly unknown[]>(answer: (...values: Values) => void) => {
    return (...values: Values) => {
      line.current?.focus();
      answer(...values);
    };
  };
  return (
    <li ref={line} tabIndex={-1} className="flex flex-col gap-2 py-2.5 outline-none">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold leading-snug [overflow-wrap:anywhere]">
            {dose.medicationName}{" "}
            <span className="font-normal text-ink-soft">
              <Dosage>{dose.dosage}</Dosage>
            </span>
          </p>
          <p className="text-ink-soft text-sm tabular-nums">
            {quantityWords(dose.form, dose.quantity)}
            {said && <> · {said}</>}
          </p>
        </div>
        <DoseStateBadge state={isPending ? "saving" : stateAt(dose, now)} />
      </div>
      <BoxWarning dose={dose} now={now} />
      {missing && isMissing(missing, dose) && (
        <UnsavedNotice
          unsaved={missing}
          dose={dose}
          hour={hour}
          onRetry={() => stay(answers.retry)(missing, dose)}
          onClose={() => stay(answers.close)(dose)}
        />
      )}
      {!isPending && (
        <DoseActions
          dose={dose}
          hour={hour}
          userId={userId}
          answers={{
            take: stay(answers.take),
            skip: stay(answers.skip),
            later: stay(answers.later),
            undo: stay(answers.undo),
          }}
        />
      )}
    </li>
  );
}

/** Who gave it and when, or until when it was put off. */
function useOutcome(
  { taken, snoozedUntil }: PlannedDose,
  now: Instant,
  userId: string,
): string | null {
  const t = useText();
  const language = useLanguage();
  if (taken) {
    const time = formatTime(taken.takenAt, language);
    if (taken.by === userId) return t("reminders.takenAt", { time });
    return taken.byName === null
      ? t("reminders.takenBySomebodyAt", { time })
      : t("reminders.takenByAt", { name: taken.byName, time });
  }
  if (snoozedUntil && epochMs(snoozedUntil) > epochMs(now)) {
    return t("reminders.later", { time: formatTime(snoozedUntil, language) });
  }
  return null;
}

/** What is wrong with the box, for a dose that may still be taken from it. */
function BoxWarning({ dose, now }: { dose: PlannedDose; now: Instant }) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const state = stateAt(dose, now);
  if (state === "taken" || state === "skipped") return null;
  const { expiresOn, currentQuantity: left } = dose;
  const isExpired = expiresOn !== null && expiryOn(today, expiresOn) === "expired";
  const isUnreadable = expiresOn === null || left === null;
  if (!isExpired && !isUnreadable && left >= dose.quantity) return null;
  return (
    <p
      className={`flex items-center gap-1.5 font-semibold text-sm ${isExpired ? "text-expired" : "text-soon"}`}
    >
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      {isExpired
        ? t("reminders.today.expiredBox")
        : isUnreadable
          ? t("reminders.today.unreadableBox")
          : t("reminders.today.stockShort", { left: formatUnits(dose.form, left, language) })}
    </p>
  );
}
