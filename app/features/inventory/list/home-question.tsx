import { useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { PlainSummary } from "#app/ui/button/plain-summary.tsx";
import { useSaveFailedToast } from "#app/ui/feedback/save-failed-toast.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { Person } from "#domain/intakes/recipients.ts";
import { boxName } from "#domain/inventory/box-name.ts";
import { useAnswerHomeQuestion } from "../queries.ts";
import type { HomeCandidate } from "../stored-medication.ts";

/** Asks the owner of the home once whether the personal boxes are for everybody. */
export function HomeQuestion({
  userId,
  boxes,
  people,
}: {
  userId: string;
  /** Of `useHomeCandidates`; none where nothing is asked. */
  boxes: readonly HomeCandidate[];
  people: readonly Person[];
}) {
  const [first, ...others] = boxes;
  return first && <Question userId={userId} boxes={[first, ...others]} people={people} />;
}

/** So many boxes are named without a press; one is named in the question. */
const SHOWN_AT_ONCE = 4;

function Question({
  userId,
  boxes,
  people,
}: {
  userId: string;
  boxes: readonly [HomeCandidate, ...HomeCandidate[]];
  people: readonly Person[];
}) {
  const t = useText();
  const [first, ...others] = boxes;
  const showSaveFailed = useSaveFailedToast();
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const { mutateAsync, isPending } = useAnswerHomeQuestion(userId);
  const chosen = boxes.filter(({ id }) => !unticked.has(id));

  /** The card is gone once the answer is saved, so the outcome is said here and not by callbacks of the mutation. */
  const send = async (sent: readonly HomeCandidate[]): Promise<void> => {
    let personalIds: readonly string[];
    try {
      personalIds = await mutateAsync(sent.map(({ id }) => id));
    } catch {
      showSaveFailed(t("inventory.homeQuestion.failed"), () => void send(sent));
      return;
    }
    const refused = sent.filter(({ id }) => personalIds.includes(id));
    if (refused.length > 0) {
      const names = refused.map(({ name }) => name).join(", ");
      const message = t("inventory.homeQuestion.refused", { count: refused.length, names });
      showToast({ tone: "notice", message, isPersistent: true });
    } else if (sent.length > 0) {
      const message = t("inventory.homeQuestion.done", { count: sent.length });
      showToast({ tone: "success", message });
    }
  };

  const labelOf = (box: HomeCandidate) => {
    const owner = people.find(({ id }) => id === box.ownerId)?.name ?? null;
    return [boxName(box), ...(owner === null ? [] : [owner])].join(" · ");
  };

  return (
    <Card
      title={t("inventory.homeQuestion.title", { count: boxes.length, box: labelOf(first) })}
      className="mb-4 print:hidden"
    >
      <p className="text-ink-soft">{t("inventory.homeQuestion.body")}</p>
      {others.length > 0 && (
        <details className="group my-2" open={boxes.length <= SHOWN_AT_ONCE}>
          <PlainSummary className="-ml-4">
            {t("inventory.homeQuestion.chosen", { chosen: chosen.length, count: boxes.length })}
          </PlainSummary>
          <ul>
            {boxes.map((box) => (
              <li key={box.id}>
                <Checkbox
                  label={labelOf(box)}
                  checked={!unticked.has(box.id)}
                  onChange={({ target }) =>
                    setUnticked(withChoice(unticked, box.id, target.checked))
                  }
                />
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button disabled={isPending || chosen.length === 0} onClick={() => void send(chosen)}>
          {t("inventory.homeQuestion.yes")}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={() => void send([])}>
          {t("inventory.homeQuestion.no", { count: boxes.length })}
        </Button>
      </div>
    </Card>
  );
}

function withChoice(
  unticked: ReadonlySet<string>,
  id: string,
  isTicked: boolean,
): ReadonlySet<string> {
  const next = new Set(unticked);
  if (isTicked) next.delete(id);
  else next.add(id);
  return next;
}
