import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { WarningKind } from "#domain/intakes/dose-warnings.ts";
import type { OtherCorrection, SeenDose } from "../data.ts";
import { type LoggedIntake, useCorrectIntake } from "../queries.ts";

/**
 * Corrects a dose that was noted, with what is said about it. It needs the server, which may have the dose by now with
 * what another account corrected: nothing is kept to be sent later. That correction is shown, and the next one replaces it.
 * @param seen the dose as it was shown when the form opened; null for a form of a new dose
 * @param onCorrected once the server has it
 */
export function useCorrectDose(profileId: string, seen: SeenDose | null, onCorrected: () => void) {
  const t = useText();
  const correcting = useCorrectIntake(profileId);
  const [other, setOther] = useState<OtherCorrection | null>(null);
  return {
    log(
      { name }: { readonly name: string },
      intake: LoggedIntake,
      warnings: readonly WarningKind[],
    ) {
      if (seen === null) return;
      correcting.mutate(
        { ...intake, seen: other ?? seen, warnings },
        {
          onSuccess: (found) => {
            if (found) {
              setOther(found);
              return;
            }
            onCorrected();
            showToast({ tone: "success", message: t("intakes.correcting.done", { name }) });
          },
        },
      );
    },
    isBusy: correcting.isPending,
    isDone: correcting.data === null,
    failure: correcting.error && failureOf(correcting.error),
    /** What another correction made of the dose since it was shown; null without one. */
    other,
  };
}
