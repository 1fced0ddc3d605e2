import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useToday } from "#app/client/time/today.ts";
import { useIntakeDialogs } from "#app/features/intakes/intake-dialogs.tsx";
import { DeferredDialog } from "#app/ui/dialog/deferred-dialog.tsx";
import { lazyDialog } from "#app/ui/dialog/lazy-dialog.ts";
import { may } from "#domain/sharing/profile-actions.ts";
import { boxesOf, type GivableBox, givableBoxes } from "./givable-boxes.ts";
import { useHome } from "./home-query.ts";
import { useHomePeople } from "./use-home-people.ts";

const CHOICE = lazyDialog(async () => (await import("./record-dose-choice.tsx")).RecordDoseChoice);

/**
 * Records an unplanned dose from any page. For the person chosen the form opens with the box of their latest dose, which
 * can be changed there. Where nobody is chosen the boxes of everybody's latest doses are listed first: nobody is assumed.
 */
export function useRecordDose(userId: string): {
  /** Null where this account may record for nobody, undefined while that is not known. */
  readonly record: (() => void) | null | undefined;
  readonly dialogs: ReactNode;
} {
  const today = useToday();
  const { profileId, profiles, people, shown } = useHomePeople(userId);
  const { data: home } = useHome(userId);
  const boxes = useMemo(() => home && boxesOf(home, profileId), [home, profileId]);
  const choicesOf = useCallback((id: string) => home && boxesOf(home, id), [home]);
  const { logIntake, logForWhom, dialogs } = useIntakeDialogs(profileId, people, boxes, {
    choicesOf,
  });
  const [choice, setChoice] = useState({ serial: 0, isOpen: false });
  const onClose = useCallback(() => setChoice((last) => ({ ...last, isOpen: false })), []);
  // Each page has the button, and a person may have a thousand boxes: they are sorted once they are asked for.
  const isChoiceShown = choice.serial > 0;
  const listed = useMemo(
    () => (home && isChoiceShown ? givableBoxes(home, shown, today) : []),
    [home, shown, today, isChoiceShown],
  );
  // Beside somebody for whom nothing may be recorded there is no button: its form would be refused at the end.
  const givers = shown.filter(({ level }) => may(level, "log-intakes"));

  function record() {
    const [only] = givers;
    const [latest] = home ? givableBoxes(home, shown, today) : [];
    if (home && only && givers.length === 1) {
      const proposed = latest?.last ? latest.box : null;
      logIntake(undefined, { profileId: only.id, choices: boxesOf(home, only.id), proposed });
    } else if (latest) setChoice(({ serial }) => ({ serial: serial + 1, isOpen: true }));
    else logForWhom(givers);
  }

  function give({ person, box }: GivableBox) {
    onClose();
    if (home) logIntake(box, { profileId: person.id, choices: boxesOf(home, person.id) });
  }

  return {
    record: givers.length > 0 ? record : profiles ? null : undefined,
    dialogs: (
      <>
        {isChoiceShown && (
          <DeferredDialog
            serial={choice.serial}
            dialog={CHOICE}
            props={{
              open: choice.isOpen,
              boxes: listed,
              onGive: give,
              onAnother: () => {
                onClose();
                logForWhom(givers);
              },
              onClose,
            }}
          />
        )}
        {dialogs}
      </>
    ),
  };
}
