import { memo, useMemo } from "react";
import type { BoxStanding } from "#app/client/cabinet-checks/use-cabinet-checks.ts";
import { today } from "#app/client/time/today.ts";
import { compareNames } from "#app/locale/format.ts";
import { useStandingLabelWords } from "#app/locale/standing-label-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { boxName } from "#domain/inventory/box-name.ts";
import { expiryOn } from "#domain/inventory/expiry.ts";
import { goodUntil } from "#domain/inventory/opened-life.ts";
import type { TakenMedication } from "./taken-medication.ts";

/**
 * The boxes to choose from, by name: those that can be used, then those that the rules speak against for the person, the
 * empty ones, and the expired ones last.
 */
export const BoxOptions = memo(function BoxOptions({
  boxes,
  standingOf,
}: {
  boxes: readonly TakenMedication[] | undefined;
  /** What the rules say of a box for who takes it; null while that is not known. */
  standingOf: (box: TakenMedication) => BoxStanding | null;
}) {
  const t = useText();
  const language = useLanguage();
  const labelWords = useStandingLabelWords();
  const listed = useMemo(
    () =>
      (boxes ?? [])
        .map((box) => {
          const standing = standingOf(box);
          return { id: box.id, name: boxName(box), rank: rankOf(box, standing), standing };
        })
        .sort((a, b) => a.rank - b.rank || compareNames(a.name, b.name, language)),
    [boxes, language, standingOf],
  );
  return listed.map(({ id, name, rank, standing }) => (
    <option key={id} value={id}>
      {[name, ...said(rank, standing)].join(" · ")}
    </option>
  ));

  function said(rank: number, standing: BoxStanding | null): string[] {
    if (rank === EXPIRED) return [t("inventory.status.expired")];
    if (!standing?.isAgainst) return [];
    const { label } = standing;
    return "standing" in label && label.standing !== "inside"
      ? [labelWords(label)]
      : [t("intakes.logging.against")];
  }
});

const EXPIRED = 3;

function rankOf(box: TakenMedication, standing: BoxStanding | null): number {
  if (isExpired(box)) return EXPIRED;
  if (box.currentQuantity <= 0) return 2;
  return standing?.isAgainst ? 1 : 0;
}

export function isExpired(box: TakenMedication): boolean {
  return expiryOn(today(), goodUntil(box)) === "expired";
}
