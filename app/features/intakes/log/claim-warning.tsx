import { minutesLeft, useClaims } from "#app/client/claims/use-claims.ts";
import { useSession } from "#app/client/session/session.ts";
import { useText } from "#app/locale/text.tsx";
import { Warning } from "#app/ui/feedback/warning.tsx";

/** Another carer is about to give this person something, or says so of one of the doses that are due. */
export function ClaimWarning({ profileId }: { profileId: string }) {
  const t = useText();
  const { session } = useSession();
  const { claimsFor } = useClaims();
  const byAccount = new Map(claimsFor(profileId).map((claim) => [claim.by, claim]));
  return [...byAccount.values()]
    .filter(({ by }) => by !== session?.user.id)
    .map((claim) => (
      <Warning key={claim.by}>
        {t("reminders.claims.warning", {
          who: claim.byName ?? t("reminders.claims.somebody"),
          count: minutesLeft(claim),
        })}
      </Warning>
    ));
}
