import { queryOptions, useQuery } from "@tanstack/react-query";
import { storedAmount, storedDay } from "#domain/stored-values.ts";
import { MONTHLY, type Monthly, type MonthlyLimit } from "#domain/tiers/tiers.ts";
import { browserDb, type Db } from "../database/browser-db.ts";
import { orThrow } from "../errors/failure.ts";
import { queryClient } from "../queries/query-client.ts";

export type MonthlyLimits = Partial<Record<Monthly, MonthlyLimit>>;

/** What came of asking for a use. */
export type MonthlyUse =
  | { readonly isAllowed: true }
  | ({ readonly isAllowed: false } & MonthlyLimit);

/** The limits of the signed-in account; what is not limited is not in it. */
export async function listMonthlyLimits(db: Db): Promise<MonthlyLimits> {
  const limits: MonthlyLimits = {};
  for (const row of orThrow(await db.rpc("list_own_limits"))) {
    const subject = MONTHLY.find((one) => one === row.subject);
    if (subject) limits[subject] = toLimit(row);
  }
  return limits;
}

/**
 * Counts a use, or refuses all of it.
 * @param amount 1 to 100
 */
export async function takeMonthlyUse(
  db: Db,
  subject: Monthly,
  amount: number,
): Promise<MonthlyUse> {
  const [answer] = orThrow(await db.rpc("count_monthly_use", { subject, amount }));
  return !answer || answer.is_allowed
    ? { isAllowed: true }
    : { isAllowed: false, ...toLimit(answer) };
}

function toLimit(row: { most: unknown; used: unknown; renews_on: unknown }): MonthlyLimit {
  return {
    most: storedAmount(row.most),
    used: storedAmount(row.used),
    renewsOn: storedDay(row.renews_on),
  };
}

const monthlyLimitsQuery = queryOptions({
  queryKey: ["monthly-limits"] as const,
  queryFn: () => listMonthlyLimits(browserDb()),
  retry: false,
});

/** How much is left of a limit; nothing where there is none, or none is known of. Reads it with the page that shows it. */
export function useMonthlyLimit(subject: Monthly): MonthlyLimit | undefined {
  return useQuery(monthlyLimitsQuery).data?.[subject];
}

/**
 * Asks before a use, where the account has a limit as far as this device knows; else nothing is asked.
 * @throws AppError where the server cannot be asked
 */
export async function askForMonthlyUse(subject: Monthly, amount: number): Promise<MonthlyUse> {
  const limits = await queryClient
    .ensureQueryData(monthlyLimitsQuery)
    .catch((): MonthlyLimits => ({}));
  if (!limits[subject]) return { isAllowed: true };
  try {
    return await takeMonthlyUse(browserDb(), subject, amount);
  } finally {
    void queryClient.invalidateQueries(monthlyLimitsQuery);
  }
}
