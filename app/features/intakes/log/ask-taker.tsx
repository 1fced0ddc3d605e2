import { useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DialogActions } from "#app/ui/dialog/dialog.tsx";
import type { Person } from "#domain/intakes/recipients.ts";
import { RecipientChoice } from "./recipient-choice.tsx";

/** The form of a dose before anybody said who takes it: which boxes there are, and what was taken, follows from that. */
export function AskTaker({
  people,
  onChoose,
}: {
  people: readonly Person[];
  onChoose: (profileId: string) => void;
}) {
  const t = useText();
  const [presses, setPresses] = useState(0);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setPresses(presses + 1);
      }}
    >
      {/* Said anew with each press. */}
      <RecipientChoice
        key={presses}
        people={people}
        value={null}
        isMissing={presses > 0}
        onChange={onChoose}
      />
      <DialogActions isInSight>
        <Button type="submit">{t("intakes.logging.save")}</Button>
      </DialogActions>
    </form>
  );
}
