import HandHelping from "lucide-react/icons/hand-helping";
import { useState } from "react";
import type { Claim, ClaimTarget } from "#app/client/claims/claims.ts";
import { minutesLeft } from "#app/client/claims/use-claims.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { useClaiming } from "./use-claiming.ts";

const COMPACT_CLASS = "px-3!";

/** Who is about to give it, for how long yet, and that nothing is given so far. */
export function ClaimNote({
  claim,
  target,
  userId,
  mayClaim,
  name,
}: {
  claim: Claim;
  target: ClaimTarget;
  userId: string;
  mayClaim: boolean;
  /** Of the person whom it is about; null where the line says so. */
  name: string | null;
}) {
  const t = useText();
  const claiming = useClaiming(userId, target);
  // Another claim is another question.
  const [askedAbout, setAskedAbout] = useState<string | null>(null);
  const isMine = claim.by === userId;
  return (
    <div className="rounded-control bg-accent-soft px-3 py-2">
      <p role="status" className="flex items-start gap-2">
        <HandHelping aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{sentence()}</span>
      </p>
      {!claiming.isLost && (
        <div className="mt-1 flex flex-wrap gap-2 print:hidden">{actions()}</div>
      )}
    </div>
  );

  function sentence(): string {
    const count = minutesLeft(claim);
    const who = claim.byName ?? t("reminders.claims.somebody");
    if (name === null) {
      return isMine
        ? t("reminders.claims.mine", { count })
        : t("reminders.claims.other", { who, count });
    }
    return isMine
      ? t("reminders.claims.minePerson", { name, count })
      : t("reminders.claims.otherPerson", { who, name, count });
  }

  function actions() {
    if (isMine) {
      return (
        <Button
          variant="plain"
          className={COMPACT_CLASS}
          busy={claiming.isBusy}
          onClick={() => claiming.release(claim)}
        >
          {t("reminders.claims.release")}
        </Button>
      );
    }
    if (!mayClaim) return null;
    if (askedAbout !== claim.id) {
      return (
        <Button variant="plain" className={COMPACT_CLASS} onClick={() => setAskedAbout(claim.id)}>
          {t("reminders.claims.replace")}
        </Button>
      );
    }
    return (
      <>
        <Button
          variant="secondary"
          className={COMPACT_CLASS}
          busy={claiming.isBusy}
          onClick={() => claiming.claim(claim)}
        >
          {t("reminders.claims.replaceYes")}
        </Button>
        <Button variant="plain" className={COMPACT_CLASS} onClick={() => setAskedAbout(null)}>
          {t("reminders.claims.replaceNo")}
        </Button>
      </>
    );
  }
}
