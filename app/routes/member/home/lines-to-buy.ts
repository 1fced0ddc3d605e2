import type { ToBuyLine } from "#app/features/alerts/digest/to-buy-card.tsx";
import type { Person } from "#domain/intakes/recipients.ts";
import { boxName } from "#domain/inventory/box-name.ts";
import type { StockForecast } from "#domain/inventory/stock-forecast.ts";
import { boxesToBuy } from "#domain/inventory/to-buy.ts";
import { hindrance } from "#domain/notices/availability.ts";
import { boxesOf, isUsable } from "./givable-boxes.ts";
import type { Home } from "./home-query.ts";

/** What is to be bought for everybody, each box once: one of the whole home stands in several lists. */
export function linesToBuy(
  home: Home,
  people: readonly Person[],
  forecasts: ReadonlyMap<string, StockForecast>,
  words: { readonly common: string; readonly nameless: string },
): ToBuyLine[] {
  const common = new Set(
    [...home.commonBoxes.values()].flatMap(({ medications }) => medications.map(({ id }) => id)),
  );
  const lines = new Map<string, ToBuyLine>();
  for (const person of people) {
    for (const { box, forecast } of boxesToBuy(boxesOf(home, person.id), forecasts, isUsable)) {
      const whose = common.has(box.id) ? words.common : (person.name ?? words.nameless);
      lines.set(box.id, {
        id: box.id,
        name: boxName(box),
        whose: people.length > 1 ? whose : null,
        forecast,
        hindrance: hindrance(box.notices?.availability ?? []),
      });
    }
  }
  return [...lines.values()].sort((a, b) => a.forecast.daysLeft - b.forecast.daysLeft);
}
