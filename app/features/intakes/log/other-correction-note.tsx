import CircleHelp from "lucide-react/icons/circle-help";
import { useEffect, useRef } from "react";
import { useSession } from "#app/client/session/session.ts";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { instantOf, isWallTime } from "#domain/calendar/wall-time.ts";
import type { Form } from "#domain/inventory/form.ts";
import { parseQuantity } from "#domain/inventory/quantity.ts";
import type { OtherCorrection } from "../data.ts";
import { useDoseMoment } from "../dose-moment.ts";

/**
 * What another correction made of the dose while this form was open, beside what is typed in it: one of the two is
 * chosen. The button that saves what is typed is that of the form.
 */
export function OtherCorrectionNote({
  other,
  form,
  person,
  typed,
  onKeep,
}: {
  other: OtherCorrection;
  form: Form;
  /** Whom the other correction gave the dose to, where that is somebody else. */
  person: string | null;
  typed: { readonly quantity: string; readonly takenAt: string };
  /** The other correction is right. */
  onKeep: () => void;
}) {
  const t = useText();
  const now = useNow();
  const { session } = useSession();
  const quantityWords = useQuantityWords();
  const momentWords = useDoseMoment();
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each correction is shown when it comes
  useEffect(() => frame.current?.scrollIntoView({ block: "center" }), [other]);
  const noted = {
    quantity: quantityWords(form, other.quantityTaken),
    moment: momentWords(other.takenAt, now),
  };
  const quantity = parseQuantity(typed.quantity);
  return (
    <div
      ref={frame}
      role="alert"
      className="flex items-start gap-3 rounded-control bg-soon/10 px-4 py-3 text-soon"
    >
      <CircleHelp aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-2 [overflow-wrap:anywhere]">
        <p className="font-semibold">
          {sentence()} {person !== null && t("intakes.correcting.otherFor", { person })}
        </p>
        {other.notes && <p>{t("intakes.correcting.otherNotes", { notes: other.notes })}</p>}
        {quantity !== null && isWallTime(typed.takenAt) && (
          <p className="font-semibold">
            {t("intakes.correcting.own", {
              quantity: quantityWords(form, quantity),
              moment: momentWords(instantOf(typed.takenAt, browserZone), now),
            })}
          </p>
        )}
        <div>
          <Button variant="secondary" onClick={onKeep}>
            {t("intakes.correcting.keepOther")}
          </Button>
        </div>
      </div>
    </div>
  );

  function sentence(): string {
    if (other.by !== null && other.by === session?.user.id) {
      return t("intakes.correcting.otherByYou", noted);
    }
    return other.byName === null
      ? t("intakes.correcting.otherBySomebody", noted)
      : t("intakes.correcting.otherBy", { ...noted, name: other.byName });
  }
}
