import { memo, useMemo } from "react";
import { today } from "#app/client/time/today.ts";
import { compareNames } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { boxName } from "#domain/inventory/box-name.ts";
import { expiryOn } from "#domain/inventory/expiry.ts";
import { goodUntil } from "#domain/inventory/opened-life.ts";
import type { TakenMedication } from "./taken-medication.ts";

/** The boxes to choose from, by name: those that can be used, then the empty ones, and the expired ones last. */
export const BoxOptions = memo(function BoxOptions({
  boxes,
}: {
  boxes: readonly TakenMedication[] | undefined;
}) {
  const t = useText();
  const language = useLanguage();
  const listed = useMemo(
    () =>
      (boxes ?? [])
        .map((box) => ({ id: box.id, label: boxName(box), rank: rankOf(box) }))
        .sort((a, b) => a.rank - b.rank || compareNames(a.label, b.label, language)),
    [boxes, language],
  );
  return listed.map(({ id, label, rank }) => (
    <option key={id} value={id}>
      {rank === EXPIRED ? `${label} · ${t("inventory.status.expired")}` : label}
    </option>
  ));
});

const EXPIRED = 2;

function rankOf(box: TakenMedication): number {
  if (isExpired(box)) return EXPIRED;
  return box.currentQuantity > 0 ? 0 : 1;
}

export function isExpired(box: TakenMedication): boolean {
  return expiryOn(today(), goodUntil(box)) === "expired";
}
