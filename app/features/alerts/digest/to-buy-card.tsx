import Printer from "lucide-react/icons/printer";
import Share2 from "lucide-react/icons/share-2";
import { Suspense } from "react";
import { lazyAside } from "#app/client/code/lazy-aside.ts";
import { formatShortDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Card } from "#app/ui/layout/card.tsx";
import type { StockForecast } from "#domain/inventory/stock-forecast.ts";
import type { Availability } from "#domain/notices/availability.ts";
import { useForecastWords } from "../forecast-words.ts";

const ForecastFigure = lazyAside(
  async () => (await import("../forecast-figure.tsx")).ForecastFigure,
);

/** A box to buy, with whose it is where several people are listed. */
export interface ToBuyLine {
  readonly id: string;
  readonly name: string;
  readonly whose: string | null;
  readonly forecast: StockForecast;
  /** What hinders buying it, as the agency says; null where nothing does. */
  readonly hindrance: Availability | null;
}

/** What planned doses use up within a week, to take to the pharmacy: shared as text, or printed with the page. */
export function ToBuyCard({ lines }: { lines: readonly ToBuyLine[] }) {
  const t = useText();
  const language = useLanguage();
  const forecastWords = useForecastWords();
  if (lines.length === 0) return null;
  const said = lines.map(({ id, name, whose, forecast, hindrance }) => ({
    id,
    heading: whose === null ? name : `${name} · ${whose}`,
    forecast,
    until: forecastWords(forecast),
    hindered:
      hindrance &&
      t("notices.toBuy", {
        state: t(`notices.availability.${hindrance.state}`),
        date: formatShortDay(hindrance.updatedOn ?? hindrance.startedOn, language),
      }),
  }));

  async function share() {
    const text = said
      .map(({ heading, until, hindered }) =>
        [`- ${heading}. ${until}`, hindered ?? []].flat().join(" "),
      )
      .join("\n");
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
        {said.map(({ id, heading, forecast, until, hindered }) => (
          <li key={id} className="break-inside-avoid py-2">
            <p className="font-semibold">{heading}</p>
            {/* As high as what follows, so that nothing jumps. */}
            <Suspense fallback={<p className="pb-11 text-sm">{until}</p>}>
              <ForecastFigure forecast={forecast} className="text-sm" />
            </Suspense>
            {hindered && <p className="mt-1 text-sm">{hindered}</p>}
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
