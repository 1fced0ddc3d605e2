import type { Claim, ClaimTarget } from "#app/client/claims/claims.ts";
import { useClaimActions } from "#app/client/claims/use-claims.ts";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";

/** Claiming a dose or a person, with what is said where it did not come to that. */
export function useClaiming(userId: string, target: ClaimTarget) {
  const t = useText();
  const { claiming, releasing, isLost } = useClaimActions();

  /** @param inPlaceOf another carer's claim, as it stood on this screen */
  function claim(inPlaceOf: Claim | null = null) {
    if (claiming.isPending) return;
    claiming.mutate(
      { target, inPlaceOf: inPlaceOf?.id ?? null },
      {
        onSuccess(counts) {
          if (!counts || counts.by === userId) return;
          const who = counts.byName ?? t("reminders.claims.somebody");
          showToast({ tone: "notice", message: t("reminders.claims.already", { who }) });
        },
        onError(problem) {
          const isOver = failureOf(problem) === "conflict";
          showToast({
            tone: "failure",
            message: t(isOver ? "reminders.claims.notDue" : "reminders.claims.failed"),
          });
        },
      },
    );
  }

  function release(own: Claim) {
    if (releasing.isPending) return;
    releasing.mutate(own, {
      onError: () => showToast({ tone: "failure", message: t("reminders.claims.releaseFailed") }),
    });
  }

  return { claim, release, isBusy: claiming.isPending || releasing.isPending, isLost };
}
