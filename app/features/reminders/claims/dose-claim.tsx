import { useClaims } from "#app/client/claims/use-claims.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { PlannedDose } from "../dose.ts";
import { ClaimNote } from "./claim-note.tsx";
import { useClaiming } from "./use-claiming.ts";

/** Beside the answers to a due dose: who gives it, or the button to say that one does. */
export function DoseClaim({
  dose,
  hour,
  userId,
  profileId,
  mayClaim,
}: {
  dose: PlannedDose;
  /** As it stands on the line, so that the button says which of the doses it means. */
  hour: string;
  userId: string;
  profileId: string;
  mayClaim: boolean;
}) {
  const t = useText();
  const target = { profileId, doseId: dose.id };
  const { claimOf, isShared } = useClaims();
  const claiming = useClaiming(userId, target);
  const claim = claimOf(target);
  if (claim) {
    return (
      <div className="order-first basis-full">
        <ClaimNote claim={claim} target={target} userId={userId} mayClaim={mayClaim} name={null} />
      </div>
    );
  }
  if (!mayClaim || !isShared(profileId)) return null;
  if (claiming.isLost) {
    return <p className="basis-full text-ink-soft text-sm">{t("reminders.claims.offline")}</p>;
  }
  return (
    <Button
      variant="plain"
      className="px-3!"
      busy={claiming.isBusy}
      aria-label={t("reminders.claims.claimOf", {
        name: `${dose.medicationName} ${dose.dosage}`,
        time: hour,
      })}
      onClick={() => claiming.claim()}
    >
      {t("reminders.claims.claim")}
    </Button>
  );
}
