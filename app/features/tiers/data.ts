import type { Db } from "#app/client/database/browser-db.ts";
import { orThrow } from "#app/client/errors/failure.ts";
import { LIMITED, type Limited, TIERS, type Tier, type TierLimit } from "#domain/tiers/tiers.ts";

/** For admins. What this version does not know is left out. @throws AppError `forbidden` */
export async function listTierLimits(db: Db): Promise<TierLimit[]> {
  const rows = orThrow(await db.rpc("list_tier_limits"));
  return rows.flatMap(({ tier: writtenTier, subject: writtenSubject, most }) => {
    const tier = TIERS.find((one) => one === writtenTier);
    const subject = LIMITED.find((one) => one === writtenSubject);
    return tier && subject && most !== null ? [{ tier, subject, most }] : [];
  });
}

/** @param most null for no limit @throws AppError `forbidden`, `bad-value` */
export async function setTierLimit(
  db: Db,
  { tier, subject, most }: { tier: Tier; subject: Limited; most: number | null },
): Promise<void> {
  orThrow(await db.rpc("set_tier_limit", { tier, subject, ...(most !== null && { most }) }));
}
