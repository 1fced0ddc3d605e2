import { useState } from "react";
import { wholeDosage } from "../../../domain/inventory/whole-dosage.ts";
import type { Failure } from "../../client/failure.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { SaveFailure } from "../../ui/save-failure.tsx";

export interface TakenBox {
  readonly id: string;
  readonly name: string;
  readonly dosage: string;
}

/**
 * What was taken, of several boxes the general reminder asks about. None is ticked before: two of them may hold the
 * same substance.
 */
export function TakenDialog({
  open,
  boxes,
  isBusy,
  failure,
  onLog,
  onClose,
}: {
  open: boolean;
  boxes: readonly TakenBox[];
  isBusy: boolean;
  failure: Failure | null;
  onLog: (ids: readonly string[]) => void;
  onClose: () => void;
}) {
  const t = useText();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("reminders.confirm.title")}
      description={t("reminders.confirm.body")}
      width="narrow"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length === 0) setAsked(true);
          else if (!isBusy) onLog(chosen);
        }}
      >
        {boxes.map(({ id, name, dosage }) => (
          <Checkbox
            key={id}
            label={`${name} ${wholeDosage(dosage)}`}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
        ))}
        {isAsked && chosen.length === 0 && (
          <p role="alert" className="text-expired text-sm">
            {t("reminders.confirm.choose")}
          </p>
        )}
        <SaveFailure failure={failure} />
        <DialogActions>
          <Button type="submit" busy={isBusy}>
            {t("reminders.confirm.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
