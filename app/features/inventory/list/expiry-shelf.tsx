import { formatShortDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { Day } from "#domain/calendar/day.ts";
import { type expiryShelves, SHELVES, type Shelf } from "#domain/inventory/expiry-shelf.ts";
import { goodUntil } from "#domain/inventory/opened-life.ts";
import { FormPictogram } from "../form-pictogram.tsx";
import type { InventoryAction } from "../inventory-dialogs.tsx";
import type { StoredMedication } from "../stored-medication.ts";

/** Boxes drawn on one shelf; the list has them all. */
const DRAWN_MAX = 12;

const COLOURS: Readonly<Record<Shelf, string>> = {
  expired: "border-expired text-expired",
  month: "border-soon text-soon",
  year: "border-edge text-accent",
  later: "border-edge text-accent",
};

/** The boxes on four shelves by their last good day, each with its form and that day. A press opens the box. */
export function ExpiryShelf({
  shelves,
  onAction,
}: {
  shelves: ReturnType<typeof expiryShelves<StoredMedication>>;
  onAction: (action: InventoryAction) => void;
}) {
  const t = useText();
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-4 pt-2">
      {SHELVES.filter((shelf) => shelves[shelf].length > 0).map((shelf) => {
        const boxes = shelves[shelf];
        const hidden = boxes.length - DRAWN_MAX;
        return (
          <section key={shelf} className="break-inside-avoid">
            <h2 className="font-semibold text-base">{t(`inventory.shelf.${shelf}`)}</h2>
            <ul className="flex flex-wrap items-end gap-x-2 gap-y-3 border-edge border-b-4 pt-2">
              {boxes.slice(0, DRAWN_MAX).map((box) => (
                <li key={box.id} className="max-w-full">
                  <button
                    type="button"
                    onClick={() => onAction({ kind: "details", medication: box })}
                    className={`flex min-h-24 w-26 max-w-full flex-col items-center gap-1 rounded-t-control border-2 border-b-0 bg-paper-raised px-1 pt-2 pb-1 text-center hover:bg-accent-soft ${COLOURS[shelf]}`}
                  >
                    <FormPictogram form={box.form} className="size-8" />
                    <span className="line-clamp-2 w-full text-ink text-sm leading-tight [overflow-wrap:anywhere]">
                      {box.name}
                    </span>
                    <time
                      dateTime={goodUntil(box)}
                      className="mt-auto font-semibold text-sm tabular-nums"
                    >
                      {shownDay(goodUntil(box))}
                    </time>
                  </button>
                </li>
              ))}
              {hidden > 0 && (
                <li className="self-center px-2 text-ink-soft">
                  {t("inventory.shelf.more", { count: hidden })}
                </li>
              )}
            </ul>
          </section>
        );
      })}
    </div>
  );

  function shownDay(day: Day): string {
    return formatShortDay(day, language);
  }
}
