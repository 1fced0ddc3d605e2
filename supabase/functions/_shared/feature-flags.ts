import type { FeatureFlag } from "../../../domain/flags/product-flags.ts";
import type { ServerDeps } from "./deps.ts";

/** Whether a feature is enabled for an account, by the same rule as on its pages. */
export async function isFeatureOn(
  feature: FeatureFlag,
  account: string,
  { asService }: Pick<ServerDeps, "asService">,
): Promise<boolean> {
  const [row] = await asService<{ is_on: boolean }>(
    "select private.is_feature_enabled($1, $2) as is_on",
    [feature, account],
  );
  return row?.is_on ?? false;
}
