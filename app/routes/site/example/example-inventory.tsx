import { useToday } from "#app/client/time/today.ts";
import { ExpiryDate } from "#app/features/inventory/expiry-date.tsx";
import { FormPictogram } from "#app/features/inventory/form-pictogram.tsx";
import { StatusBadges } from "#app/features/inventory/status-badge.tsx";
import { StockMeter } from "#app/features/inventory/stock-meter.tsx";
import { Dosage } from "#app/locale/dosage.tsx";
import { useText } from "#app/locale/text.tsx";
import type { ExampleHome } from "#domain/example/example-home.ts";
import { asStoredBox } from "./example-boxes.ts";

/** The boxes of the example, with what is left and until when. */
export function ExampleInventory({ home }: { home: ExampleHome }) {
  const t = useText();
  const today = useToday();
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {home.boxes.map((box) => {
        const stored = asStoredBox(box);
        const owner = home.people.find(({ id }) => id === box.ownerId);
        return (
          <li
            key={box.id}
            className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-paper-raised p-4"
          >
            <p className="flex items-center gap-3 font-semibold text-lg [overflow-wrap:anywhere]">
              <FormPictogram form={box.form} className="size-8 text-accent" />
              <span className="min-w-0">
                {box.name}{" "}
                <span className="font-normal text-base text-ink-soft">
                  <Dosage>{box.dosage}</Dosage>
                </span>
              </span>
            </p>
            <p className="text-ink-soft">
              {owner ? t("example.boxOf", { name: owner.name }) : t("symptoms.offer.common")}
            </p>
            <StatusBadges medication={stored} today={today} />
            <StockMeter stock={stored} />
            <ExpiryDate medication={stored} today={today} />
          </li>
        );
      })}
    </ul>
  );
}
