import { useQuery } from "@tanstack/react-query";
import CircleHelp from "lucide-react/icons/circle-help";
import { useNow } from "#app/client/time/now.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { useDoseWords } from "./log/dose-words.ts";
import type { PossibleDuplicate } from "./possible-duplicates-data.ts";
import { possibleDuplicatesQuery, useAnswerDuplicate } from "./queries.ts";

/** Asks both carers about doses that each of them recorded within ten minutes, on every page, until one answers. */
export function PossibleDuplicates() {
  const { data = [] } = useQuery(possibleDuplicatesQuery);
  if (data.length === 0) return null;
  return (
    // Below the header of the page, where it is seen however far the page is scrolled.
    <div className="sticky top-16 z-10 flex max-h-[60dvh] flex-col gap-2 overflow-y-auto bg-paper px-4 py-2 lg:px-8 print:hidden">
      {data.map((question) => (
        <Question key={question.id} question={question} />
      ))}
    </div>
  );
}

function Question({
  question: { id, doseIds, personName, dose },
}: {
  question: PossibleDuplicate;
}) {
  const t = useText();
  const now = useNow();
  const doseWords = useDoseWords();
  const answering = useAnswerDuplicate();
  return (
    <section
      role="alert"
      aria-label={t("intakes.duplicate.title")}
      className="flex items-start gap-3 rounded-control bg-soon/10 px-4 py-3 text-soon"
    >
      <CircleHelp aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-2 [overflow-wrap:anywhere]">
        <h2 className="font-semibold">{t("intakes.duplicate.title")}</h2>
        <p>
          {t("intakes.duplicate.question", {
            person: personName ?? t("intakes.fields.nameless"),
            // The dose is somebody else's: no account of this device gave it.
            dose: doseWords(dose, "", now),
          })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" busy={answering.isPending} onClick={() => answer(true)}>
            {t("intakes.duplicate.same")}
          </Button>
          <Button variant="secondary" disabled={answering.isPending} onClick={() => answer(false)}>
            {t("intakes.duplicate.two")}
          </Button>
        </div>
      </div>
    </section>
  );

  function answer(isSame: boolean) {
    if (answering.isPending) return;
    answering.mutate(
      { id, doseIds, isSame },
      {
        onSuccess: (isOne) => {
          if (isOne !== isSame) tell(isOne);
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
}
