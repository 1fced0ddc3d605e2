import Printer from "lucide-react/icons/printer";
import Share2 from "lucide-react/icons/share-2";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Card } from "#app/ui/layout/card.tsx";
import type { StockForecast } from "#domain/inventory/stock-forecast.ts";
import { useForecastWords } from "../forecast-words.ts";

/** A box to buy, with whose it is where several people are listed. */
export interface ToBuyLine {
  readonly id: string;
  readonly name: string;
  readonly whose: string | null;
  readonly forecast: StockForecast;
}

/** What planned doses use up within a week, to take to the pharmacy: shared as text, or printed with the page. */
export function ToBuyCard({ lines }: { lines: readonly ToBuyLine[] }) {
  const t = useText();
  const forecastWords = useForecastWords();
  if (lines.length === 0) return null;
  const said = lines.map(({ id, name, whose, forecast }) => ({
    id,
    heading: whose === null ? name : `${name} · ${whose}`,
    until: forecastWords(forecast),
  }));

  async function share() {
    const text = said.map(({ heading, until }) => `- ${heading}. ${until}`).join("\n");
    try {
      if ("share" in navigator) await navigator.share({ title: t("alerts.toBuy.title"), text });
      else {
        await (navigator as Navigator).clipboard.writeText(text);
        showToast({ tone: "success", message: t("alerts.toBuy.copied") });
      }
    } catch (problem) {
      // Somebody closed the list of applications.
      if (problem instanceof DOMException && problem.name === "AbortError") return;
      showToast({ tone: "failure", message: t("alerts.toBuy.failed") });
    }
  }

  return (
    <Card title={t("alerts.toBuy.title")}>
      <ul className="divide-y divide-line">
        {said.map(({ id, heading, until }) => (
          <li key={id} className="break-inside-avoid py-2">
            <p className="font-semibold">{heading}</p>
            <p className="text-ink-soft text-sm">{until}</p>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">
        <Button
          variant="secondary"
          icon={<Share2 aria-hidden="true" className="size-5" />}
          onClick={() => void share()}
        >
          {t("alerts.toBuy.share")}
        </Button>
        <Button
          variant="plain"
          className="max-md:hidden"
          icon={<Printer aria-hidden="true" className="size-5" />}
          onClick={() => window.print()}
        >
          {t("ui.print")}
        </Button>
      </div>
    </Card>
  );
}
