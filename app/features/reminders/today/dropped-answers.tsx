import { useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { formatTime } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
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

/** @param people whose list it is, where each notice is to name one of them */
export function DroppedAnswers({
  userId,
  people = [],
  dropped,
  isLarge = false,
}: {
  userId: string;
  people?: readonly Person[];
  dropped: readonly UnsavedAnswer[];
  isLarge?: boolean;
}) {
  return dropped.map((unsaved) => (
    <DroppedNotice
      key={unsaved.dose.id}
      userId={userId}
      person={people.find(({ id }) => id === unsaved.answer.profileId)}
      unsaved={unsaved}
      isLarge={isLarge}
    />
  ));
}

function DroppedNotice({
  userId,
  person,
  unsaved,
  isLarge,
}: {
  userId: string;
  person: Person | undefined;
  unsaved: UnsavedAnswer;
  isLarge: boolean;
}) {
  const t = useText();
  const language = useLanguage();
  const { profileId } = unsaved.answer;
  const name = person ? (person.name ?? t("intakes.fields.nameless")) : null;
  const { answers } = useDoseAnswers({ userId, profileId, name }, "page");
  const hour = formatTime(unsaved.dose.plannedAt, language);
  return (
    <UnsavedNotice
      unsaved={unsaved}
      dose={unsaved.dose}
      hour={name === null ? hour : t("reminders.today.hourOf", { hour, name })}
      isAlone
      isLarge={isLarge}
      answers={answers}
    />
  );
}
