import { browserDb } from "./browser-db.ts";
import { orThrow } from "./failure.ts";
import { queryClient } from "./query-client.ts";

/** What the product itself asks about, by the names that admins see. */
export type FeatureFlag = "barcode_scanner" | "locale_selection";

/** Milliseconds for which an answer is good: whoever turns a flag on sees it within a minute. */
const FRESH_FOR = 60_000;

/** Whether a part of the product is on for whoever is signed in. One that cannot be asked for is off. */
export async function isFeatureOn(flag: FeatureFlag): Promise<boolean> {
  const on = await queryClient
    .fetchQuery({
      queryKey: ["feature-flags"],
      queryFn: async () => orThrow(await browserDb().rpc("my_feature_flags")),
      staleTime: FRESH_FOR,
      retry: false,
    })
    .catch((): string[] => []);
  return on.includes(flag);
}
