import { useQuery } from "@tanstack/react-query";
import CircleHelp from "lucide-react/icons/circle-help";
import { useState } from "react";
import { useJustAppeared } from "#app/client/time/just-appeared.ts";
import { useNow } from "#app/client/time/now.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { NamedDose } from "./dose-facts.ts";
import { useDoseWords } from "./log/dose-words.ts";
import { type PossibleDuplicate, THIS_ACCOUNT } from "./possible-duplicates-data.ts";
import { possibleDuplicatesQuery, useAnswerDuplicate } from "./queries.ts";

const ANSWER = "px-3 max-xs:px-1 max-xs:text-[min(1rem,6.5vw)]";

/** Asks both carers about two doses that may be one, on every page, until one answers. */
export function PossibleDuplicates() {
  const { data = [] } = useQuery(possibleDuplicatesQuery);
  const [shown, setShown] = useState<{ readonly id: string; readonly isNext: boolean }>();
  // One that comes meanwhile waits behind the one that is being read: a finger may be on its way to an answer.
  const question = data.find(({ id }) => id === shown?.id) ?? data[0];
  if (!question) return null;
  if (question.id !== shown?.id) setShown({ id: question.id, isNext: shown !== undefined });
  return (
    // Below the header of the page, where it is seen however far the page is scrolled. It leaves room for a row of the
    // page and for a message; letters so large that nothing would be left scroll away with the page, and the answers stay
    // above the bar of the places for as long as something of the question is on the screen.
    <div className="sticky top-16 z-10 flex max-h-[40dvh] flex-col bg-paper px-4 py-2 max-xs:static max-xs:max-h-none max-xs:px-2 lg:px-8 print:hidden">
      <Question
        key={question.id}
        question={question}
        count={data.length}
        isNext={shown?.isNext ?? false}
      />
    </div>
  );
}

function Question({
  question: { id, doseIds, personName, doses },
  count,
  isNext,
}: {
  question: PossibleDuplicate;
  /** How many there are, this one among them. */
  count: number;
  /** Whether it takes the place of another one. */
  isNext: boolean;
}) {
  const t = useText();
  const now = useNow();
  const doseWords = useDoseWords();
  const answering = useAnswerDuplicate();
  const [isNew] = useJustAppeared(isNext);
  return (
    <section
      role="alert"
      aria-label={t("intakes.duplicate.title")}
      className="flex min-h-0 flex-col overflow-y-auto rounded-control bg-soon/10 text-soon max-xs:overflow-visible"
    >
      <div className="flex flex-col gap-1 px-4 pt-2 text-sm leading-snug [overflow-wrap:anywhere] max-xs:px-2">
        <h2 className="flex items-start gap-2 font-semibold text-base leading-snug">
          <CircleHelp aria-hidden="true" className="size-5 shrink-0" />
          <span>
            {t("intakes.duplicate.title")}
            {count > 1 && <> · {t("intakes.duplicate.first", { count })}</>}
          </span>
        </h2>
        <p>
          {t("intakes.duplicate.question", { person: personName ?? t("intakes.fields.nameless") })}
        </p>
        <ul className="list-disc pl-5 tabular-nums">
          {doses.map((dose) => (
            <li key={dose.id}>{doseWords(dose, THIS_ACCOUNT, now)}</li>
          ))}
        </ul>
      </div>
      {/* Of the colour of what scrolls under it. */}
      <div className="sticky bottom-0 bg-paper max-xs:bottom-[calc(--spacing(33)+env(safe-area-inset-bottom))]">
        <div className="flex gap-2 bg-soon/10 px-4 py-2 max-xs:grid max-xs:grid-cols-2 max-xs:px-2">
          <Button
            variant="secondary"
            className={ANSWER}
            busy={answering.isPending}
            aria-disabled={isNew}
            onClick={() => answer(true)}
          >
            {t("intakes.duplicate.same")}
          </Button>
          <Button
            variant="secondary"
            className={ANSWER}
            disabled={answering.isPending}
            aria-disabled={isNew}
            onClick={() => answer(false)}
          >
            {t("intakes.duplicate.two")}
          </Button>
        </div>
      </div>
    </section>
  );

  function answer(isSame: boolean) {
    if (answering.isPending || isNew) return;
    answering.mutate(
      { id, doseIds, isSame },
      {
        onSuccess: ({ isOne, keptId }) => {
          const kept = doses.find((dose) => dose.id === keptId);
          if (isOne !== isSame) tell(isOne);
          else if (kept) tellKept(kept);
        },
        onError: () => showToast({ tone: "failure", message: t("intakes.duplicate.failed") }),
      },
    );
  }
  /** Until it is closed: what counts now is not what was answered here. */
  function tell(isOne: boolean) {
    const message = t(isOne ? "intakes.duplicate.decidedSame" : "intakes.duplicate.decidedTwo");
    showToast({ tone: "notice", isPersistent: true, message });
  }
  /** Which of them counts is nobody's choice: where they differ, it may be the wrong one. */
  function tellKept(kept: NamedDose) {
    const [one, other] = doses;
    const isAlike =
      one.quantity === other.quantity && one.form === other.form && one.dosage === other.dosage;
    showToast({
      tone: "notice",
      isPersistent: !isAlike,
      message: t(isAlike ? "intakes.duplicate.kept" : "intakes.duplicate.keptOfTwo", {
        dose: doseWords(kept, THIS_ACCOUNT, now),
      }),
    });
  }
}
