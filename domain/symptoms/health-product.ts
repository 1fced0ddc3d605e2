import type { ListCountry, ReviewedSource, Told } from "./symptom.ts";

/** One line of the reference list of natural products. */
export interface HealthProduct {
  readonly key: string;
  readonly symptom: Told;
  /** As each country calls them. */
  readonly products: Readonly<Record<ListCountry, readonly string[]>>;
  /** `Médecine douce` */
  readonly category: string;
  /** What to mind; empty where there is nothing particular. */
  readonly caution: Told;
  readonly source: ReviewedSource;
}
