import CircleAlert from "lucide-react/icons/circle-alert";
import Smartphone from "lucide-react/icons/smartphone";
import type { ActionProblem, OutboxAction } from "#app/client/offline/actions.ts";
import { outbox, useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { LARGE_BUTTON } from "#app/ui/button/button-variants.ts";
import { useActionWords } from "./action-words.ts";
import { SignOutQuestion } from "./sign-out-question.tsx";

/**
 * Over every page: what this device has noted and not sent, of every person, and what could not be saved. Answers to
 * doses of the person on the screen stand at their lines.
 * @param isLarge in the letters and buttons of the simple screen, which says of an answer that is kept at its line alone
 */
export function OutboxNotice({
  profileId,
  isLarge = false,
}: {
  profileId: string;
  isLarge?: boolean;
}) {
  const t = useText();
  const words = useActionWords();
  const actions = useOutboxActions();
  const isAtItsLine = ({ body, profileId: of }: OutboxAction) =>
    "doses" in body && of === profileId;
  const held = actions.filter(
    (action) => action.state === "held" && !(isLarge && isAtItsLine(action)),
  );
  const undecided = actions.filter(
    (action) => action.state === "undecided" && !isAtItsLine(action),
  );
  return (
    <>
      <SignOutQuestion />
      {held.length + undecided.length > 0 && (
        <div
          className={`flex flex-col gap-3 print:hidden ${isLarge ? "" : "mx-auto w-full max-w-6xl px-4 pt-4 md:px-8"}`}
        >
          {held.length > 0 && (
            <div
              role="status"
              className={`flex items-start gap-3 rounded-control bg-soon/10 px-4 py-3 ${isLarge ? "text-xl" : ""}`}
            >
              <Smartphone
                aria-hidden="true"
                className={`mt-0.5 shrink-0 text-soon ${isLarge ? "size-7" : "size-5"}`}
              />
              <div className="min-w-0">
                <p className="font-semibold text-soon">
                  {t("outbox.title", { count: held.length })}
                </p>
                <p className={isLarge ? "" : "text-sm"}>
                  {t("outbox.explanation", { count: held.length })}
                </p>
                <details className={`mt-1 ${isLarge ? "" : "text-sm"}`}>
                  <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
                    {t("outbox.show", { count: held.length })}
                  </summary>
                  <ul className="list-disc pl-5">
                    {held.map((action) => (
                      <li key={action.id}>{t("outbox.at", words(action))}</li>
                    ))}
                  </ul>
                </details>
              </div>
            </div>
          )}
          {undecided.map((action) => (
            <UndecidedAction key={action.id} action={action} isLarge={isLarge} />
          ))}
        </div>
      )}
    </>
  );
}

function UndecidedAction({ action, isLarge }: { action: OutboxAction; isLarge: boolean }) {
  const t = useText();
  const said = useActionWords()(action);
  const { problem, id } = action;
  if (problem === null) return null;
  return (
    <div
      role="alert"
      className={`flex flex-col gap-2 rounded-control bg-expired/10 px-4 py-3 text-expired ${isLarge ? "text-xl" : ""}`}
    >
      <p className="flex items-start gap-3">
        <CircleAlert
          aria-hidden="true"
          className={`mt-0.5 shrink-0 ${isLarge ? "size-7" : "size-5"}`}
        />
        <span className="min-w-0">
          {t("outbox.unsaved", said)} {causeOf(problem.reason)}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {!FINAL.has(problem.reason) && (
          <Button
            variant="secondary"
            className={isLarge ? LARGE_BUTTON : ""}
            aria-label={t("outbox.retryOf", said)}
            onClick={() => void outbox.retry(id)}
          >
            {t("ui.retry")}
          </Button>
        )}
        <Button
          variant="plain"
          className={isLarge ? LARGE_BUTTON : ""}
          aria-label={t("outbox.closeOf", said)}
          onClick={() => void outbox.discard(id)}
        >
          {t("outbox.close")}
        </Button>
      </div>
    </div>
  );

  function causeOf(reason: ActionProblem["reason"]): string {
    if (reason === "too-old") return t("outbox.tooOld");
    if (reason === "overtaken") return t("outbox.overtaken");
    if (reason === "plan-ended") return t("reminders.unsaved.planEnded");
    if (reason === "recorded-before") return t("reminders.unsaved.recordedBefore");
    const isGone = reason === "not-found" || reason === "forbidden";
    if ("doses" in action.body) {
      if (isGone) return t("reminders.unsaved.notPlanned");
      if (reason === "conflict") return t("reminders.answered.conflict");
    }
    return t(`ui.failure.${reason}`);
  }
}

/** Reasons that stay whatever is sent again. */
const FINAL: ReadonlySet<ActionProblem["reason"]> = new Set([
  "overtaken",
  "plan-ended",
  "recorded-before",
  "conflict",
  "not-found",
  "forbidden",
  "bad-value",
]);
