import { failureOf } from "#app/client/errors/failure.ts";
import { askForMonthlyUse } from "#app/client/limits/monthly-limits.ts";
import type { Failure } from "#domain/failure.ts";
import type { MonthlyLimit } from "#domain/tiers/tiers.ts";

/** Why pages were not read: the limit of the account is reached, or it has one and could not be asked. */
export type PageRefusal =
  | ({ readonly kind: "refused"; readonly asked: number } & MonthlyLimit)
  | { readonly kind: "uncounted"; readonly failure: Failure };

/** @returns null where the pages may be read */
export async function refusalOf(pages: number): Promise<PageRefusal | null> {
  try {
    const use = await askForMonthlyUse("prescription_pages", pages);
    return use.isAllowed ? null : { kind: "refused", asked: pages, ...use };
  } catch (problem) {
    return { kind: "uncounted", failure: failureOf(problem) };
  }
}
