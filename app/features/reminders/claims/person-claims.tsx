import HandHelping from "lucide-react/icons/hand-helping";
import { useClaims } from "#app/client/claims/use-claims.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { Person } from "#domain/intakes/recipients.ts";
import { may } from "#domain/sharing/profile-actions.ts";
import { ClaimNote } from "./claim-note.tsx";
import { useClaiming } from "./use-claiming.ts";

/** Who looks after whom. With one person shown, also the button to say that one does. */
export function PersonClaims({ userId, people }: { userId: string; people: readonly Person[] }) {
  const { claimOf, isShared } = useClaims();
  const listed = people.filter(
    ({ id, level }) =>
      claimOf({ profileId: id, doseId: null }) !== null ||
      (people.length === 1 && isShared(id) && may(level, "log-intakes")),
  );
  if (listed.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {listed.map((person) => (
        <PersonClaim key={person.id} person={person} userId={userId} />
      ))}
    </div>
  );
}

function PersonClaim({ person: { id, name, level }, userId }: { person: Person; userId: string }) {
  const t = useText();
  const target = { profileId: id, doseId: null };
  const claim = useClaims().claimOf(target);
  const claiming = useClaiming(userId, target);
  const called = name ?? t("profiles.nameless");
  if (claim) {
    return (
      <ClaimNote
        claim={claim}
        target={target}
        userId={userId}
        mayClaim={may(level, "log-intakes")}
        name={called}
      />
    );
  }
  if (claiming.isLost) {
    return <p className="text-ink-soft text-sm">{t("reminders.claims.offline")}</p>;
  }
  return (
    <div className="-my-2 -ml-3 print:hidden">
      <Button
        variant="plain"
        className="px-3!"
        icon={<HandHelping aria-hidden="true" className="size-5" />}
        busy={claiming.isBusy}
        onClick={() => claiming.claim()}
      >
        {t("reminders.claims.claimPerson", { name: called })}
      </Button>
    </div>
  );
}
