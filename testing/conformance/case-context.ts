import { randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { buildConfirmation } from "@trousse/backend/testing/build-confirmation";
import { newEmail } from "@trousse/backend/testing/test-email";
import type { Backend } from "#app/client/database/backend.ts";
import type { Db } from "#app/client/database/browser-db.ts";
import type { Database } from "#app/client/database/database-types.ts";
import { recordCalls } from "./recorded-calls.ts";
import { KEYS, type Server, SITE, SOLVED } from "./server.ts";
import type { Wire } from "./wire.ts";

/** Four classes, with a symbol out of those that Supabase's rule counts. */
export const PASSWORD = "Doliprane!1000";

/** Where the product sends people from a confirmation mail. */
export const CONFIRM_PAGE = `${SITE}/fr-fr/auth/confirm`;

/** The product, with the files that its back-office stores. */
type FullDb = Db & Pick<SupabaseClient, "storage">;

export interface Member {
  readonly db: FullDb;
  readonly userId: string;
  readonly email: string;
}

/** One server as a case sees it: people who come to it, and the newest mail to each. */
export interface CaseContext {
  /** Somebody on a device of their own who is not signed in. */
  visitor(): FullDb;
  /** The server as a public page asks it, without supabase-js. */
  backend(): Backend;
  /** The operator, without policies: prepares what a case needs; the results are not compared. */
  owner(): Db;
  /** A new person whose account is confirmed and open. In what the case observes it is called `name`. */
  member(name?: string): Promise<Member>;
  /** A new address that an observation calls `name`. */
  address(name?: string): string;
  /** An id that an observation calls `name`; a new one unless the server made it. */
  id(name: string, made?: string): string;
  tokenFor(email: string): string;
  /** Leaves out of the observation what only sets the scene. */
  unobserved: Wire["unobserved"];
}

export function createCaseContext(
  server: Server,
  wire: Wire,
  names: Map<string, string>,
): CaseContext {
  const known = (value: string, name: string) => {
    names.set(value, name);
    return value;
  };

  const world: CaseContext = {
    visitor() {
      const client = createClient<Database>(SITE, KEYS.publishableKey, {
        auth: {
          flowType: "pkce",
          persistSession: false,
          autoRefreshToken: false,
          experimental: { recoveryCodes: true },
        },
        global: { fetch: wire.fetch },
      });
      client.auth = recordCalls("db.auth", client.auth);
      return client;
    },
    backend: () => ({ url: SITE, publishableKey: KEYS.publishableKey, fetch: wire.fetch }),
    owner: () =>
      createClient<Database>(SITE, KEYS.secretKey, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { fetch: server.connect() },
      }),
    member: (name = "zoe") =>
      wire.unobserved(async () => {
        const db = world.visitor();
        const email = world.address(name);
        await db.auth.signUp({
          email,
          password: PASSWORD,
          options: {
            captchaToken: SOLVED,
            emailRedirectTo: CONFIRM_PAGE,
            data: { first_name: "Zoé", last_name: "Moreau", locale: "fr-fr" },
          },
        });
        const link = buildConfirmation(server.tokenFor(email), PASSWORD);
        const { data, error } = await db.auth.verifyOtp(link);
        if (!data.user) throw error ?? new Error("The account was not opened.");
        return { db, email, userId: known(data.user.id, `${name}'s id`) };
      }),
    address: (name = "zoe") => known(newEmail(name), `${name}'s address`),
    id: (name, made = randomUUID()) => known(made, name),
    tokenFor: (email) => server.tokenFor(email),
    unobserved: wire.unobserved,
  };
  return world;
}
