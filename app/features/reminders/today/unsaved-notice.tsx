import CircleAlert from "lucide-react/icons/circle-alert";
import type { AnsweredDose } from "#app/client/offline/actions.ts";
import { type ActionProblem, overtakenDose, pressedMoment } from "#app/client/offline/actions.ts";
import { formatTime } from "#app/locale/format.ts";
import { sentences } from "#app/locale/sentences.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { LARGE_BUTTON } from "#app/ui/button/button-variants.ts";
import { isRecordable, isWorthRetrying, type UnsavedAnswer } from "./dose-answer.ts";
import type { DoseAnswers } from "./use-dose-answers.ts";

/** At the line of a dose: which answer could not be saved, until it is sent again, decided or closed. */
export function UnsavedNotice({
  unsaved,
  dose,
  hour,
  isAlone = false,
  isLarge = false,
  answers,
}: {
  unsaved: UnsavedAnswer;
  dose: Pick<AnsweredDose, "medicationName" | "dosage">;
  hour: string;
  /** Without the line of its dose, which the list no longer has. */
  isAlone?: boolean;
  /** In the letters and buttons of the simple screen. */
  isLarge?: boolean;
  answers: Pick<DoseAnswers, "retry" | "close" | "undoOwn" | "recordToo">;
}) {
  const t = useText();
  const about = { name: `${dose.medicationName} ${dose.dosage}`, time: hour };
  const sentence = useSentence(unsaved);
  return (
    <div
      role="alert"
      className={`flex flex-col gap-2 rounded-control bg-expired/10 px-4 py-3 text-expired ${isLarge ? "text-xl" : ""}`}
    >
      {isAlone && <p className="font-semibold">{t("reminders.unsaved.dose", about)}</p>}
      <p className="flex items-start gap-3">
        <CircleAlert
          aria-hidden="true"
          className={`mt-0.5 shrink-0 ${isLarge ? "size-7" : "size-5"}`}
        />
        <span className="min-w-0">{sentence}</span>
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">{buttons()}</div>
    </div>
  );

  function buttons() {
    const { problem } = unsaved;
    if (problem.reason !== "overtaken") {
      return (
        <>
          {isWorthRetrying(unsaved) && button("retry", "secondary", answers.retry)}
          {isRecordable(unsaved) && button("recordAnyway", "secondary", answers.recordToo)}
          {button("close", "plain", answers.close)}
        </>
      );
    }
    return problem.isRecorded ? (
      <>
        {button("keepBoth", "secondary", answers.close)}
        {button("undoOwn", "plain", answers.undoOwn)}
      </>
    ) : (
      <>
        {button("sameDose", "secondary", answers.close)}
        {button("recordToo", "plain", answers.recordToo)}
      </>
    );
  }

  function button(
    word: "retry" | "close" | "keepBoth" | "undoOwn" | "sameDose" | "recordToo" | "recordAnyway",
    variant: "secondary" | "plain",
    act: (unsaved: UnsavedAnswer) => void,
  ) {
    return (
      <Button
        variant={variant}
        className={isLarge ? LARGE_BUTTON : ""}
        aria-label={t(`reminders.unsaved.${word}Of`, about)}
        onClick={() => act(unsaved)}
      >
        {word === "retry" ? t("ui.retry") : t(`reminders.unsaved.${word}`)}
      </Button>
    );
  }
}

function useSentence({ answer, dose, problem }: UnsavedAnswer): string {
  const t = useText();
  const language = useLanguage();
  const time = formatTime(pressedMoment(answer), language);
  if (problem.reason !== "overtaken") {
    const cause = causeOf(problem);
    const said = t(`reminders.unsaved.${answer.kind}`, { time });
    return sentences(said, cause && t(cause));
  }
  const theirs = overtakenDose(problem, dose.id);
  const given = {
    name: theirs?.byName ?? t("reminders.unsaved.somebody"),
    time: theirs ? formatTime(theirs.takenAt, language) : "",
    own: time,
  };
  return t(
    problem.isRecorded ? "reminders.unsaved.bothRecorded" : "reminders.unsaved.given",
    given,
  );
}

function causeOf({ reason }: ActionProblem) {
  switch (reason) {
    case "offline":
      return "reminders.unsaved.offline";
    case "signed-out":
      return "ui.failure.signed-out";
    case "consent-revoked":
      return "ui.failure.consent-revoked";
    case "conflict":
      return "reminders.answered.conflict";
    case "not-found":
    case "forbidden":
      return "reminders.unsaved.notPlanned";
    case "too-old":
      return "reminders.unsaved.tooOld";
    case "plan-ended":
      return "reminders.unsaved.planEnded";
    case "recorded-before":
      return "reminders.unsaved.recordedBefore";
    default:
      return null;
  }
}
