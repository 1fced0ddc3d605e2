import type { ListCountry, ReviewedSource, Translations } from "./symptom.ts";

/** One line of the reference list of natural products. */
export interface HealthProduct {
  readonly key: string;
  readonly symptom: Translations;
  /** As each country calls them. */
  readonly products: Readonly<Record<ListCountry, readonly string[]>>;
  /** `Phytothérapie` */
  readonly category: string;
  /** What to mind; empty where there is nothing particular. */
  readonly caution: Translations;
  readonly source: ReviewedSource;
}

const MEASURES: ReadonlySet<string> = new Set([
  "Alimentation et hydratation",
  "Hygiène et mesures simples",
  "Médecine douce",
]);

/** Whether it is something to do, to eat or to drink. Rest and a cool cloth have no price. */
export function isMeasure({ category }: Pick<HealthProduct, "category">): boolean {
  return MEASURES.has(category);
}
