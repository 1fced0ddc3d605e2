import { useText } from "#app/locale/text.tsx";
import { ProgressBar } from "#app/ui/feedback/progress-bar.tsx";
import { remainingShare, stockLevel } from "#domain/inventory/stock.ts";
import { useStockFigures } from "./pack-words.ts";
import type { StoredMedication } from "./stored-medication.ts";

type Stock = Pick<StoredMedication, "currentQuantity" | "totalQuantity" | "form">;

/** How much is left, as figures and as a bar that turns red under 20 %; the status says why. */
export function StockMeter({ stock }: { stock: Stock }) {
  const t = useText();
  const level = stockLevel(stock);
  const figures = useStockFigures()(stock);
  return (
    <div className="flex flex-col items-start gap-1">
      <span className="tabular-nums">{figures}</span>
      <span className="block w-full max-w-40 print:hidden">
        <ProgressBar
          share={remainingShare(stock)}
          label={figures}
          tone={level === "available" ? "accent" : "expired"}
        />
      </span>
      {level === "available" && (
        <span className="text-ink-soft text-sm">{t("inventory.stockAvailable")}</span>
      )}
    </div>
  );
}
