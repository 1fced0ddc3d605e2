import { useId, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import type { Person } from "#domain/intakes/recipients.ts";
import type { StoredIntake } from "../stored-intake.ts";
import { AskTaker } from "./ask-taker.tsx";
import { LogIntakeForm } from "./log-intake-form.tsx";
import type { GoneMedication, TakenMedication } from "./taken-medication.ts";

/** The people of whom one takes a dose, before anybody said which. */
export interface AskedTaker {
  readonly takers: readonly Person[];
  readonly choicesOf: (profileId: string) => readonly TakenMedication[] | undefined;
}

/**
 * The frame of the form, which is drawn before it: what the form reads and asks for takes a slow phone longer than a
 * press may. Mount it anew for each dose.
 */
export function LogIntakeDialog({
  open,
  profileId: pageId,
  people,
  medication: given,
  choices,
  proposed = null,
  corrected = null,
  asked = null,
  onLogged,
  onClose,
}: {
  open: boolean;
  /** The profile in whose list the boxes stand, and who takes the dose unless somebody else is chosen. */
  profileId: string;
  /** Those whose doses this account may open. */
  people: readonly Person[];
  /** Null lets one be chosen among `choices`. */
  medication: TakenMedication | GoneMedication | null;
  /** Undefined while on their way. */
  choices: readonly TakenMedication[] | undefined;
  /** Chosen among `choices` when the form opens. */
  proposed?: TakenMedication | null;
  /** A dose of the medication that was noted with something wrong. */
  corrected?: StoredIntake | null;
  /** Who may be chosen, where nobody is until somebody says so: then the boxes are those of their list. */
  asked?: AskedTaker | null;
  onLogged?: ((name: string) => void) | undefined;
  onClose: () => void;
}) {
  const t = useText();
  const describing = useId();
  const [profileId, setProfileId] = useState(asked ? onlyOf(asked.takers) : pageId);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const person = people.find(({ id }) => id === profileId)?.name;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        given
          ? t(`intakes.${corrected ? "correcting" : "logging"}.title`, { name: given.name })
          : t("intakes.log")
      }
      description={
        given && person
          ? t("intakes.logging.forName", { dosage: given.dosage, name: person })
          : (given?.dosage ?? (person && t("intakes.logging.for", { name: person })))
      }
      width="narrow"
      unsaved={isUnsaved}
      closesOnOutsidePress={false}
      describedBy={`${describing}-expired ${describing}-last`}
      isFrameFirst
    >
      {profileId === null ? (
        <AskTaker people={asked?.takers ?? []} onChoose={setProfileId} />
      ) : (
        <LogIntakeForm
          isOpen={open}
          activeId={asked ? profileId : pageId}
          profileId={profileId}
          people={people}
          takers={asked?.takers ?? null}
          medication={given}
          choices={asked ? asked.choicesOf(profileId) : choices}
          proposed={proposed}
          corrected={corrected}
          describing={describing}
          onProfile={setProfileId}
          onUnsaved={setIsUnsaved}
          onLogged={onLogged}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

/** Nobody is chosen among several. */
function onlyOf(takers: readonly Person[]): string | null {
  const [first = null, ...others] = takers;
  return others.length === 0 ? (first?.id ?? null) : null;
}
