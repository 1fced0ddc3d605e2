import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { WarningKind } from "#domain/intakes/dose-warnings.ts";
import { type LoggedIntake, useCorrectIntake } from "../queries.ts";

/**
 * Corrects a dose that was noted, with what is said about it. It needs the server, which may have the dose by now with
 * what another account corrected: nothing is kept to be sent later.
 * @param onCorrected once the server has it
 */
export function useCorrectDose(profileId: string, onCorrected: () => void) {
  const t = useText();
  const correcting = useCorrectIntake(profileId);
  return {
    log: (
      { name }: { readonly name: string },
      intake: LoggedIntake,
      warnings: readonly WarningKind[],
    ) =>
      correcting.mutate(
        { ...intake, warnings },
        {
          onSuccess: () => {
            onCorrected();
            showToast({ tone: "success", message: t("intakes.correcting.done", { name }) });
          },
        },
      ),
    isBusy: correcting.isPending,
    isDone: correcting.isSuccess,
    failure: correcting.error && failureOf(correcting.error),
  };
}
