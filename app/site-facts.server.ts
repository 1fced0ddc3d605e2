import { type SiteFacts, siteFacts } from "#domain/content/site-facts.ts";
import type { Language } from "#domain/locale/locales.ts";
import { serverDb } from "./client/database/server-db.ts";
import { listSiteMetadata } from "./features/site/data.ts";
import type { RequestContext } from "./request-context.ts";

/** Read anew for each document that is drawn; what an admin changes is drawn anew (decision 0050). No page fails for it. */
export async function readSiteFacts(facts: RequestContext, language: Language): Promise<SiteFacts> {
  const sayings = await listSiteMetadata(serverDb(facts)).catch((problem: unknown) => {
    facts.report(problem);
    return [];
  });
  return siteFacts(sayings, language);
}
