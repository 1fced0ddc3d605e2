import { useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { formatTime } from "#app/locale/format.ts";
import { useLanguage } from "#app/locale/text.tsx";
import type { Person } from "#domain/intakes/recipients.ts";
import { type UnsavedAnswer, unsavedAnswers } from "./dose-answer.ts";
import { UnsavedNotice } from "./unsaved-notice.tsx";
import { useDoseAnswers } from "./use-dose-answers.ts";

/**
 * The unsaved answers whose doses the list no longer has.
 * @param people whose list it is
 * @param shown the doses of the list, by id
 */
export function useDroppedAnswers(
  people: readonly Pick<Person, "id">[],
  shown: ReadonlySet<string>,
): readonly UnsavedAnswer[] {
  const actions = useOutboxActions();
  return [...unsavedAnswers(actions).values()].filter(
    ({ answer, dose }) => !shown.has(dose.id) && people.some(({ id }) => id === answer.profileId),
  );
}

export function DroppedAnswers({
  userId,
  dropped,
  isLarge = false,
}: {
  userId: string;
  dropped: readonly UnsavedAnswer[];
  isLarge?: boolean;
}) {
  return dropped.map((unsaved) => (
    <DroppedNotice key={unsaved.dose.id} userId={userId} unsaved={unsaved} isLarge={isLarge} />
  ));
}

function DroppedNotice({
  userId,
  unsaved,
  isLarge,
}: {
  userId: string;
  unsaved: UnsavedAnswer;
  isLarge: boolean;
}) {
  const language = useLanguage();
  const { profileId } = unsaved.answer;
  const { answers } = useDoseAnswers({ userId, profileId }, "page");
  return (
    <UnsavedNotice
      unsaved={unsaved}
      dose={unsaved.dose}
      hour={formatTime(unsaved.dose.plannedAt, language)}
      isAlone
      isLarge={isLarge}
      answers={answers}
    />
  );
}
